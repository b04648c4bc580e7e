internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// Descriptions of a map in words, for screen readers, tooltips and the terminal.
package enum MapSentence {
  /// Returns the counts of a map: `2 storyboards, 1 scene, 3 segues`.
  package static func description(of map: AppMap) -> String {
    let counts = map.counts
    var words = [count(counts.storyboards, "storyboard")]
    if counts.xibs > 0 { words.append(count(counts.xibs, "xib")) }
    words += [count(counts.scenes, "scene"), count(counts.segues, "segue")]
    return words.joined(separator: ", ")
  }

  /// Returns the line below a screen's name: its class, and its identifier.
  static func caption(of screen: MapScreen) -> String {
    if case .reference = screen.role { return "Storyboard reference" }
    let name = screen.className.map { ReadableText.name($0) } ?? screen.element
    guard let identifier = screen.storyboardIdentifier, !identifier.isEmpty,
      identifier != screen.className
    else { return name }
    return "\(name) · “\(ReadableText.name(identifier))”"
  }

  static func description(of screen: MapScreen) -> String {
    var words = [ReadableText.name(screen.name), caption(of: screen)]
    if screen.isInitial { words.append("initial scene") }
    switch screen.start {
    case .app: words.append("the app starts here")
    case .appExtension: words.append("in an app extension")
    case .launchScreen: words.append("launch screen")
    case nil: break
    }
    if let unreached = screen.unreached { words.append(unreached.text) }
    if let depth = screen.depth, depth > 0 { words.append("\(count(depth, "tap")) away") }
    if !screen.findings.isEmpty { words.append(count(screen.findings.count, "finding")) }
    return words.joined(separator: ", ")
  }

  static func description(of segue: MapSegue, names: [String: String]) -> String {
    let kind = segue.relationship.map { "relationship \($0)" } ?? segue.kind.rawValue
    var text = segue.isCode ? "Way by code" : "\(ReadableText.name(kind)) segue"
    if let identifier = segue.identifier { text += " “\(ReadableText.name(identifier))”" }
    text += " from \(name(of: segue.from, in: names)), fired by \(segue.trigger)"
    if let problem = segue.problem {
      text += ", leads nowhere: \(problem)"
    } else {
      text += ", to \(segue.elsewhere ?? name(of: segue.to ?? segue.via, in: names))"
    }
    if let performance = segue.performance, let words = words(for: performance) {
      text += "; \(words)"
    }
    if !segue.findings.isEmpty { text += ". \(self.text(of: segue.findings))" }
    return text
  }

  private static func words(for performance: SeguePerformance) -> String? {
    switch performance {
    case .string: "performed by a string"
    case .constant: "performed by a constant"
    case .typed: "performed by typed code"
    case .control: nil
    case .never: "never performed by code"
    case .undecided: "possibly performed by code that computes the identifier"
    }
  }

  static func text(of findings: [Finding]) -> String {
    findings.prefix(8).map {
      "\($0.severity.rawValue): \(ReadableText.name($0.message, limit: 400))"
    }
    .joined(separator: "\n")
  }

  private static func name(of key: String?, in names: [String: String]) -> String {
    guard let key else { return "an undrawn scene" }
    return names[key] ?? key
  }
}

extension AppMap {
  /// The name of each screen, by its key.
  var screenNames: [String: String] {
    Dictionary(
      screens.map { ($0.key, ReadableText.name($0.name)) }, uniquingKeysWith: { first, _ in first })
  }
}
