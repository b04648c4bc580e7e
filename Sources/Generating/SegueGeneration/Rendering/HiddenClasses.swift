internal import StoryboardModel

/// The app's classes whose names mean something else inside the code for one system's files.
///
/// In Segues' own style, `ID` means the segues of a class without their values. In SwiftGen's
/// style, storyboards are often named after the class in them, and inside `StoryboardScene` such a
/// name means the storyboard. A class of that name is therefore named through an alias outside.
struct HiddenClasses {
  /// The classes that need an alias, by the path of the file that declares it: the first that names
  /// the class.
  private(set) var aliased: [String: [ClassName]] = [:]
  private var all: Set<ClassName> = []
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
      let new = hidden.subtracting(all)
      guard !new.isEmpty else { continue }
      all.formUnion(new)
      aliased[file.path] = new.sorted()
    }
  }

  /// Returns a name for a class that means it everywhere; nil if its own name does.
  func text(_ name: ClassName) -> SwiftCode? {
    if all.contains(name) { return Self.alias(of: name) }
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
