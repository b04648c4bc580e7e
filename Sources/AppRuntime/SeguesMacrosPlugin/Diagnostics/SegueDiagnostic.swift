internal import SwiftDiagnostics

/// A mistake that the macros report, in the words that the user reads.
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
        "'@SegueSource' belongs on a view controller's class, but '\(name)' has no superclass"
    )
  }

  static let noUnwinding = SegueDiagnostic(
    name: "no-unwinding",
    message: """
      AppKit has no unwind segues: call the method yourself, then close the window or call 'dismiss(_:)'
      """)

  static let actionsNotOnClassOrExtension = SegueDiagnostic(
    name: "actions-place",
    message: "'@SegueActions' belongs on a view controller's class or on an extension of one")

  static let emptySegues = SegueDiagnostic(
    name: "no-segues",
    message: """
      'enum Segue' needs a case for each segue, such as '@To(DetailViewController.self) case detail'; \
      without the enum, the class uses the segues that 'segues generate' writes
      """)

  static func noSegues(_ name: String, adopting protocolName: String) -> Self {
    SegueDiagnostic(
      name: "no-segues",
      message: """
        '\(name)' has no 'enum Segue' in its body: declare it there, or adopt the generated segues by \
        conforming to '\(protocolName)'
        """)
  }

  static func noController(_ name: String, superclass: String) -> Self {
    SegueDiagnostic(
      name: "no-controller",
      message: """
        '@SegueSource' belongs on a view controller's class, but '\(name)' inherits from '\(superclass)'
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
        no segue calls '\(method)(from:)'\(names.isEmpty ? "" : "; this class's segues call ")\
        \(names.joined(separator: ", "))
        """,
      severity: .warning)
  }

  static func answerIsOptional(_ name: String, type: String) -> Self {
    SegueDiagnostic(
      name: "answer-is-optional",
      message: """
        the storyboard performs '\(name)', so it can't be vetoed: return '\(type)', which is never nil
        """)
  }

  static func answerTakesNoSender(_ name: String, as method: String) -> Self {
    SegueDiagnostic(
      name: "answer-takes-no-sender",
      message: "no segue calls '\(name)' as it is declared: declare it as '\(method)'",
      severity: .warning)
  }

  static let actionsRegisteredAlready = SegueDiagnostic(
    name: "actions-twice",
    message: "'@SegueSource' already registers the class's actions: remove '@SegueActions'",
    severity: .warning)

  static let conditionalCases = SegueDiagnostic(
    name: "conditional-cases",
    message: """
      '@SegueSource' can't tell which '#if' condition holds: put the condition around the class, or \
      declare the cases without one
      """)

  static func duplicateName(_ name: String) -> Self {
    SegueDiagnostic(
      name: "duplicate-name",
      message: "there is already a case named '\(name)': each segue needs its own name")
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
      name: "leads-twice", message: "case '\(name)' has two destinations, but a segue has only one")
  }

  static func destinationNotLiteral(_ attribute: String) -> Self {
    SegueDiagnostic(
      name: "destination-literal",
      message: "'@\(attribute)' takes the destination's class, written as 'SomeViewController.self'"
    )
  }

  static let identifierNotLiteral = SegueDiagnostic(
    name: "identifier-literal",
    message: "a segue's identifier must be a string literal without interpolation")

  static func emptyIdentifier(_ name: String, _ kind: SegueCase.Kind) -> Self {
    let advice =
      switch kind {
      case .embed: "for an embed without one, leave out 'id:'"
      case .unwind: "code can't perform an unwind segue without one"
      case .named, .unnamed, .relationship, .untyped: "for a segue without one, write '@Unnamed'"
      }
    return SegueDiagnostic(
      name: "empty-identifier",
      message: "case '\(name)' has an empty identifier: use the one from the storyboard; \(advice)")
  }

  static func duplicateIdentifier(_ identifier: String, first: String) -> Self {
    SegueDiagnostic(
      name: "duplicate-identifier",
      message: "case '\(first)' already has the identifier '\(identifier)'")
  }

  static func duplicateUnnamed(_ destination: String, first: String) -> Self {
    SegueDiagnostic(
      name: "duplicate-unnamed",
      message: """
        case '\(first)' is already an unnamed segue to '\(destination)', and unnamed segues are \
        told apart by their destination's class: give one of them an identifier in the storyboard
        """)
  }

  static func routesSometimes(_ method: String, call: String) -> Self {
    SegueDiagnostic(
      name: "routes-sometimes",
      message: """
        '\(method)' calls '\(call)' on some paths only, so some destinations would not get their input: \
        call it first, outside of any condition
        """)
  }

  static func rawValueAndIdentifier(_ name: String) -> Self {
    SegueDiagnostic(
      name: "raw-value-and-identifier",
      message: "case '\(name)' has two identifiers: remove 'id:' or the raw value")
  }

  static let rawValuesAreNotStrings = SegueDiagnostic(
    name: "raw-type",
    message: "the raw values of 'enum Segue' are identifiers: its raw type must be 'String'")

  static func neverRoutes(_ method: String, call: String) -> Self {
    let consequence =
      method.hasPrefix("prepare")
      ? "no destination would get its input" : "a nil answer would not veto a segue"
    return SegueDiagnostic(
      name: "never-routes",
      message:
        "'\(method)' is written by hand and never calls '\(call)', so \(consequence)")
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
