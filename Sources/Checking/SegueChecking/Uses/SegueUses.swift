package import Findings
package import SourceFacts

/// A segue that is performed by code.
package struct PerformUse: Sendable {
  package var actor: Actor
  package var identifier: Evaluated
  /// Whether the identifier is a case of a `@SegueSource` enumeration, which the compiler checks.
  package var isTyped = false
  /// Whether the exception for an unknown identifier is caught.
  package var isCaught = false
  /// The systems that the code is compiled for.
  package var systems: Systems = .all
  /// The types whose code passes the identifier to another object; nil if the segue is performed right there.
  package var handedOnBy: [CodeType.ID]?
  /// Whether a function of the app gets the identifier and performs the segue, perhaps on another object.
  package var isForwarded = false
  /// Whether the identifier is a string, written where the segue is performed.
  package var isLiteral = false
  /// The function around it with its labels, or its selector.
  package var function = ""
  /// The name of the class around it, for messages.
  package var className: String
  package var sourceFile: SourceIndex
  /// The identifier's place.
  package var location: SourceLocation
}

/// A call that performs a case of a `@SegueSource` enumeration, or of a generated one.
package struct TypedPerformUse: Sendable {
  package var actor: Actor
  /// The case's name.
  package var name: String
  /// The function around it with its labels.
  package var function: String
  package var sourceFile: SourceIndex
  /// The case's place.
  package var location: SourceLocation

  /// Whether an identifier may be that of the case: it has the same letters and digits.
  func mayPerform(_ identifier: String) -> Bool {
    Self.letters(of: identifier) == Self.letters(of: name)
  }

  private static func letters(of name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

/// A segue that code creates, for which it calls `prepare(for:sender:)` itself.
struct CreatedSegue: Sendable {
  var identifier: Evaluated
  /// The types around the call.
  var owner: [CodeType.ID]
}

/// A value with which code compares the identifier of a segue.
package struct ComparisonUse: Sendable {
  package var actor: Actor
  package var identifier: Evaluated
  package var function: String
  package var className: String
  package var sourceFile: SourceIndex
  package var location: SourceLocation
}

/// A cast of a segue's destination, or of what is inside it.
package struct CastUse: Sendable {
  package var actor: Actor
  /// The ways that code may take from the segue to the cast object.
  package var paths: [[String]]
  package var type: TypeReference
  /// The type as written.
  package var typeName: String
  package var isForced: Bool
  /// See ``CastFact/isUnwrapped``.
  package var isUnwrapped: Bool
  /// Whether the cast is checked at run time, as it isn't in Objective-C.
  package var isChecked: Bool
  /// See ``CastFact/members``.
  package var members: [String]
  /// See ``CastFact/runsAlways``.
  package var runsAlways: Bool
  /// The comparisons of the segue's identifier on the way to the cast.
  package var guards: [Guard]
  /// The checks of the destination's class, or of the classes inside it, on the way to the cast.
  package var typeGuards: [TypeGuard]
  package var function: String
  package var className: String
  package var sourceFile: SourceIndex
  package var location: SourceLocation

  package struct Guard: Sendable {
    package var identifier: Evaluated
    package var isNegated: Bool
  }

  package struct TypeGuard: Sendable {
    package var paths: [[String]]
    package var type: TypeReference
    package var isNegated: Bool
  }
}
