internal import SwiftDiagnostics

/// A mistake that the macros report, in the words that the user reads.
struct SegueDiagnostic: DiagnosticMessage, Error {
  let diagnosticID: MessageID
  let message: String
  let severity: DiagnosticSeverity

  init(_ name: String, _ message: String, severity: DiagnosticSeverity = .error) {
    diagnosticID = MessageID(domain: "Segues", id: name)
    self.message = message
    self.severity = severity
  }
}

extension SegueDiagnostic {
  static let notAClass = Self(
    "not-a-class",
    "'@SegueSource' belongs on a view controller's class, where it can override 'prepare'")

  static func noSuperclass(_ name: String) -> Self {
    Self(
      "no-superclass",
      "'@SegueSource' belongs on a view controller's class, but '\(name)' has no superclass")
  }

  static let noUnwinding = Self(
    "no-unwinding",
    """
    AppKit has no unwind segues: call the method yourself, then close the window or call 'dismiss(_:)'
    """)

  static let actionsNotOnClassOrExtension = Self(
    "actions-place",
    "'@SegueActions' belongs on a view controller's class or on an extension of one")

  static let emptySegues = Self(
    "no-segues",
    """
    'enum Segue' needs a case for each segue, such as '@To(DetailViewController.self) case detail'; \
    without the enum, the class uses the segues that 'segues generate' writes
    """)

  static func noSegues(_ name: String, adopting protocolName: String) -> Self {
    Self(
      "no-segues",
      """
      '\(name)' has no 'enum Segue' in its body: declare it there, or adopt the generated segues by \
      conforming to '\(protocolName)'
      """)
  }

  static func noController(_ name: String, superclass: String) -> Self {
    Self(
      "no-controller",
      """
      '@SegueSource' belongs on a view controller's class, but '\(name)' inherits from '\(superclass)'
      """)
  }

  static func answerMissing(_ name: String, method: String) -> Self {
    Self(
      "answer-missing",
      """
      the storyboard performs '\(name)', and its destination needs a value: add '\(method)' to the \
      class's body
      """)
  }

  static func answerToNothing(_ method: String, cases: [SegueCase]) -> Self {
    let names = cases.map { "'\($0.answerName)(from:)'" }
    return Self(
      "answer-to-nothing",
      """
      no segue calls '\(method)(from:)'\(names.isEmpty ? "" : "; this class's segues call ")\
      \(names.joined(separator: ", "))
      """,
      severity: .warning)
  }

  static func answerIsOptional(_ name: String, type: String) -> Self {
    Self(
      "answer-is-optional",
      """
      the storyboard performs '\(name)', so it can't be vetoed: return '\(type)', which is never nil
      """)
  }

  static func answerTakesNoSender(_ name: String, as method: String) -> Self {
    Self(
      "answer-takes-no-sender",
      "no segue calls '\(name)' as it is declared: declare it as '\(method)'",
      severity: .warning)
  }

  static let actionsRegisteredAlready = Self(
    "actions-twice",
    "'@SegueSource' already registers the class's actions: remove '@SegueActions'",
    severity: .warning)

  static let conditionalCases = Self(
    "conditional-cases",
    """
    '@SegueSource' can't tell which '#if' condition holds: put the condition around the class, or \
    declare the cases without one
    """)

  static func duplicateName(_ name: String) -> Self {
    Self("duplicate-name", "there is already a case named '\(name)': each segue needs its own name")
  }

  static func notOnACase(_ attribute: String) -> Self {
    Self(
      "not-on-a-case",
      "'@\(attribute)' belongs on a case of the 'enum Segue' of a '@SegueSource' class")
  }

  static func leadsNowhere(_ name: String) -> Self {
    Self(
      "leads-nowhere",
      """
      case '\(name)' does not say where it leads: add '@To(\(name.capitalizedFirst)ViewController.self)', \
      or '@Unnamed', '@Embed', '@Child' or '@Unwind'; a segue that 'prepare(for:sender:)' sets up by \
      hand is '@Untyped'
      """)
  }

  static func leadsTwice(_ name: String) -> Self {
    Self("leads-twice", "case '\(name)' has two destinations, but a segue has only one")
  }

  static func destinationNotLiteral(_ attribute: String) -> Self {
    Self(
      "destination-literal",
      "'@\(attribute)' takes the destination's class, written as 'SomeViewController.self'")
  }

  static let identifierNotLiteral = Self(
    "identifier-literal", "a segue's identifier must be a string literal without interpolation")

  static func emptyIdentifier(_ name: String, _ kind: SegueCase.Kind) -> Self {
    let advice =
      switch kind {
      case .embed: "for an embed without one, leave out 'id:'"
      case .unwind: "code can't perform an unwind segue without one"
      case .named, .unnamed, .relationship, .untyped: "for a segue without one, write '@Unnamed'"
      }
    return Self(
      "empty-identifier",
      "case '\(name)' has an empty identifier: use the one from the storyboard; \(advice)")
  }

  static func duplicateIdentifier(_ identifier: String, first: String) -> Self {
    Self("duplicate-identifier", "case '\(first)' already has the identifier '\(identifier)'")
  }

  static func duplicateUnnamed(_ destination: String, first: String) -> Self {
    Self(
      "duplicate-unnamed",
      """
      case '\(first)' is already an unnamed segue to '\(destination)', and unnamed segues are \
      told apart by their destination's class: give one of them an identifier in the storyboard
      """)
  }

  static func routesSometimes(_ method: String, call: String) -> Self {
    Self(
      "routes-sometimes",
      """
      '\(method)' calls '\(call)' on some paths only, so some destinations would not get their input: \
      call it first, outside of any condition
      """)
  }

  static func rawValueAndIdentifier(_ name: String) -> Self {
    Self(
      "raw-value-and-identifier",
      "case '\(name)' has two identifiers: remove 'id:' or the raw value")
  }

  static let rawValuesAreNotStrings = Self(
    "raw-type", "the raw values of 'enum Segue' are identifiers: its raw type must be 'String'")

  static func neverRoutes(_ method: String, call: String) -> Self {
    let consequence =
      method.hasPrefix("prepare")
      ? "no destination would get its input" : "a nil answer would not veto a segue"
    return Self(
      "never-routes", "'\(method)' is written by hand and never calls '\(call)', so \(consequence)")
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
