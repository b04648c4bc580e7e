/// Where in a file something is used.
package struct UseContext: Hashable, Sendable, Codable {
  /// The path of the type around it; that of the extended type in an extension; empty for none.
  package var type: [String] = []
  /// The function around it with its labels, or Objective-C's selector: `prepare(for:sender:)`.
  ///
  /// That of a closure is the function that the closure is in. A
  /// property's name where it stands in an initial value or a getter; empty for none.
  package var function: String = ""
  /// Whether the function is static, so that `self` is the type.
  package var isStatic: Bool = false
  /// Whether Objective-C's exceptions are caught there: it stands in a `@try` that has a `@catch`.
  package var isCaught: Bool = false
  /// The labels and types of the function's parameters, which ``Expression/parameter(_:)`` counts.
  package var parameters: [Parameter] = []
  /// What is known of the segue's identifier there, each to be true: `if`, `guard`, `switch`.
  package var guards: [IdentifierGuard] = []
  /// What is known there of the class of the segue's destination, or of a controller inside it: for
  /// casts only, so that `if … is List {…} else { … as! Detail }` is not taken for a cast of a list.
  package var typeGuards: [TypeGuard] = []

  package init() {}

  package struct Parameter: Hashable, Sendable, Codable {
    package var label: String
    package var type: String
    /// The value where the caller leaves the parameter out, as far as it is a string, a name or `nil`.
    package var defaultValue: Expression?
    /// The place of that value.
    package var defaultPosition: SourcePosition?

    package init(label: String, type: String) {
      self.label = label
      self.type = type
    }
  }
}

/// A condition on the identifier of the segue that a function was given.
package struct IdentifierGuard: Hashable, Sendable, Codable {
  /// What the identifier was compared with: it is one of them, or with ``isNegated`` none of them.
  package var values: [Expression]
  package var isNegated: Bool
  /// What was compared: ``Expression/segue(_:)`` with `["identifier"]` or `[]`,
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
package struct TypeGuard: Hashable, Sendable, Codable {
  /// As in ``CastFact/subject``.
  package var subject: Expression
  /// The type as written.
  package var type: String
  /// Whether the controller is none of that type.
  package var isNegated: Bool

  package init(subject: Expression, type: String, isNegated: Bool) {
    self.subject = subject
    self.type = type
    self.isNegated = isNegated
  }
}

/// A call that may have to do with navigation: its name has `segue`, `storyboard`, `instantiate`,
/// `controller` or `scene` in it, in whatever case, or begins with `R.` or `StoryboardScene.`, or it is
/// given a `storyboard`; or a property that is named so and gets a text or a constant, as a call of its
/// setter: `segueIdentifier=`, in Objective-C `setSegueIdentifier:`.
package struct CallFact: Hashable, Sendable, Codable {
  package var call: CallExpression
  /// The type that the result has to be: `as! X`, `as? X`, `let x: X = …`, a generic argument, an
  /// Objective-C variable's type or cast; nil where nothing says it.
  package var result: Result?
  /// What else the result is taken for in the same statement: an Objective-C variable's type beside
  /// that of a cast.
  package var otherResult: Result?
  package var context: UseContext
  /// The place of the function's name.
  package var position: SourcePosition

  package init(call: CallExpression, context: UseContext, position: SourcePosition) {
    self.call = call
    self.context = context
    self.position = position
  }

  package struct Result: Hashable, Sendable, Codable {
    /// As written, without `!` and `?`.
    package var type: String
    /// Whether another type raises: `as!` and Objective-C's typed variables do, `as?` does not.
    package var isForced: Bool
    package var position: SourcePosition

    package init(type: String, isForced: Bool, position: SourcePosition) {
      self.type = type
      self.isForced = isForced
      self.position = position
    }
  }
}

/// A value that the identifier of a segue is compared with: `==`, `!=`, a `case`, `isEqualToString:`.
package struct ComparisonFact: Hashable, Sendable, Codable {
  /// What is compared, as in ``IdentifierGuard/subject``.
  package var subject: Expression
  package var value: Expression
  package var context: UseContext
  /// The value's place.
  package var position: SourcePosition

  package init(
    subject: Expression, value: Expression, context: UseContext, position: SourcePosition
  ) {
    self.subject = subject
    self.value = value
    self.context = context
    self.position = position
  }
}

/// A cast of a segue's destination, or of a controller inside it.
package struct CastFact: Hashable, Sendable, Codable {
  package enum Kind: String, Hashable, Sendable, Codable {
    /// `as!`, an Objective-C cast or typed variable: another class raises, now or at its first use.
    case forced
    /// `as?`, `is`, a `case let x as X`, `isKindOfClass:`.
    case conditional
  }

  /// ``Expression/segue(_:)``, its path starting with `destination` (or `source`, which no rule is
  /// about); or what is inside a controller that a call makes (``Expression/wayIntoMade``).
  package var subject: Expression
  /// The type as written.
  package var type: String
  package var kind: Kind
  package var context: UseContext
  /// The type's place.
  package var position: SourcePosition

  package init(
    subject: Expression, type: String, kind: Kind, context: UseContext, position: SourcePosition
  ) {
    self.subject = subject
    self.type = type
    self.kind = kind
    self.context = context
    self.position = position
  }
}
