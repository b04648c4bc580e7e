/// A variable, stored or computed; an Objective-C property or instance variable; a `#define`.
package struct PropertyFact: Hashable, Sendable, Codable {
  package var name: String
  /// The type as written, without `!` and `?`: `[UILabel]`, `UILabel`; nil where it is inferred.
  package var type: String?
  package var isStatic: Bool = false
  /// `@IBOutlet` or `IBOutlet`, `IBOutletCollection(…)`.
  package var isOutlet: Bool = false
  /// Whether key-value coding finds it.
  ///
  /// That is so for outlets, `@objc`, `@IBInspectable`, `@NSManaged`, `dynamic`, which until Swift 4
  /// was enough by itself; all that Objective-C declares. `@objcMembers` is the type's.
  package var isExposed: Bool = false
  /// Whether nothing can be assigned: a `let`, a getter alone, Objective-C's `readonly`.
  package var isReadOnly: Bool = false
  package var isOverride: Bool = false
  /// `@objc(name)`, or Objective-C's getter where it has another name.
  package var objectiveCName: String?
  /// What it is initialized with, or what its getter returns, as in ``MethodFact/result``.
  package var value: Expression?
  package var position: SourcePosition

  package init(name: String, position: SourcePosition) {
    self.name = name
    self.position = position
  }
}

/// A method or function.
package struct MethodFact: Hashable, Sendable, Codable {
  /// The name without parameters; of an Objective-C method the selector's first part.
  package var name: String
  /// The labels of the parameters, `_` where there is none.
  package var labels: [String] = []
  /// What Objective-C calls it, whether it is exposed or not: `unwindToList:`.
  package var selector: String
  /// What Swift 1 and 2 called it, where that is something else: a first parameter with one name
  /// had no label, and `unwindToList(segue:)` was `unwindToList:`.
  package var legacySelector: String?
  /// The parameters' types as written, without attributes.
  package var parameterTypes: [String] = []
  /// The type returned as written, without `!` and `?`; nil for none.
  package var returnType: String?
  package var isStatic: Bool = false
  /// `@IBAction`, `IBAction`.
  package var isAction: Bool = false
  /// `@IBSegueAction`, `IBSegueAction`.
  package var isSegueAction: Bool = false
  /// Whether Objective-C can send it: actions, `@objc`, all that Objective-C declares.
  package var isExposed: Bool = false
  package var isOverride: Bool = false
  /// Whether it is a `prepare(for:sender:)` of Swift that calls neither its superclass's nor `route`.
  package var isUnroutedPrepare: Bool = false
  /// What is returned; a choice where there are several `return`s; nil where nothing is, or what
  /// no rule could want: a number, a flag, a collection.
  package var result: Expression?
  package var position: SourcePosition

  package init(name: String, selector: String, position: SourcePosition) {
    self.name = name
    self.selector = selector
    self.position = position
  }
}

/// A case of an enumeration.
package struct CaseFact: Hashable, Sendable, Codable {
  package var name: String
  /// The raw value that is written, or where the enumeration's raw type is `String` and none is
  /// written, the name; nil for all other enumerations.
  package var rawValue: String?
  package var hasAssociatedValue: Bool = false
  /// What a macro of this package says of the case: `@To(Destination.self, id: "…")`.
  package var segue: SegueCaseFact?
  package var position: SourcePosition

  package init(name: String, position: SourcePosition) {
    self.name = name
    self.position = position
  }
}

/// The attribute that makes a case of `@SegueSource`'s enum a segue.
package struct SegueCaseFact: Hashable, Sendable, Codable {
  /// The attribute's name: `To`, `Unwind`, `Embed`, `Unnamed`, `Relationship`, ….
  package var macro: String
  /// The destination's type as written, `.self` left out; nil where the attribute names none.
  package var destination: String?
  /// The method that an unwind case names: `limitsChosen(with:)`.
  package var method: String?
  /// The argument `id`; nil where it is left out.
  package var identifier: Expression?
  /// The place of the identifier's literal, or of the case's name.
  package var position: SourcePosition

  package init(macro: String, position: SourcePosition) {
    self.macro = macro
    self.position = position
  }
}

/// A `typealias`.
package struct AliasFact: Hashable, Sendable, Codable {
  package var name: String
  /// The type as written, without generic arguments.
  package var type: String
  package var position: SourcePosition

  package init(name: String, type: String, position: SourcePosition) {
    self.name = name
    self.type = type
    self.position = position
  }
}
