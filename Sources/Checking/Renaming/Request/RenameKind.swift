/// The kinds of names that storyboards and code share.
package enum RenameKind: String, CaseIterable, Sendable {
  case segue
  case scene
  case reuse
  case `class`
  case outlet
  case action

  /// Whether the name is an identifier of Swift, and not any text.
  package var isSwiftName: Bool {
    switch self {
    case .segue, .scene, .reuse: false
    case .class, .outlet, .action: true
    }
  }

  /// The kind in words: `segue identifier`.
  package var noun: String {
    switch self {
    case .segue: "segue identifier"
    case .scene: "storyboard identifier"
    case .reuse: "reuse identifier"
    case .class: "class"
    case .outlet: "outlet"
    case .action: "action"
    }
  }
}
