internal import StoryboardModel

/// Renders files in the style of another tool: their headers, their imports, and the conditions for
/// files of several systems.
struct StyleRenderer {
  /// The declarations that only one file has.
  struct Contents {
    /// All classes that the declarations name.
    var classes: [ClassName] = []
    /// Whether visible declarations name a bundle.
    var namesBundle = false
    /// Writes the declarations; nil if there are none.
    var write: ((inout SwiftText) -> Void)?
  }

  /// The tool whose style the files have.
  let tool: CommentText
  let options: GenerationOptions
  /// The declarations, sorted by path.
  let declarations: [FileDeclaration]
  /// The lines that all files share, which the first file contains, outside its condition.
  let shared: [SwiftCode]

  /// Returns a file for each declaration, sorted by name.
  func files(_ contents: (FileDeclaration) -> Contents) -> [GeneratedFile] {
    let platforms = Set(declarations.map(\.platform))
    return declarations.enumerated().map { index, declaration in
      let condition =
        declaration.needsPlatformCondition
        ? declaration.platform.condition(among: platforms) : nil
      let text = text(
        of: declaration, contents(declaration), condition, shared: index == 0 ? shared : [])
      return GeneratedFile(name: declaration.outputName, source: declaration.path, text)
    }.sorted { $0.name < $1.name }
  }

  private func text(
    of declaration: FileDeclaration, _ contents: Contents, _ condition: SwiftCode?,
    shared: [SwiftCode]
  ) -> SwiftText {
    var text = SwiftText()
    text.header("from \(declaration.shownName), in the style of \(tool). Do not edit.")
    text.gap()
    let nothing: CommentText = "\(tool) makes no accessors for anything in the file."
    if contents.write == nil, shared.isEmpty {
      text.comment(nothing)
      return text
    }
    // If there is a condition, the shared declarations have their own imports.
    let isShared = !shared.isEmpty && !declaration.needsPlatformCondition
    text.conditional(condition) { text in
      text.imports(imports(of: declaration, contents, isShared: isShared))
      if let write = contents.write {
        write(&text)
      } else {
        text.gap()
        text.comment(nothing)
      }
    }
    if !shared.isEmpty {
      text.gap()
      text.comment("MARK: - Shared by all files")
      text.gap()
      text.lines(shared)
    }
    return text
  }

  private func imports(
    of declaration: FileDeclaration, _ contents: Contents, isShared: Bool
  ) -> Imports {
    var imports = Imports(
      access: options.access, exposed: Set(contents.classes.compactMap(\.module)),
      hidden: Set(options.imports))
    if isShared || contents.namesBundle { imports.exposed.insert("Foundation") }
    let namesLibrary = contents.classes.contains { $0.module == nil && Self.isSystem($0.name) }
    if isShared || namesLibrary { imports.add(declaration.platform.library) }
    return imports
  }

  private static func isSystem(_ name: String) -> Bool {
    name.hasPrefix("UI") || name.hasPrefix("NS")
  }
}
