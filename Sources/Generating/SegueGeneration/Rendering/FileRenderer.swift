internal import Parallel
internal import StoryboardModel

/// Renders declarations as code for the `Segues` runtime.
package struct FileRenderer {
  private let options: GenerationOptions
  /// The platforms of the files that conditions keep from conflicting.
  private let platforms: Set<Platform>
  private let hidden: [Platform: HiddenClasses]

  /// The names of types inside the generated ones, and of the parameters of the library's type that they extend.
  private static let innerNames: Set<String> = [
    "Cases", "ChildSegue", "Children", "Destination", "ID", "Restoration", "Reuse", "Segue",
    "Source",
  ]

  /// - Parameters:
  ///   - options: The team's choices.
  ///   - files: All files of the run, sorted by path; their platforms determine the conditions.
  package init(options: GenerationOptions, files: [FileDeclaration]) {
    self.options = options
    platforms = Set(files.filter(\.needsPlatformCondition).map(\.platform))
    hidden = Dictionary(grouping: files, by: \.platform).mapValues { files in
      HiddenClasses(files, behind: Self.innerNames) { file in
        // Nothing is generated for a xib of AppKit.
        file.kind == .xib && file.platform == .macOS ? [] : file.exposedClasses
      }
    }
  }

  /// Renders all files, in their order, on `workers` threads.
  package static func render(
    _ files: [FileDeclaration], options: GenerationOptions, workers: Int = 1
  ) -> [GeneratedFile] {
    let renderer = FileRenderer(options: options, files: files)
    return ParallelMap.results(of: files, workers: workers) { renderer.render($0) }
  }

  /// Renders one of the files.
  package func render(_ file: FileDeclaration) -> GeneratedFile {
    var text = SwiftText()
    text.header("from \(file.shownName). Edit that file, not this one.")
    text.gap()
    text.conditional(condition(of: file)) { write(file, to: &$0) }
    return GeneratedFile(name: file.outputName, source: file.path, text)
  }

  /// Returns the condition of the `#if` around a file's text; nil if it is compiled everywhere.
  private func condition(of file: FileDeclaration) -> SwiftCode? {
    guard file.platform == .macOS else {
      return file.needsPlatformCondition ? file.platform.condition(among: platforms) : nil
    }
    // In a target with storyboards only for the Mac, a twin of AppKit may run them on other
    // systems, but not UIKit.
    return file.needsPlatformCondition
      ? "canImport(AppKit) && !targetEnvironment(macCatalyst)" : "!canImport(UIKit)"
  }

  private func write(_ file: FileDeclaration, to text: inout SwiftText) {
    switch file.runtime {
    case .watchOS: writeIdentifiers(of: file, to: &text)
    case .iOS, .tvOS, .visionOS, .macOS, .other: writeSegues(file, to: &text)
    }
  }

  private func writeSegues(_ file: FileDeclaration, to text: inout SwiftText) {
    let access = options.access.prefix
    let hidden =
      hidden[file.platform] ?? HiddenClasses([], behind: Self.innerNames) { _ in [] }
    let types = ClassNames(file.mentionedClasses, hidden: hidden)
    let contents = InterfaceTypeText(
      file: file, types: types, access: access, bundle: options.bundle)
    guard !file.classes.isEmpty || !contents.isEmpty else { return text.comment(Self.nothing) }
    let imports = imports(of: file, needsBundle: contents.needsBundle)
    if !imports.lines.isEmpty {
      text.gap()
      text.imports(imports)
    }
    for source in file.classes {
      SegueList(source, types: types, access: access).write(to: &text)
    }
    contents.write(to: &text)
    hidden.writeAliases(
      of: file.path, access, inside: "a generated type means another one", to: &text)
    if contents.needsBundle { contents.writeBundleToken(to: &text) }
  }

  /// Writes the identifiers of a watchOS storyboard's scenes: WatchKit creates controllers by name,
  /// and has no segues for code.
  private func writeIdentifiers(of file: FileDeclaration, to text: inout SwiftText) {
    let access = options.access.prefix
    let scenes = file.scenes.filter { $0.identifier != nil }
    guard !scenes.isEmpty else { return text.comment(Self.nothing) }
    text.declaration("The identifiers of the scenes of \(file.shownName).")
    text.block("\(access)enum \(SwiftCode.name(file.typeName))") { text in
      for scene in scenes {
        let controller = CommentText.code(scene.controller)
        text.documented("\(controller), \(Places.text(scene.location)).")
        let literal = SwiftCode.string(scene.identifier ?? "")
        text.line("\(access)static let \(SwiftCode.name(scene.name)) = \(literal)")
      }
    }
  }

  private static let nothing: CommentText = "Nothing in it needs generated code."

  private func imports(of file: FileDeclaration, needsBundle: Bool) -> Imports {
    var exposed = file.exposedModules
    var hidden = file.modules
    if needsBundle { exposed.insert("Foundation") }
    let isTyped =
      !file.classes.isEmpty || needsBundle || file.reuseIdentifiers.contains { $0.view != .other }
    if !options.isStandalone {
      if isTyped { exposed.insert("Segues") } else { hidden.insert("Segues") }
    }
    // The type of an unwind segue's value may come from any of these modules.
    if file.hasUnwindValues {
      exposed.formUnion(options.imports)
    } else {
      hidden.formUnion(options.imports)
    }
    return Imports(
      access: options.access, exposed: exposed, hidden: hidden,
      framework: options.isStandalone ? .ofStandalone : nil)
  }
}

extension GenerationOptions.Access {
  /// The beginning of a declaration.
  var prefix: SwiftCode {
    switch self {
    case .internal: ""
    case .package: "package "
    case .public: "public "
    }
  }
}
