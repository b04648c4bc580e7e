/// A call that may navigate.
///
/// Its name or a label contains a stem of ``NavigationWords/ofCalls``, it is a call on generated code, or it takes a
/// `storyboard`. If a string or constant is assigned to a property with `segue` in its name, that is a call of its
/// setter: `segueIdentifier=`, or in Objective-C `setSegueIdentifier:`.
package struct CallFact: Hashable, Sendable {
  package var call: CallExpression
  /// The type that the code expects of the result: `as! X`, `as? X`, `let x: X = …`, a generic argument, the type
  /// of a variable or a cast of Objective-C; nil if the code does not say.
  package var result: Result?
  /// A second type that the same statement expects: the type of an Objective-C variable, next to that of a cast.
  package var otherResult: Result?
  /// Whether the app crashes if the result is nil: `!`, `as! X` in Swift, the cell that an Objective-C method returns.
  package var needsValue: Bool = false
  /// Whether it calls a local function, or a closure in a local name, which hides methods of that name.
  package var callsLocal: Bool = false
  package var context: UseContext
  /// The position of the function's name.
  package var position: SourcePosition

  package init(call: CallExpression, context: UseContext, position: SourcePosition) {
    self.call = call
    self.context = context
    self.position = position
  }

  package struct Result: Hashable, Sendable {
    /// As written, without `!` and `?`.
    package var type: String
    /// Whether the app crashes if the type is a different one, as with `as!` and Objective-C's
    /// typed variables, but not with `as?`, unless it ``isUnwrapped``.
    package var isForced: Bool
    /// Whether the cast is an `as?` and the code crashes if its result is nil.
    package var isUnwrapped: Bool = false
    /// The way in which code shows the controller, if it uses no member that only some controllers have; nil if code
    /// may do more with it.
    ///
    /// Read only in Objective-C, where a wrong type then has no effect.
    package var showing: Showing?
    /// The properties and the first parts of the messages that code uses of the object; nil if code may do more with
    /// it than use them, test it for nil, and return it to a table or collection.
    ///
    /// Read only in Objective-C.
    package var members: Set<String>?
    package var position: SourcePosition

    package enum Showing: Hashable, Sendable {
      case presented
      /// On the stack of a navigation controller.
      case pushed
    }

    package init(type: String, isForced: Bool, position: SourcePosition) {
      self.type = type
      self.isForced = isForced
      self.position = position
    }
  }
}

/// A value that the identifier of a segue is compared with: `==`, `!=`, a `case`, `isEqualToString:`.
package struct ComparisonFact: Hashable, Sendable {
  /// The identifier, as in ``IdentifierGuard/subject``.
  package var subject: Expression
  package var value: Expression
  package var context: UseContext
  /// The position of the value.
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

/// A use of a segue's identifier that doesn't say which identifiers are meant: as a key or an argument, or in
/// `hasPrefix`.
///
/// There is none in the arguments of ``LoggingCalls``, and none if a comparison says which identifier the segue has.
package struct IdentifierUseFact: Hashable, Sendable {
  package var context: UseContext
  /// The position of the identifier.
  package var position: SourcePosition

  package init(context: UseContext, position: SourcePosition) {
    self.context = context
    self.position = position
  }
}

/// A restoration identifier of a controller or view that code compares or sets.
package struct RestorationFact: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// `x.restorationIdentifier == "list"`, or a comparison with an element of the path that UIKit passes to
    /// `viewController(withRestorationIdentifierPath:coder:)`.
    case compared
    /// `x.restorationIdentifier = "list"`
    case set
  }

  package var kind: Kind
  package var value: Expression
  package var context: UseContext
  /// The position of the value.
  package var position: SourcePosition

  package init(
    kind: Kind, value: Expression, context: UseContext, position: SourcePosition
  ) {
    self.kind = kind
    self.value = value
    self.context = context
    self.position = position
  }
}

/// A cast of a segue's destination, or of a controller inside it.
package struct CastFact: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// `as!`, or a cast or typed variable of Objective-C. If the class is a different one, the app
    /// crashes, at once or at the first use.
    case forced
    /// `as?`, `is`, a `case let x as X`, `isKindOfClass:`.
    case conditional
  }

  /// The value that is cast.
  ///
  /// It is an ``Expression/segue(_:)`` whose path starts with `destination`, or a controller inside
  /// one that a call creates (``Expression/pathIntoCreated``).
  package var subject: Expression
  /// The type as written.
  package var type: String
  package var kind: Kind
  /// Whether the cast is an `as?` and the code crashes if its result is nil; read only in Swift.
  package var isUnwrapped: Bool = false
  /// The properties and the first parts of the messages that code certainly uses on the object.
  ///
  /// They are read only in Objective-C, where the cast itself doesn't crash. If the object is
  /// passed on, its later uses are not known.
  package var members: [String] = []
  /// Whether each call of the function evaluates it: it is in no branch, and no earlier statement leaves the function.
  ///
  /// Read only in Swift.
  package var runsAlways: Bool = false
  package var context: UseContext
  /// The position of the type.
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

/// A string literal whose text a call or a comparison uses, directly or through local variables.
package struct TextFact: Hashable, Sendable {
  package var text: String
  /// The place of the argument, or of the value that is compared.
  package var use: SourcePosition
  /// The place of the literal.
  package var position: SourcePosition
  /// Whether the literal is the value of a local variable, and not a part of the use.
  package var isLocal: Bool

  package init(_ text: String, use: SourcePosition, position: SourcePosition, isLocal: Bool) {
    self.text = text
    self.use = use
    self.position = position
    self.isLocal = isLocal
  }
}
