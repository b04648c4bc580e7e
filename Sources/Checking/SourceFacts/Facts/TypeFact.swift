/// A declaration or extension of a type.
package struct TypeFact: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case `class`, actor, `struct`, `enum`, `protocol`, `extension`
    /// An `@interface` of Objective-C with a superclass. A class extension `@interface X ()`, a category and an
    /// `@implementation` are ``extension``.
    case interface

    /// Whether the type has objects.
    package var isClass: Bool { self == .class || self == .interface || self == .actor }
  }

  package var kind: Kind
  /// The names from the outermost type to this one: `["List", "SegueIdentifier"]`.
  ///
  /// For an extension, the extended type as written. Generic arguments are left out.
  package var path: [String]
  /// The name for Objective-C and storyboards, `@objc(Name)`, if it differs from Swift's.
  package var objectiveCName: String?
  /// The superclass, raw type and protocols as written: `["UIViewController", "Kit.Themed"]`.
  ///
  /// Generic arguments and attributes are left out, and a composition is taken apart. Constraints on `Self` are in
  /// ``constraints``.
  package var inherited: [String] = []
  /// The types that the `where` clause of an extension or protocol requires of `Self`, as written.
  package var constraints: [String] = []
  package var isGeneric: Bool = false
  /// The names of the generic parameters of a Swift type, and of a protocol's associated types.
  package var genericParameters: [String] = []
  /// `@objcMembers`, or `@objc` on an extension or protocol.
  package var exposesMembers: Bool = false
  /// `@SegueSource`.
  package var isSegueSource: Bool = false
  /// Whether it or an enclosing type is `private` or `fileprivate`.
  package var isPrivate: Bool = false
  /// `open`, or `public` and not `final`: other modules may use and inherit it.
  package var isForOtherModules: Bool = false
  /// Whether it is the `@implementation` of a class, not that of a category.
  package var isImplementation: Bool = false
  /// Whether its closing brace is missing, so that some of its members may seem to belong to others.
  package var isUnfinished: Bool = false
  /// The names that are passed to macros in place of declarations: `title` in Objective-C's `OUTLET(UILabel, title)`.
  package var macroArguments: [String] = []
  package var members: Members = Members()
  /// The position of the name.
  package var position: SourcePosition

  package init(kind: Kind, path: [String], position: SourcePosition) {
    self.kind = kind
    self.path = path
    self.position = position
  }

  /// The type's own name.
  package var name: String { path.last ?? "" }
}

/// The members of a type, an extension or a file, in the order of the file.
package struct Members: Hashable, Sendable {
  package var properties: [PropertyFact] = []
  package var methods: [MethodFact] = []
  package var cases: [CaseFact] = []
  package var aliases: [AliasFact] = []
  /// Whether an initializer is `init(_ rawValue:)`, which by convention stores the text that it gets.
  package var storeRawValue: Bool = false

  package init() {}
}
