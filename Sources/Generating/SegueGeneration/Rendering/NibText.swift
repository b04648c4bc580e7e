internal import StoryboardModel

/// The type of a xib: how code loads it, and its identifiers.
struct NibText {
  var file: FileDeclaration
  var types: ClassNames
  var access: SwiftCode
  var bundle: BundleText

  /// Whether there is anything to write; AppKit's xibs have no code, because the runtime has no
  /// factory for them.
  var isEmpty: Bool {
    file.runtime == .macOS
      || file.nib?.firstObject == nil && file.reuseIdentifiers.isEmpty
        && file.restorationIdentifiers.isEmpty
  }

  func write(to text: inout SwiftText) {
    guard !isEmpty else { return }
    text.gap()
    text.comment("MARK: - \(file.shownName)")
    text.gap()
    text.documented("The contents of \(file.shownName).")
    if file.nib?.firstObject != nil { text.line("@MainActor") }
    text.block("\(access)enum \(SwiftCode.name(file.typeName))") { text in
      if let object = file.nib?.firstObject { writeFactory(object, to: &text) }
      IdentifierText(file: file, types: types, access: access).write(to: &text)
    }
  }

  private func writeFactory(_ object: ClassName, to text: inout SwiftText) {
    let type = types.text(object)
    let owner = file.nib?.owner.map(types.text)
    text.gap()
    text.documented(
      "The file, whose first object is a \(CommentText.code(type))"
        + (owner.map { " and whose owner is a \(CommentText.code($0))." } ?? "."))
    let head: SwiftCode = "\(access)static var file: NibFactory<\(type), \(owner ?? "NSObject")>"
    text.block(head) {
      $0.line("NibFactory(\(SwiftCode.string(file.resourceName)), in: bundle)")
    }
    bundle.writeMember(to: &text)
  }
}
