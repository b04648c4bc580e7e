/// The names that members may have which answer what storyboards and xibs ask of classes.
package struct MemberNames: Hashable, Sendable {
  /// Of variables, each by its ``key(_:)``.
  private var variables: Set<String> = []
  /// Of functions, without labels.
  private var functions: Set<String> = []
  /// Of functions whose first argument has a label, which becomes part of the selector.
  private var labeledFunctions: Set<String> = []

  package init() {}

  package mutating func formUnion(_ other: MemberNames) {
    variables.formUnion(other.variables)
    functions.formUnion(other.functions)
    labeledFunctions.formUnion(other.labeledFunctions)
  }

  /// Adds what may answer an outlet: a variable, or the setter that it is set by.
  package mutating func add(outlet name: String) {
    variables.insert(Self.key(name))
    functions.insert("set" + name.prefix(1).uppercased() + name.dropFirst())
  }

  /// Adds what may answer a selector: `unwindToList:` may be `unwindToList(_:)`, `unwindTo(list:)` or
  /// `unwind(toList:)`, and `setTitle:` a variable.
  package mutating func add(selector: String) {
    let first = String(selector.prefix { $0 != ":" })
    functions.insert(first)
    labeledFunctions.formUnion(Self.labeledNames(selector))
    variables.insert(Self.key(first))
    if first.hasPrefix("set") { variables.insert(Self.key(String(first.dropFirst(3)))) }
  }

  /// Whether a variable of some name may be asked for.
  package func mayBe(variable name: String) -> Bool {
    !variables.isEmpty && variables.contains(Self.key(name))
  }

  /// Whether a function of some name may be asked for.
  package func mayBe(function name: String, hasLabel: Bool) -> Bool {
    functions.contains(name) || hasLabel && labeledFunctions.contains(name)
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
