/// Whether somebody asks for a member, by the bytes of its name.
package typealias MemberQuestion = (UnsafeBufferPointer<UInt8>) -> Bool

/// The names that members may have which answer what storyboards and xibs ask of classes.
package struct MemberNames: Hashable, Sendable {
  /// Of outlets, each by its ``key(_:)``.
  private var outlets: Set<String> = []
  /// Of selectors, without the colons.
  private var selectors: Set<String> = []
  /// Of functions whose first argument has a label, which becomes part of the selector.
  private var labeledFunctions: Set<String> = []

  package init() {}

  package mutating func formUnion(_ other: MemberNames) {
    outlets.formUnion(other.outlets)
    selectors.formUnion(other.selectors)
    labeledFunctions.formUnion(other.labeledFunctions)
  }

  /// Adds an outlet, which a variable answers, or the setter that it is set by.
  package mutating func add(outlet name: String) { outlets.insert(Self.key(name)) }

  /// Adds a selector: `unwindToList:` may be `unwindToList(_:)`, `unwindTo(list:)` or
  /// `unwind(toList:)`, and `setTitle:` a variable.
  package mutating func add(selector: String) {
    selectors.insert(String(selector.prefix { $0 != ":" }))
    labeledFunctions.formUnion(Self.labeledNames(selector))
  }

  /// Whether a variable of some name may be asked for.
  package func mayBe(variable name: String) -> Bool {
    outlets.contains(Self.key(name)) || selectors.contains(name)
      || selectors.contains("set" + name.prefix(1).uppercased() + name.dropFirst())
  }

  /// Whether a function of some name may be asked for.
  package func mayBe(function name: String, hasLabel: Bool) -> Bool {
    selectors.contains(name) || hasLabel && labeledFunctions.contains(name)
      || name.hasPrefix("set") && outlets.contains(Self.key(String(name.dropFirst(3))))
  }

  /// The names that a function with a selector may have if its first argument has a label.
  package static func labeledNames(_ selector: String) -> [String] {
    let first = selector.prefix { $0 != ":" }
    return first.unicodeScalars.indices.dropFirst()
      .filter { first.unicodeScalars[$0].properties.isUppercase }
      .map { String(first[..<$0]) }
  }

  /// What is the same for names that key-value coding takes for each other: `title`, `Title`, `_title`.
  private static func key(_ name: String) -> String {
    let bare = name.first == "_" ? name.dropFirst() : name[...]
    guard let first = bare.first, first.isUppercase else { return String(bare) }
    return first.lowercased() + bare.dropFirst()
  }
}
