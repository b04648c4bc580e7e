extension InterfaceTypeText {
  /// Writes the reuse and restoration identifiers.
  func writeIdentifiers(to text: inout SwiftText) {
    if !file.reuseIdentifiers.isEmpty {
      text.declaration("The reuse identifiers of \(file.shownName).")
      text.block("\(access)enum Reuse") { text in
        for reuse in file.reuseIdentifiers { write(reuse, to: &text) }
      }
    }
    if !file.restorationIdentifiers.isEmpty {
      text.declaration("The restoration identifiers of \(file.shownName).")
      text.block("\(access)enum Restoration") { text in
        for item in file.restorationIdentifiers {
          text.documented("\(Places.text(item.locations)).")
          text.line("\(constant(item.name)) = \(SwiftCode.string(item.identifier))")
        }
      }
    }
  }

  private func write(_ reuse: ReuseDeclaration, to text: inout SwiftText) {
    let type = types.text(reuse.className)
    text.documented("\(CommentText.code(type)), \(Places.text(reuse.locations)).")
    let literal = SwiftCode.string(reuse.identifier)
    switch reuse.view {
    case .tableCell, .tableHeaderFooter, .collectionCell, .collectionSupplementary:
      let head: SwiftCode = "\(constant(reuse.name)) = "
      let value: SwiftCode = "ReuseIdentifier<\(type)>(\(literal))"
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

  private func constant(_ name: String) -> SwiftCode {
    "\(access)static let \(SwiftCode.name(name))"
  }
}
