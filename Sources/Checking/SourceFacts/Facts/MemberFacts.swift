/// A variable, stored or computed; an Objective-C property or instance variable; a `#define`.
package struct PropertyFact: Hashable, Sendable {
  package var name: String
  /// The type as written, without `!` and `?`: `[UILabel]`, `UILabel`; nil if it is inferred.
  package var type: String?
  package var isStatic: Bool = false
  /// Whether it is an outlet: `@IBOutlet`, `IBOutlet`, `IBOutletCollection(…)`.
  package var isOutlet: Bool = false
  /// Whether key-value coding finds it.
  ///
  /// It finds outlets, `@objc`, `@IBInspectable`, `@NSManaged`, `dynamic` (which was enough until Swift 4), and
  /// everything that Objective-C declares. `@objcMembers` is a fact about the type.
  package var isExposed: Bool = false
  /// Whether `@objcMembers` doesn't expose it, because it is private or `@nonobjc`.
  package var isHidden: Bool = false
  /// Whether it cannot be assigned: a `let`, a computed property without a setter, Objective-C's `readonly`.
  package var isReadOnly: Bool = false
  /// Whether its type is implicitly unwrapped, and it has neither an initial value nor accessors:
  /// `var label: UILabel!`.
  package var isNilAtFirst: Bool = false
  package var isOverride: Bool = false
  /// Whether it is an instance variable of Objective-C, which has no accessors.
  package var isVariable: Bool = false
  /// The name in `@objc(name)`, or a differently named getter of Objective-C.
  package var objectiveCName: String?
  /// The name of a differently named setter of Objective-C, without its colon.
  package var setter: String?
  /// The initial value or the getter's result, as in ``MethodFact/result``.
  package var value: Expression?
  /// The getter's results by the cases of `self`, if it does nothing but `switch self`.
  package var results: [CaseResult] = []
  package var position: SourcePosition

  package init(name: String, position: SourcePosition) {
    self.name = name
    self.position = position
  }

  /// The result for some cases of an enumeration.
  package struct CaseResult: Hashable, Sendable {
    /// The names of the cases; empty for `default`.
    package var cases: [String]
    package var value: Expression

    package init(cases: [String], value: Expression) {
      self.cases = cases
      self.value = value
    }
  }

  /// The getter's result for a case of an enumeration; nil if the getter doesn't depend on the case.
  package func result(forCase name: String) -> Expression? {
    results.first { $0.cases.isEmpty || $0.cases.contains(name) }?.value
  }
}

/// A method or function.
package struct MethodFact: Hashable, Sendable {
  /// The name without parameters; for a method of Objective-C, the first part of the selector.
  package var name: String
  /// The labels of the parameters, with `_` for a parameter without one.
  package var labels: [String] = []
  /// The selector, whether or not the method is exposed to Objective-C: `unwindToList:`.
  package var selector: String
  /// The selector in Swift 1 and 2, if it differs: there a first parameter with one name had no label, and
  /// `unwindToList(segue:)` was `unwindToList:`.
  package var legacySelector: String?
  /// The result type as written, without `!` and `?`; nil if there is none.
  package var returnType: String?
  package var isStatic: Bool = false
  /// `@IBAction`, `IBAction`.
  package var isAction: Bool = false
  /// `@IBSegueAction`, `IBSegueAction`.
  package var isSegueAction: Bool = false
  /// Whether it can be sent as a message: an action, `@objc`, or declared in Objective-C.
  package var isExposed: Bool = false
  /// Whether `@objcMembers` doesn't expose it, because it is private or `@nonobjc`.
  package var isHidden: Bool = false
  package var isOverride: Bool = false
  /// The names, without labels, of the methods that the body calls on `self` or `super` or names in a selector.
  ///
  /// A name may occur several times. Nil if the declaration has no body.
  package var calls: [String]?
  /// Whether the declaration has a body.
  package var hasBody: Bool { calls != nil }
  /// Whether the body calls the superclass's implementation of the method.
  package var callsSuper: Bool = false
  /// Whether it is a `prepare(for:sender:)` of Swift that calls neither `super` nor `route`.
  package var isUnroutedPrepare: Bool = false
  /// Whether it is one of a delegate's methods about saving and restoring the app's state, and does nothing but
  /// return `false`.
  package var refusesState: Bool = false
  /// The result, which is a choice if there are several `return`s; nil if there is none, or if it is something
  /// that no rule looks at: a number, a flag, a collection.
  package var result: Expression?
  package var position: SourcePosition
  /// The position of the brace that ends the body; nil without a body, and for a function of C.
  package var end: SourcePosition?

  package init(name: String, selector: String, position: SourcePosition) {
    self.name = name
    self.selector = selector
    self.position = position
  }
}

/// A case of an enumeration.
package struct CaseFact: Hashable, Sendable {
  package var name: String
  /// The raw value as written, or the name if the enumeration's raw type is `String`; nil for all others.
  package var rawValue: String?
  package var hasAssociatedValue: Bool = false
  /// The segue, if a macro of this package turns the case into one: `@To(Destination.self, id: "…")`.
  package var segue: SegueCaseFact?
  package var position: SourcePosition

  package init(name: String, position: SourcePosition) {
    self.name = name
    self.position = position
  }
}

/// The attribute that turns a case of a `@SegueSource` enum into a segue.
package struct SegueCaseFact: Hashable, Sendable {
  /// The attribute's name: `To`, `Unwind`, `Embed`, `Unnamed`, `Child` or `Untyped`.
  package var macro: String
  /// The destination's type as written, without `.self`; nil if the attribute names none.
  package var destination: String?
  /// The argument `id`, if there is one.
  package var identifier: Expression?
  /// The position of the identifier's literal, or else of the case's name.
  package var position: SourcePosition

  package init(macro: String, position: SourcePosition) {
    self.macro = macro
    self.position = position
  }
}

/// A `typealias`.
package struct AliasFact: Hashable, Sendable {
  package var name: String
  /// The type as written, without generic arguments.
  package var type: String

  package init(name: String, type: String) {
    self.name = name
    self.type = type
  }
}
