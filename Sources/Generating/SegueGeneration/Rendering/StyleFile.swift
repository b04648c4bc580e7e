internal import StoryboardModel

/// The frame of a file in the style of another tool: its header, its imports, and the condition for
/// files of several systems.
struct StyleFile {
  let declaration: FileDeclaration
  let options: GenerationOptions
  /// The platforms of all files of the run.
  let platforms: Set<Platform>

  /// Returns the file's text.
  ///
  /// - Parameters:
  ///   - tool: The tool whose style it has.
  ///   - classes: All classes that the body names.
  ///   - namesBundle: Whether the body's visible declarations name a bundle.
  ///   - shared: The declarations that all files share, if this file contains them; they are
  /// outside the condition.
  ///   - body: The file's own declarations; nil if it has none.
  /// - Returns: The whole text.
  func text(
    in tool: CommentText, naming classes: [ClassName], namesBundle: Bool = false,
    shared: [SwiftCode],
    _ body: ((inout SwiftText) -> Void)?
  ) -> String {
    var text = SwiftText()
    text.header("from \(declaration.shownName), in the style of \(tool). Do not edit.")
    text.gap()
    let nothing: CommentText = "\(tool) makes no accessors for anything in the file."
    if body == nil, shared.isEmpty {
      text.comment(nothing)
      return text.text
    }
    // If there is a condition, the shared declarations have their own imports.
    let isShared = !shared.isEmpty && !declaration.needsPlatformCondition
    let namesLibrary = classes.contains { $0.module == nil && Self.isSystem($0.name) }
    let foreign = Set(classes.compactMap(\.module))
    var imports = Imports(exposed: foreign, hidden: Set(options.imports))
    if isShared || namesBundle { imports.exposed.insert("Foundation") }
    if isShared || namesLibrary { imports.add(declaration.platform.library) }
    conditional(&text) { text in
      text.lines(imports.lines(options.access))
      if let body {
        body(&text)
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
    return text.text
  }

  private static func isSystem(_ name: String) -> Bool {
    name.hasPrefix("UI") || name.hasPrefix("NS")
  }

  private func conditional(_ text: inout SwiftText, _ body: (inout SwiftText) -> Void) {
    guard declaration.needsPlatformCondition,
      let condition = declaration.platform.condition(among: platforms)
    else { return body(&text) }
    text.line("#if \(condition)")
    body(&text)
    text.line("#endif")
  }
}
