internal import Findings

/// A watchOS storyboard's text: WatchKit makes controllers by name, and knows no segues of code.
struct WatchText {
  var file: FileDeclaration
  var access: String

  func write(to text: inout SwiftText) {
    let scenes = file.scenes.filter { $0.identifier != nil }
    let name = DocumentationText.plain(FilePath.name(of: file.path))
    guard !scenes.isEmpty else {
      return text.line("// Nothing in it has an identifier.")
    }
    text.gap()
    text.documented("The identifiers of the scenes of \(name).")
    text.block("\(access)enum \(file.typeName)") { text in
      for scene in scenes {
        let controller = DocumentationText.code(scene.controller.name)
        text.documented("\(controller), \(Places.text(scene.location)).")
        let literal = SwiftLiteral.string(scene.identifier ?? "")
        text.line("\(access)static let \(SwiftName.escaped(scene.name)) = \(literal)")
      }
    }
  }
}
