internal import SwiftDiagnostics

/// What the macros refuse, in the words that the user reads.
struct SegueDiagnostic: DiagnosticMessage {
  var name: String
  var message: String
  var severity = DiagnosticSeverity.error

  var diagnosticID: MessageID {
    MessageID(domain: "Segues", id: name)
  }
}

extension SegueDiagnostic {
  static let notAClass = SegueDiagnostic(
    name: "not-a-class",
    message: "'@SegueSource' belongs on a view controller's class, where it can override 'prepare'")

  static func noSuperclass(_ name: String) -> Self {
    SegueDiagnostic(
      name: "no-superclass",
      message:
        "'@SegueSource' belongs on a view controller's class, and '\(name)' has no superclass"
    )
  }

  static let actionsNotOnClassOrExtension = SegueDiagnostic(
    name: "actions-place",
    message: "'@SegueActions' belongs on a view controller's class or on an extension of one")

  static let noSegues = SegueDiagnostic(
    name: "no-segues",
    message: """
      'enum Segue' needs a case for each segue, such as '@To(DetailViewController.self) case detail'; \
      without the enum, the segues are those that 'segues generate' writes
      """)

  static let actionsRegisteredAlready = SegueDiagnostic(
    name: "actions-twice",
    message: "'@SegueSource' registers the class's actions already: remove '@SegueActions'",
    severity: .warning)

  static let conditionalCases = SegueDiagnostic(
    name: "conditional-cases",
    message: """
      '@SegueSource' cannot see which '#if' holds: move the condition around the class, or declare \
      the cases without one
      """)

  static func hookOfOtherTypes(_ signature: String) -> Self {
    SegueDiagnostic(
      name: "hook-types",
      message: """
        segues are not asked here, for the method is not '\(signature)'
        """,
      severity: .warning)
  }

  static func duplicateName(_ name: String) -> Self {
    SegueDiagnostic(
      name: "duplicate-name",
      message: "'\(name)' is the name of a case already, and a segue's name is its own")
  }

  static func notOnACase(_ attribute: String) -> Self {
    SegueDiagnostic(
      name: "not-on-a-case",
      message: "'@\(attribute)' belongs on a case of the 'enum Segue' of a '@SegueSource' class")
  }

  static func leadsNowhere(_ name: String) -> Self {
    SegueDiagnostic(
      name: "leads-nowhere",
      message: """
        case '\(name)' does not say where it leads: add '@To(\(name.capitalizedFirst)ViewController.self)', \
        or '@Unnamed', '@Embed', '@Relationship' or '@Unwind'
        """)
  }

  static func leadsTwice(_ name: String) -> Self {
    SegueDiagnostic(
      name: "leads-twice", message: "case '\(name)' has two destinations: a segue has one")
  }

  static func destinationNotLiteral(_ attribute: String) -> Self {
    SegueDiagnostic(
      name: "destination-literal",
      message: "'@\(attribute)' takes the destination's class, written as 'SomeViewController.self'"
    )
  }

  static let identifierNotLiteral = SegueDiagnostic(
    name: "identifier-literal",
    message: "a segue's identifier has to be a string literal without interpolation")

  static func emptyIdentifier(_ name: String, _ attribute: SegueAttribute) -> Self {
    let advice =
      switch attribute {
      case .embed: "leave out 'id:' for an embed that has none"
      case .unwind: "an unwind segue that code performs needs one"
      case .to, .unnamed, .relationship: "write '@Unnamed' for a segue that has none"
      }
    return SegueDiagnostic(
      name: "empty-identifier",
      message: "case '\(name)' has an empty identifier: give it the storyboard's; \(advice)")
  }

  static func duplicateIdentifier(_ identifier: String, first: String) -> Self {
    SegueDiagnostic(
      name: "duplicate-identifier",
      message: "the identifier '\(identifier)' is that of case '\(first)' already")
  }

  static func duplicateUnnamed(_ destination: String, first: String) -> Self {
    SegueDiagnostic(
      name: "duplicate-unnamed",
      message: """
        case '\(first)' is an unnamed segue to '\(destination)' already, and unnamed segues are \
        told apart by their destination's class: give one of them an identifier in the storyboard
        """)
  }

  static func neverRoutes(_ method: String, call: String) -> Self {
    SegueDiagnostic(
      name: "never-routes",
      message: """
        '\(method)' is written by hand and never calls '\(call)', so no destination would get its \
        input
        """)
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
