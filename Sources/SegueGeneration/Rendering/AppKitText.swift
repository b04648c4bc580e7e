internal import Findings
internal import StoryboardModel

/// A macOS storyboard's text: names of segues and typed scenes, on AppKit alone.
///
/// The runtime's routing is UIKit's; on AppKit `prepare(for:sender:)` stays the app's own.
struct AppKitText {
  var file: FileDeclaration
  var types: ClassNames
  var options: GenerationOptions

  private var access: SwiftCode { options.access.prefix }
  private var bundle: BundleText { BundleText(bundle: options.bundle, access: access) }
  private var fileName: CommentText { CommentText.plain(FilePath.name(of: file.path)) }

  func write(to text: inout SwiftText) {
    let classes = file.classes.filter { $0.segues.contains { $0.identifier != nil } }
    imports.write(to: &text)
    for source in classes { write(source, to: &text) }
    switch file.kind {
    case .storyboard: writeStoryboard(to: &text)
    case .xib: break
    }
    if !file.scenes.isEmpty { bundle.writeToken(to: &text) }
  }

  private var imports: ImportText {
    var exposed = file.exposedModules
    exposed.insert("AppKit")
    let hidden = Set(file.modules).union(options.imports)
    return ImportText(exposed: exposed, hidden: hidden, access: options.access)
  }

  private func write(_ source: SourceClassDeclaration, to text: inout SwiftText) {
    let name = source.className
    text.gap()
    text.comment("MARK: - \(SwiftCode.name(name))")
    text.gap()
    text.documented(
      "The segues of \(CommentText.code(name)).", [Places.text(source.locations)])
    text.block("\(access)enum \(SwiftCode.name(source.namespace))") { text in
      text.documented("The segues' identifiers.")
      text.block("\(access)enum ID: String, CaseIterable") { text in
        for segue in source.segues {
          guard let identifier = segue.identifier else { continue }
          text.gap()
          SegueDescription(segue, source: name).write(to: &text)
          text.line("case \(SwiftCode.name(segue.name)) = \(SwiftCode.string(identifier))")
        }
      }
      text.gap()
      text.documented("Which of the class's segues a segue is; nil where it is none of them.")
      text.line("@MainActor")
      text.block("\(access)static func id(of segue: NSStoryboardSegue) -> ID?") {
        $0.line("segue.identifier.flatMap(ID.init)")
      }
      text.gap()
      text.documented("Performs a segue.")
      text.line("@MainActor")
      text.line("\(access)static func perform(")
      text.indented { $0.line("_ id: ID, from source: any NSSeguePerforming, sender: Any? = nil") }
      text.block(")") {
        $0.line("source.performSegue?(withIdentifier: id.rawValue, sender: sender)")
      }
    }
  }

  private func writeStoryboard(to text: inout SwiftText) {
    let identifiers = IdentifierText(file: file, types: types, access: access)
    guard !file.scenes.isEmpty || !identifiers.isEmpty else { return }
    text.gap()
    text.comment("MARK: - \(fileName)")
    text.gap()
    text.documented("The scenes of \(fileName) that code can make.")
    if !file.scenes.isEmpty { text.line("@MainActor") }
    text.block("\(access)enum \(SwiftCode.name(file.typeName))") { text in
      for scene in file.scenes { write(scene, to: &text) }
      if !file.scenes.isEmpty {
        text.gap()
        text.documented("The storyboard.")
        text.block("\(access)static var storyboard: NSStoryboard") {
          $0.line("NSStoryboard(name: \(SwiftCode.string(file.resourceName)), bundle: bundle)")
        }
        bundle.writeMember(to: &text)
      }
      identifiers.write(to: &text)
    }
  }

  private func write(_ scene: SceneDeclaration, to text: inout SwiftText) {
    let controller = types.text(scene.controller)
    text.gap()
    text.documented(
      scene.identifier.map {
        "Makes \(CommentText.code(controller)), identifier \(CommentText.quoted($0))."
      } ?? "Makes the initial controller, a \(CommentText.code(controller)).",
      [Places.text(scene.location)])
    text.line("\(access)static func \(SwiftCode.name(scene.name))(")
    text.indented { $0.line("creator: ((NSCoder) -> \(controller)?)? = nil") }
    if let identifier = scene.identifier {
      text.block(") -> \(controller)") {
        let literal = SwiftCode.string(identifier)
        $0.line("storyboard.instantiateController(identifier: \(literal), creator: creator)")
      }
    } else {
      text.block(") -> \(controller)?") {
        $0.line("storyboard.instantiateInitialController(creator: creator)")
      }
    }
  }
}
