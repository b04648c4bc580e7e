internal import StoryboardModel

/// The app's classes whose names mean something else inside the code for one system's files.
///
/// Inside SwiftGen's `StoryboardScene`, for example, `Settings` means the storyboard, so a class `Settings` gets an
/// alias outside. In Segues' own style, `ID` means the segues of a class without their values.
struct HiddenClasses {
  /// The classes that need an alias, by the path of the file that declares it: the first that names
  /// the class.
  private(set) var aliased: [String: [ClassName]] = [:]
  private var allAliased: Set<ClassName> = []
  private let names: Set<String>

  /// Examines files, which must be sorted by path.
  ///
  /// - Parameters:
  ///   - files: The files of one system.
  ///   - names: The names with another meaning.
  ///   - classes: Returns the classes that a file's code names.
  init(
    _ files: [FileDeclaration], behind names: Set<String>,
    _ classes: (FileDeclaration) -> [ClassName]
  ) {
    self.names = names
    for file in files {
      let hidden = Set(classes(file)).filter { name in
        name.module == nil && names.contains(Self.outerName(of: name))
      }
      let unaliased = hidden.subtracting(allAliased)
      guard !unaliased.isEmpty else { continue }
      allAliased.formUnion(unaliased)
      aliased[file.path] = unaliased.sorted()
    }
  }

  /// Returns a name that means the class even where its own name is hidden; nil if its own name never is.
  func text(_ name: ClassName) -> SwiftCode? {
    if allAliased.contains(name) { return Self.alias(of: name) }
    return names.contains(Self.outerName(of: name)) ? .type(name) : nil
  }

  /// Writes the aliases that a file declares.
  func writeAliases(
    of path: String, _ access: SwiftCode, inside type: CommentText, to text: inout SwiftText
  ) {
    for name in aliased[path] ?? [] {
      text.declaration(
        "The class \(CommentText.code(name)), whose name inside \(type).")
      text.line("\(access)typealias \(Self.alias(of: name)) = \(SwiftCode.name(name))")
    }
  }

  private static func alias(of name: ClassName) -> SwiftCode {
    .name(name.name.split(separator: ".").map { $0.filter { $0 != "`" } }.joined() + "SceneClass")
  }

  private static func outerName(of name: ClassName) -> String {
    let first = name.name.split(separator: ".").first ?? ""
    return first.filter { $0 != "`" }
  }
}
