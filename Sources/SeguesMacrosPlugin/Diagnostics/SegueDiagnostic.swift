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

  static let emptySegues = SegueDiagnostic(
    name: "no-segues",
    message: """
      'enum Segue' needs a case for each segue, such as '@To(DetailViewController.self) case detail'; \
      without the enum, the segues are those that 'segues generate' writes
      """)

  static func noSegues(_ name: String, adopting protocolName: String) -> Self {
    SegueDiagnostic(
      name: "no-segues",
      message: """
        '\(name)' has no 'enum Segue' in its body: declare it there, or take the generated segues by \
        conforming to '\(protocolName)'
        """)
  }

  static func noController(_ name: String, superclass: String) -> Self {
    SegueDiagnostic(
      name: "no-controller",
      message: """
        '@SegueSource' belongs on a view controller's class, and '\(name)' inherits from '\(superclass)'
        """)
  }

  static func answerMissing(_ name: String, method: String) -> Self {
    SegueDiagnostic(
      name: "answer-missing",
      message: """
        the storyboard performs '\(name)', and its destination needs a value: add '\(method)' to the \
        class's body
        """)
  }

  static func answerToNothing(_ method: String, cases: [SegueCase]) -> Self {
    let names = cases.map { "'\($0.answerName)(from:)'" }
    return SegueDiagnostic(
      name: "answer-to-nothing",
      message: """
        no segue asks '\(method)(from:)'\(names.isEmpty ? "" : "; this class's segues ask ")\
        \(names.joined(separator: ", "))
        """,
      severity: .warning)
  }

  static func answerIsOptional(_ name: String, type: String) -> Self {
    SegueDiagnostic(
      name: "answer-is-optional",
      message: """
        nothing can veto '\(name)', which the storyboard performs: return '\(type)', which is never nil
        """)
  }

  static func answerTakesNoSender(_ name: String, as method: String) -> Self {
    SegueDiagnostic(
      name: "answer-takes-no-sender",
      message: "no segue asks '\(name)' as it is declared: declare it as '\(method)'",
      severity: .warning)
  }

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
        or '@Unnamed', '@Embed', '@Child' or '@Unwind'; a segue that 'prepare(for:sender:)' sets up by \
        hand is '@Untyped'
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
      case .to, .unnamed, .relationship, .untyped: "write '@Unnamed' for a segue that has none"
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

  static func routesSometimes(_ method: String, call: String) -> Self {
    SegueDiagnostic(
      name: "routes-sometimes",
      message: """
        '\(method)' calls '\(call)' on some paths only, so some destinations would not get their input: \
        call it first, outside of every condition
        """)
  }

  static func rawValueAndIdentifier(_ name: String) -> Self {
    SegueDiagnostic(
      name: "raw-value-and-identifier",
      message: "case '\(name)' has two identifiers: remove 'id:', or the raw value")
  }

  static let rawValuesAreNotStrings = SegueDiagnostic(
    name: "raw-type",
    message: "the raw values of 'enum Segue' are identifiers: its raw type has to be 'String'")

  static func neverRoutes(_ method: String, call: String) -> Self {
    SegueDiagnostic(
      name: "never-routes",
      message: """
        '\(method)' is written by hand and never calls '\(call)', so \
        \(method.hasPrefix("prepare") ? "no destination would get its input" : "nil would not veto a segue")
        """)
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
