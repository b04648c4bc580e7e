internal import Findings
internal import StoryboardModel

/// The type of a storyboard: its scenes and identifiers.
struct StoryboardText {
  var file: FileDeclaration
  var types: ClassNames
  var access: SwiftCode
  var bundle: BundleText

  /// Whether there is anything to write.
  var isEmpty: Bool {
    file.scenes.isEmpty && file.reuseIdentifiers.isEmpty && file.restorationIdentifiers.isEmpty
  }

  func write(to text: inout SwiftText) {
    guard !isEmpty else { return }
    text.gap()
    text.comment("MARK: - \(file.shownName)")
    text.gap()
    text.documented(
      file.scenes.isEmpty
        ? "The identifiers in \(file.shownName)."
        : "The scenes of \(file.shownName) that code can instantiate.")
    if !file.scenes.isEmpty { text.line("@MainActor") }
    text.block("\(access)enum \(SwiftCode.name(file.typeName))") { text in
      for scene in file.scenes { write(scene, to: &text) }
      if !file.scenes.isEmpty { bundle.writeMember(to: &text) }
      IdentifierText(file: file, types: types, access: access).write(to: &text)
    }
  }

  private func write(_ scene: SceneDeclaration, to text: inout SwiftText) {
    let controller = types.text(scene.controller)
    let destination =
      scene.destination.unknownReason == nil ? types.text(scene.destination.className) : controller
    let isCustom = scene.destination.isCustom && scene.destination.unknownReason == nil
    text.gap()
    text.documented(summary(of: scene))
    let input: SwiftCode = isCustom ? "\(destination).SegueInput" : "NoSegueInput"
    let parameters: SwiftCode = "\(controller), \(destination), \(input)"
    let type: SwiftCode = "SceneFactory<\(parameters)>"
    let head: SwiftCode = "\(access)static var \(SwiftCode.name(scene.name)):"
    let value: SwiftCode =
      "SceneFactory(\(scene.identifier.map(SwiftCode.string) ?? "nil"), "
      + "of: \(SwiftCode.string(file.resourceName)), in: bundle)"
    if text.fits("\(head) \(type) {") {
      text.block("\(head) \(type)") { $0.line(value) }
    } else {
      writeType(type, parameters, after: head, to: &text)
      text.line("{")
      text.indented { $0.line(value) }
      text.line("}")
    }
  }

  private func writeType(
    _ type: SwiftCode, _ parameters: SwiftCode, after head: SwiftCode, to text: inout SwiftText
  ) {
    if text.fits("\(head) \(type)") { return text.line("\(head) \(type)") }
    text.line(head)
    text.indented { text in
      if text.fits(type) { return text.line(type) }
      text.line("SceneFactory<")
      text.indented { $0.line(parameters) }
      text.line(">")
    }
  }

  private func summary(of scene: SceneDeclaration) -> CommentText {
    let controller = CommentText.code(scene.controller)
    let destination = CommentText.code(scene.destination.className)
    let holding: CommentText =
      destination == controller ? .empty : ", which contains \(destination)"
    let place = Places.text(scene.location)
    guard let identifier = scene.identifier else {
      return "The initial view controller, \(controller)\(holding), \(place)."
    }
    return "\(controller)\(holding), identifier \(CommentText.quoted(identifier)), \(place)."
  }
}
