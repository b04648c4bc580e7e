internal import FilesAndPaths
package import Findings
internal import SegueChecking

/// The findings that are left after comments disable some.
package struct Suppression: Sendable {
  /// The findings that no comment disables, and those about the comments, sorted.
  package private(set) var findings: [Finding] = []
  /// The number of disabled findings.
  package private(set) var disabledCount = 0

  private let knownRules: Set<String>
  private let nearest: NearestName

  /// Applies the comments of all files.
  ///
  /// The findings include those that the configuration withholds, because a comment that disables one of these is used.
  package init(of found: [Finding], comments: [DisableComment], knownRules: [String]) {
    self.knownRules = Set(knownRules)
    nearest = NearestName(knownRules)
    var scopes: [String: [Scope]] = [:]
    for (file, comments) in Dictionary(grouping: comments, by: \.location.file) {
      scopes[file] = fileScopes(comments)
    }
    let indices = scopes.mapValues(ScopeIndex.init)
    for finding in found {
      if let index = indices[finding.location.file]?.first(covering: finding) {
        scopes[finding.location.file]?[index].isUsed = true
        disabledCount += 1
      } else {
        findings.append(finding)
      }
    }
    for scope in scopes.values.joined() where !scope.isUsed { findings.append(unused(scope.rule)) }
    findings.sort()
  }

  /// The lines in which one comment disables one rule.
  private struct Scope {
    var rule: DisableComment.Rule
    var lines: ClosedRange<Int>
    var isUsed = false
  }

  /// An index of the scopes by the lines that they cover.
  private struct ScopeIndex {
    /// The first scope of each single line, by rule and line.
    private var ofLines: [String: [Int: Int]] = [:]
    /// The scopes of several lines, by rule.
    ///
    /// They don't overlap, because one begins only when none is open.
    private var ofRanges: [String: [(lines: ClosedRange<Int>, index: Int)]] = [:]

    init(_ scopes: [Scope]) {
      for (index, scope) in scopes.enumerated() {
        if scope.lines.lowerBound == scope.lines.upperBound {
          let line = scope.lines.lowerBound
          if ofLines[scope.rule.name]?[line] == nil {
            ofLines[scope.rule.name, default: [:]][line] = index
          }
        } else {
          ofRanges[scope.rule.name, default: []].append((scope.lines, index))
        }
      }
    }

    /// Returns the first scope that covers a finding, or nil if none does.
    func first(covering finding: Finding) -> Int? {
      let line = finding.location.line
      let single = ofLines[finding.rule]?[line]
      let ranges = ofRanges[finding.rule] ?? []
      let next = ranges.sortedIndex(afterAll: { $0.lines.upperBound < line })
      let several =
        next < ranges.count && ranges[next].lines.contains(line) ? ranges[next].index : nil
      return [single, several].compactMap(\.self).min()
    }
  }

  /// Returns the scopes of a file's comments, in order, and reports comments without a scope.
  private mutating func fileScopes(_ comments: [DisableComment]) -> [Scope] {
    var scopes: [Scope] = []
    var open: [String: Int] = [:]
    for comment in comments {
      if case .unknown(let word) = comment.kind {
        report(
          comment.location, "“segues:\(word)” is not a directive",
          NearestName.to(word, among: DisableReader.directives),
          otherwise: "use disable:next, disable:this, disable or enable")
        continue
      }
      if comment.rules.isEmpty {
        findings.append(
          Finding(
            AdoptionRules.unknownDisable, at: comment.location,
            message: "the comment names no rule",
            help: "name rules after the directive, separated by commas"))
      }
      for rule in comment.rules {
        if knownRules.contains(rule.name) {
          add(rule, of: comment, to: &scopes, &open)
        } else {
          report(rule.location, "unknown rule “\(rule.name)”", nearest.to(rule.name))
        }
      }
    }
    return scopes
  }

  /// Begins or ends the scope of one rule of a comment; `open` has the indices of the scopes that have not ended.
  private mutating func add(
    _ rule: DisableComment.Rule, of comment: DisableComment, to scopes: inout [Scope],
    _ open: inout [String: Int]
  ) {
    switch comment.kind {
    // Findings about the whole file have line 0 too, and the comment must not disable those.
    case .next where comment.line == 0: findings.append(unused(rule))
    case .next, .this: scopes.append(Scope(rule: rule, lines: comment.line...comment.line))
    case .begin where open[rule.name] == nil:
      open[rule.name] = scopes.count
      scopes.append(Scope(rule: rule, lines: comment.location.line...Int.max))
    case .begin: findings.append(unused(rule))
    case .end:
      if let index = open.removeValue(forKey: rule.name) {
        scopes[index].lines = scopes[index].lines.lowerBound...comment.location.line
      } else {
        findings.append(
          Finding(
            AdoptionRules.unusedDisable, at: rule.location,
            message: "the comment enables \(rule.name), which no comment before it disables",
            help: "remove the comment"))
      }
    case .unknown: break
    }
  }

  private mutating func report(
    _ place: SourceLocation, _ message: String, _ near: String?,
    otherwise help: String = "`segues rules` lists the rules"
  ) {
    findings.append(
      Finding(
        AdoptionRules.unknownDisable, at: place, message: message,
        help: near.map { "did you mean \($0)?" } ?? help))
  }

  private func unused(_ rule: DisableComment.Rule) -> Finding {
    Finding(
      AdoptionRules.unusedDisable, at: rule.location,
      message: "the comment disables \(rule.name), which finds nothing here",
      help: "remove the comment")
  }
}

extension Finding {
  init(_ rule: ReportedRule, at place: SourceLocation, message: String, help: String) {
    self.init(
      rule: RuleName(rawValue: rule.name), severity: rule.severity, location: place,
      message: message, help: help)
  }
}
