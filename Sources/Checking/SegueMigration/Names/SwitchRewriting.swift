internal import SwiftSyntax

/// Rewrites a `switch` over a segue's identifier as an exhaustive one over the class's cases.
struct SwitchRewriting {
  private(set) var edits = ByteEdits()
  /// The offsets of the patterns that were rewritten.
  private(set) var handled: Set<Int> = []
  private var covered: Set<String> = []
  private var fallback: SwitchCaseSyntax?
  private let cases: SegueCases
  private let source: ParsedSource
  private let names: [Int: String]
  /// Whether SwiftGen generates the type of the subject, so that patterns are written like `.show?`.
  private let isOfSwiftGen: Bool

  /// Returns nil if the `switch` has a form that can't be rewritten.
  init?(
    _ node: SwitchExprSyntax, _ names: [Int: String], _ cases: SegueCases, in source: ParsedSource
  ) {
    self.cases = cases
    self.source = source
    self.names = names
    isOfSwiftGen = node.subject.trimmedDescription.hasPrefix("StoryboardSegue.")
    guard let segue = SegueSubject(around: node) else { return nil }
    let binding = Self.binding(of: node, segue, in: source)
    guard binding != nil || segue.isIdentifier(node.subject) else { return nil }
    edits.replace(node.subject.range, with: segue.query)
    for element in node.cases {
      guard case .switchCase(let part) = element, rewrite(part) else { return nil }
    }
    var separate: [String] = []
    if let binding {
      edits.replace(source.lines(of: binding), with: "")
      if let unnamed = cases.unnamed, covered.insert(unnamed).inserted { separate = [unnamed] }
    }
    close(node, separate)
  }

  /// Rewrites the patterns of a case; false if one can't be.
  private mutating func rewrite(_ part: SwitchCaseSyntax) -> Bool {
    guard case .case(let label) = part.label else {
      fallback = part
      return true
    }
    for item in label.caseItems {
      let pattern = item.pattern
      let text = pattern.trimmedDescription
      let name: String
      if let known = names[pattern.start] {
        name = known
        handled.insert(pattern.start)
      } else if isOfSwiftGen, let known = cases.caseName(ofSwiftGenMember: text) {
        name = known
      } else if ["nil", ".none"].contains(text), let unnamed = cases.unnamed {
        name = unnamed
      } else {
        return false
      }
      edits.replace(pattern.range, with: ".\(name)")
      if item.whereClause == nil { covered.insert(name) }
    }
    return true
  }

  /// Makes the `switch` exhaustive without a `default`.
  ///
  /// The separate names get a case of their own, which does nothing.
  private mutating func close(_ node: SwitchExprSyntax, _ separate: [String]) {
    let indentation = source.indentation(at: node.cases.first?.start ?? node.start)
    let statement = (fallback ?? node.cases.first?.as(SwitchCaseSyntax.self))?.statements.first
    let unit =
      statement.flatMap { source.added(at: $0.start, to: indentation) } ?? source.unit
    let end = source.lineEnd
    func list(_ names: [String]) -> String {
      CaseList.text(names, indentation: indentation, unit: unit, lineEnd: end)
    }
    func empty(_ names: [String]) -> String {
      indentation + list(names) + end + indentation + unit + "break" + end
    }
    let missing = cases.names(without: covered)
    guard let fallback else {
      if !(missing + separate).isEmpty {
        insert(empty(missing + separate), beforeLine: node.rightBrace)
      }
      return
    }
    if Self.isTrivial(fallback) {
      let names = missing + separate
      if names.isEmpty {
        edits.replace(source.lines(of: fallback), with: "")
      } else {
        edits.replace(fallback.label.range, with: list(names))
      }
      return
    }
    if !missing.isEmpty {
      edits.replace(fallback.label.range, with: list(missing))
    }
    if !separate.isEmpty { insert(empty(separate), beforeLine: fallback) }
  }

  private mutating func insert(_ text: String, beforeLine node: some SyntaxProtocol) {
    edits.insert(text, at: source.lines(of: node).lowerBound)
  }

  /// Whether a `default` does nothing but leave the `switch`.
  private static func isTrivial(_ part: SwitchCaseSyntax) -> Bool {
    part.statements.count == 1 && part.statements.first?.item.trimmedDescription == "break"
  }

  /// Returns `guard let identifier = segue.identifier else { return }` before a `switch identifier`
  /// that ends the function.
  private static func binding(
    of node: SwitchExprSyntax, _ segue: SegueSubject, in source: ParsedSource
  ) -> CodeBlockItemSyntax? {
    guard let name = node.subject.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let item = node.nearest(CodeBlockItemSyntax.self),
      item.item.trimmedDescription == node.trimmedDescription,
      let list = item.parent?.as(CodeBlockItemListSyntax.self), list.last == item,
      let block = list.parent?.as(CodeBlockSyntax.self),
      block.parent?.is(FunctionDeclSyntax.self) == true
    else { return nil }
    let words = block.tokens(viewMode: .sourceAccurate).filter {
      $0.text == name && !$0.isAfterPeriod
    }
    let binding = "guard let \(name) = \(segue.name).identifier else { return }"
    guard words.count == 2,
      let statement = list.first(where: {
        $0.item.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
          == binding
      }), !source.hasComment(in: source.lines(of: statement))
    else { return nil }
    return statement
  }
}
