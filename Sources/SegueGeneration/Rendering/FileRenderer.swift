internal import Findings
internal import StoryboardModel

/// Makes text of what is to be generated, in the shape that the `Segues` runtime takes.
package struct FileRenderer {
  private let options: GenerationOptions
  private let conditions: PlatformConditions

  /// - Parameters:
  ///   - options: What the team decided.
  ///   - files: All files of the run: which platforms there are decides their conditions.
  package init(options: GenerationOptions, files: [FileDeclaration]) {
    self.options = options
    conditions = PlatformConditions(files)
  }

  /// The text of each file, in their order.
  package static func render(
    _ files: [FileDeclaration], options: GenerationOptions
  ) -> [GeneratedFile] {
    let renderer = FileRenderer(options: options, files: files)
    return files.map(renderer.render)
  }

  /// The text of one of the files.
  package func render(_ file: FileDeclaration) -> GeneratedFile {
    var text = SwiftText()
    let name = CommentText.plain(FilePath.name(of: file.path))
    text.header("from \(name). Edit that file, not this one.")
    if let condition = conditions.condition(of: file) {
      text.gap()
      text.line("#if \(condition)")
      write(file, to: &text)
      text.line("#endif")
    } else {
      text.gap()
      write(file, to: &text)
    }
    return GeneratedFile(name: file.outputName, text: text.text, source: file.path)
  }

  private func write(_ file: FileDeclaration, to text: inout SwiftText) {
    let types = ClassNames(file.mentionedClasses)
    switch file.runtime {
    case .watchOS: WatchText(file: file, access: options.access.prefix).write(to: &text)
    case .iOS, .tvOS, .visionOS, .macOS, .other: writeSegues(file, types, to: &text)
    }
  }

  private func writeSegues(_ file: FileDeclaration, _ types: ClassNames, to text: inout SwiftText) {
    let access = options.access.prefix
    let bundle = BundleText(bundle: options.bundle, access: access)
    let storyboard = StoryboardText(file: file, types: types, access: access, bundle: bundle)
    let nib = NibText(file: file, types: types, access: access, bundle: bundle)
    let needsBundle = !file.scenes.isEmpty || file.nib?.firstObject != nil
    let isEmpty = file.classes.isEmpty && storyboard.isEmpty && nib.isEmpty
    guard !isEmpty else {
      return text.comment("Nothing in it has a class of its own or an identifier.")
    }
    imports(of: file, needsBundle: needsBundle).write(to: &text)
    for source in file.classes {
      SegueList(source, types: types, access: access).write(to: &text)
    }
    switch file.kind {
    case .storyboard: storyboard.write(to: &text)
    case .xib: nib.write(to: &text)
    }
    if needsBundle { bundle.writeToken(to: &text) }
  }

  private func imports(of file: FileDeclaration, needsBundle: Bool) -> ImportText {
    var exposed = file.exposedModules
    var hidden = Set(file.modules).union(file.mentionedClasses.compactMap(\.module))
    if needsBundle { exposed.insert("Foundation") }
    let isTyped =
      !file.classes.isEmpty || needsBundle || file.reuseIdentifiers.contains { $0.view != .other }
    if isTyped { exposed.insert("Segues") } else { hidden.insert("Segues") }
    // Who knows what they are for: a value that goes back is one of their types, if anything is.
    if file.hasUnwindValues {
      exposed.formUnion(options.imports)
    } else {
      hidden.formUnion(options.imports)
    }
    return ImportText(exposed: exposed, hidden: hidden, access: options.access)
  }
}

extension GenerationOptions.Access {
  /// What stands in front of a declaration.
  var prefix: SwiftCode {
    switch self {
    case .internal: ""
    case .package: "package "
    case .public: "public "
    }
  }
}
