internal import StoryboardModel

/// The class names in one system's scenes.
///
/// Storyboards are often named after the class in them, and inside `StoryboardScene` such a name
/// means the storyboard. A class of that name is therefore named through an alias outside.
struct SwiftGenClasses {
  /// The classes that need an alias, by the path of the file that declares it: the first that names
  /// the class.
  private(set) var aliased: [String: [ClassName]] = [:]
  private var all: Set<ClassName> = []

  /// Examines files, which must be sorted by path.
  ///
  /// - Parameters:
  ///   - files: The files of one system.
  ///   - storyboards: The names of their enumerations.
  init(_ files: [FileDeclaration], storyboards: Set<String>) {
    for file in files where file.kind == .storyboard {
      let hidden = Set(file.scenes.map(\.controller)).filter { name in
        name.module == nil && storyboards.contains(Self.outerName(of: name))
      }
      let new = hidden.subtracting(all)
      guard !new.isEmpty else { continue }
      all.formUnion(new)
      aliased[file.path] = new.sorted()
    }
  }

  /// Returns a class's name inside a scene.
  func text(_ name: ClassName) -> SwiftCode {
    all.contains(name) ? Self.alias(of: name) : .type(name)
  }

  /// Returns the name of a class's alias.
  static func alias(of name: ClassName) -> SwiftCode {
    .name(name.name.split(separator: ".").map { $0.filter { $0 != "`" } }.joined() + "SceneClass")
  }

  private static func outerName(of name: ClassName) -> String {
    let first = name.name.split(separator: ".").first ?? ""
    return first.filter { $0 != "`" }
  }
}
