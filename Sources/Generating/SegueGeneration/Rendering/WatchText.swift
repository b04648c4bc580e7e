internal import Findings

/// The text for a watchOS storyboard: WatchKit creates controllers by name, and has no segues for
/// code.
struct WatchText {
  var file: FileDeclaration
  var access: SwiftCode

  func write(to text: inout SwiftText) {
    let scenes = file.scenes.filter { $0.identifier != nil }
    guard !scenes.isEmpty else {
      return text.comment("Nothing in it needs generated code.")
    }
    text.gap()
    text.documented("The identifiers of the scenes of \(file.shownName).")
    text.block("\(access)enum \(SwiftCode.name(file.typeName))") { text in
      for scene in scenes {
        let controller = CommentText.code(scene.controller)
        text.documented("\(controller), \(Places.text(scene.location)).")
        let literal = SwiftCode.string(scene.identifier ?? "")
        text.line("\(access)static let \(SwiftCode.name(scene.name)) = \(literal)")
      }
    }
  }
}
