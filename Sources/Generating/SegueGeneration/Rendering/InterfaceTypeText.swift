internal import Findings
internal import StoryboardModel

/// The type of a storyboard or xib: its identifiers, and the code that instantiates its contents.
struct InterfaceTypeText {
  var file: FileDeclaration
  var types: ClassNames
  var access: SwiftCode
  var bundle: GenerationOptions.Bundle

  /// Whether there is nothing to write.
  var isEmpty: Bool {
    file.scenes.isEmpty && (isXibOfAppKit || file.nib?.firstObject == nil)
      && file.reuseIdentifiers.isEmpty && file.restorationIdentifiers.isEmpty
  }

  /// Whether the code instantiates anything, and so has to find the file.
  var needsBundle: Bool { !file.scenes.isEmpty || file.nib?.firstObject != nil }

  /// Whether the runtime has no factory for the file, because it is a xib of AppKit.
  private var isXibOfAppKit: Bool { file.kind == .xib && file.runtime == .macOS }

  func write(to text: inout SwiftText) {
    guard !isEmpty, !isXibOfAppKit else { return }
    text.gap()
    text.comment("MARK: - \(file.shownName)")
    text.declaration(summary)
    if needsBundle { text.line("@MainActor") }
    text.block("\(access)enum \(SwiftCode.name(file.typeName))") { text in
      for scene in file.scenes { write(scene, to: &text) }
      if let object = file.nib?.firstObject { write(object, to: &text) }
      if needsBundle { writeBundle(to: &text) }
      writeIdentifiers(to: &text)
    }
  }

  private var summary: CommentText {
    switch file.kind {
    case .storyboard where file.scenes.isEmpty: "The identifiers in \(file.shownName)."
    case .storyboard: "The scenes of \(file.shownName) that code can instantiate."
    case .xib: "The contents of \(file.shownName)."
    }
  }

  /// Writes the code that loads a xib with a first object.
  private func write(_ object: ClassName, to text: inout SwiftText) {
    let type = types.text(object)
    let owner = file.nib?.owner.map(types.text)
    text.declaration(
      "The file, whose first object is a \(CommentText.code(type))"
        + (owner.map { " and whose owner is a \(CommentText.code($0))." } ?? "."))
    let head: SwiftCode = "\(access)static var file: NibFactory<\(type), \(owner ?? "NSObject")>"
    text.block(head) {
      $0.line("NibFactory(\(SwiftCode.string(file.resourceName)), in: bundle)")
    }
  }

  private func write(_ scene: SceneDeclaration, to text: inout SwiftText) {
    let controller = types.text(scene.controller)
    let destination =
      scene.destination.unknownReason == nil ? types.text(scene.destination.className) : controller
    let isCustom = scene.destination.isCustom && scene.destination.unknownReason == nil
    text.declaration(summary(of: scene))
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
