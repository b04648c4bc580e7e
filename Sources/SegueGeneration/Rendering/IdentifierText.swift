internal import Findings

/// The reuse and restoration identifiers of a storyboard or xib.
struct IdentifierText {
  var file: FileDeclaration
  var types: ClassNames
  var access: String

  /// Whether there is anything to write.
  var isEmpty: Bool { file.reuseIdentifiers.isEmpty && file.restorationIdentifiers.isEmpty }

  private var fileName: String { DocumentationText.plain(FilePath.name(of: file.path)) }

  func write(to text: inout SwiftText) {
    if !file.reuseIdentifiers.isEmpty {
      text.gap()
      text.documented("The reuse identifiers of \(fileName).")
      text.block("\(access)enum Reuse") { text in
        for reuse in file.reuseIdentifiers { write(reuse, to: &text) }
      }
    }
    if !file.restorationIdentifiers.isEmpty {
      text.gap()
      text.documented("The restoration identifiers of \(fileName).")
      text.block("\(access)enum Restoration") { text in
        for item in file.restorationIdentifiers {
          text.documented("\(Places.text(item.locations)).")
          text.line("\(constant(item.name)) = \(SwiftLiteral.string(item.identifier))")
        }
      }
    }
  }

  private func write(_ reuse: ReuseDeclaration, to text: inout SwiftText) {
    let type = types.text(reuse.className)
    text.documented("\(DocumentationText.code(type)), \(Places.text(reuse.locations)).")
    let literal = SwiftLiteral.string(reuse.identifier)
    switch reuse.view {
    case .tableCell, .tableHeaderFooter, .collectionCell, .collectionSupplementary:
      let head = "\(constant(reuse.name)) = "
      let value = "ReuseIdentifier<\(type)>(\(literal))"
      if text.fits(head + value) {
        text.line(head + value)
      } else {
        text.line("\(constant(reuse.name)) =")
        text.indented { $0.line(value) }
      }
    case .other:
      text.line("\(constant(reuse.name)) = \(literal)")
    }
  }

  private func constant(_ name: String) -> String {
    "\(access)static let \(SwiftName.escaped(name))"
  }
}
