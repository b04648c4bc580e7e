/// The surroundings of a use in a file.
package struct UseContext: Hashable, Sendable {
  /// The path of the enclosing type, which in an extension is the extended type; empty if there is none.
  package var type: [String] = []
  /// The enclosing function with its labels, or its selector in Objective-C: `prepare(for:sender:)`.
  ///
  /// In a closure, it is the function that the closure is in; in an initial value or a getter, the property's
  /// name. Empty if there is none.
  package var function: String = ""
  /// The outermost function or property around ``function``, if that is a nested function; nil otherwise.
  package var member: String?
  /// Whether the function is static, so that `self` is the type.
  package var isStatic: Bool = false
  /// Whether an exception of Objective-C is caught there, by a `@try` with a `@catch`.
  package var isCaught: Bool = false
  /// The systems that it is compiled for, by the `#if` around it.
  package var systems: Systems = .all
  /// The labels and types of the function's parameters, which ``Expression/parameter(_:)`` counts.
  package var parameters: [Parameter] = []
  /// The names of types that only the function knows: generic parameters, and what it declares itself.
  package var localTypes: [String] = []
  /// The conditions on the segue's identifier that hold there, from `if`, `guard` and `switch`.
  package var guards: [IdentifierGuard] = []
  /// The conditions on the class of the segue's destination, or of a controller inside it, that hold there.
  ///
  /// Only casts have them, so that `if … is List {…} else { … as! Detail }` is not taken for a cast of a list.
  package var typeGuards: [TypeGuard] = []

  package init() {}

  /// Whether a comparison around the use says which identifier the segue has.
  package var knowsIdentifier: Bool { guards.contains { !$0.isNegated } }

  package struct Parameter: Hashable, Sendable {
    package var label: String
    package var type: String
    /// The default value, if it is a string, a name, `nil` or the name of a type: `String(describing: Self.self)`.
    package var defaultValue: Expression?
    /// The position of the default value.
    package var defaultPosition: SourcePosition?

    package init(label: String, type: String) {
      self.label = label
      self.type = type
    }
  }
}

/// A condition on the identifier of the segue that a function receives.
package struct IdentifierGuard: Hashable, Sendable {
  /// The values that the identifier was compared with: it is one of them or, with ``isNegated``, none of them.
  package var values: [Expression]
  package var isNegated: Bool
  /// The expression that was compared: ``Expression/segue(_:)`` with `["identifier"]` or `[]`,
  /// ``Expression/derivedIdentifier(_:)``, or ``Expression/parameter(_:)`` in
  /// `shouldPerformSegue(withIdentifier:sender:)` and in a segue action with an identifier.
  package var subject: Expression

  package init(values: [Expression], isNegated: Bool, subject: Expression) {
    self.values = values
    self.isNegated = isNegated
    self.subject = subject
  }
}

/// A condition on the class of a segue's destination, or of a controller inside it: `is`, `as?`.
package struct TypeGuard: Hashable, Sendable {
  /// The controller, as in ``CastFact/subject``.
  package var subject: Expression
  /// The type as written.
  package var type: String
  /// Whether the controller is not of that type.
  package var isNegated: Bool

  package init(subject: Expression, type: String, isNegated: Bool) {
    self.subject = subject
    self.type = type
    self.isNegated = isNegated
  }
}

/// Operating systems of Apple, as `#if os(…)` names them.
package struct Systems: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let iOS = Systems(rawValue: 1)
  package static let macOS = Systems(rawValue: 2)
  package static let tvOS = Systems(rawValue: 4)
  package static let watchOS = Systems(rawValue: 8)
  package static let visionOS = Systems(rawValue: 16)
  package static let all: Systems = [.iOS, .macOS, .tvOS, .watchOS, .visionOS]
}
