/// A declaration or extension of a type.
package struct TypeFact: Hashable, Sendable, Codable {
  package enum Kind: String, Hashable, Sendable, Codable {
    case `class`, actor, `struct`, `enum`, `protocol`, `extension`
    /// Objective-C's `@interface`, with the superclass; a class extension `@interface X ()` and a
    /// category are `extension`, and so is `@implementation`.
    case interface

    /// Whether objects can be of such a type.
    package var isClass: Bool { self == .class || self == .interface || self == .actor }
  }

  package var kind: Kind
  /// The names from the outermost type to this one: `["List", "SegueIdentifier"]`.
  ///
  /// For an extension the extended type, as written. Generic arguments are left out.
  package var path: [String]
  /// The name that Objective-C and storyboards know: `@objc(Name)`; nil where it is Swift's own.
  package var objectiveCName: String?
  /// The superclass, raw type and protocols as written: `["UIViewController", "Kit.Themed"]`.
  ///
  /// Generic arguments and attributes are left out, and a composition is taken apart. What a `where`
  /// clause says of `Self` is in ``constraints``.
  package var inherited: [String] = []
  /// The types that a `where` clause of an extension or protocol names for `Self`, as written.
  package var constraints: [String] = []
  package var genericParameters: [String] = []
  /// `@objcMembers`, or `@objc` on an extension or protocol.
  package var exposesMembers: Bool = false
  /// `@SegueSource`.
  package var isSegueSource: Bool = false
  /// `private` or `fileprivate`, by itself or by a type around it.
  package var isPrivate: Bool = false
  /// Whether the declaration stands in a branch of an `#if`.
  package var isConditional: Bool = false
  package var members: Members = Members()
  /// The name's place.
  package var position: SourcePosition

  package init(kind: Kind, path: [String], position: SourcePosition) {
    self.kind = kind
    self.path = path
    self.position = position
  }

  /// The type's own name.
  package var name: String { path.last ?? "" }
}

/// What a type, an extension of one, or a file has in it, in the order of the file.
package struct Members: Hashable, Sendable, Codable {
  package var properties: [PropertyFact] = []
  package var methods: [MethodFact] = []
  package var cases: [CaseFact] = []
  package var aliases: [AliasFact] = []

  package init() {}
}
