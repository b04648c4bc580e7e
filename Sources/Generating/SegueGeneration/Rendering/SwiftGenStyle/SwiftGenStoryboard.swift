internal import Findings
internal import StoryboardModel
internal import SwiftNaming

/// One storyboard's scenes and segues in SwiftGen's style.
struct SwiftGenStoryboard {
  /// A segue's case.
  private struct Segue {
    var name: String
    var identifier: String
    var places: [NamedSegueDeclaration]
  }

  private let storyboard: FileDeclaration
  private let name: SwiftCode
  private let access: SwiftCode
  private let classes: HiddenClasses
  private let scenes: [(name: String, item: SceneDeclaration)]
  private let segues: [Segue]
  /// The findings about names that differ from SwiftGen's.
  let findings: [Finding]

  init(_ storyboard: FileDeclaration, name: String, classes: HiddenClasses, access: SwiftCode) {
    self.classes = classes
    self.storyboard = storyboard
    self.name = SwiftCode.name(name)
    self.access = access

    let identified = storyboard.scenes.filter { $0.identifier != nil }
    // A scene of the enumeration's own name would hide it from the scenes' values. Only names
    // without capitals, such as Chinese ones, can be equal.
    var taken: Set<String> = ["storyboard", "storyboardName", name]
    if identified.count < storyboard.scenes.count { taken.insert("initialScene") }
    let sceneNames = UniqueNames(identified, taken: taken) {
      NameRequest($0, named: SwiftGenName.member)
    }
    scenes = sceneNames.sorted

    let groups = Dictionary(grouping: storyboard.namedSegues, by: \.identifier)
    let segueNames = UniqueNames(Array(groups)) { identifier, places in
      NameRequest(
        name: SwiftGenName.member(identifier), identifier: identifier,
        words: { "the segue \(ShownText.quoted(identifier))" }, location: places[0].location)
    }
    segues = segueNames.sorted.map { name, group in
      Segue(name: name, identifier: group.key, places: group.value)
    }
    findings = sceneNames.findings + segueNames.findings
  }

  func write(to text: inout SwiftText) {
    writeScenes(to: &text)
    if !segues.isEmpty { writeSegues(to: &text) }
    classes.writeAliases(
      of: storyboard.path, access, inside: "`StoryboardScene` means a storyboard", to: &text)
  }

  private func writeScenes(to text: inout SwiftText) {
    text.gap()
    text.block("extension StoryboardScene") { text in
      text.documented("The storyboard \(CommentText.quoted(storyboard.resourceName)).")
      text.block("\(access)enum \(name): StoryboardType") { text in
        let literal = SwiftCode.string(storyboard.resourceName)
        text.line("\(access)static let storyboardName = \(literal)")
        if let initial = storyboard.scenes.first(where: { $0.identifier == nil }) {
          text.declaration(
            "The initial scene, \(CommentText.code(initial.controller)) at "
              + "\(Places.text(initial.location)).")
          let type = className(initial.controller)
          declare("initialScene", as: "InitialSceneType<\(type)>", [], &text)
        }
        for (name, scene) in scenes {
          text.declaration(
            "The scene \(CommentText.quoted(scene.identifier ?? "")), "
              + "\(CommentText.code(scene.controller)) at \(Places.text(scene.location)).")
          declare(
            SwiftCode.name(name), as: "SceneType<\(className(scene.controller))>",
            ["identifier: \(SwiftCode.string(scene.identifier ?? ""))"], &text)
        }
      }
    }
  }

  private func className(_ name: ClassName) -> SwiftCode { classes.text(name) ?? .type(name) }

  private func declare(
    _ name: SwiftCode, as type: SwiftCode, _ arguments: [SwiftCode], _ text: inout SwiftText
  ) {
    let list = (["storyboard: \(self.name).self" as SwiftCode] + arguments).joined(separator: ", ")
    let line: SwiftCode = "\(access)static let \(name) = \(type)(\(list))"
    guard !text.fits(line) else { return text.line(line) }
    text.line("\(access)static let \(name) = \(type)(")
    text.indented { $0.line("\(list))") }
  }

  private func writeSegues(to text: inout SwiftText) {
    text.gap()
    text.block("extension StoryboardSegue") { text in
      text.documented(
        "The segues of the storyboard \(CommentText.quoted(storyboard.resourceName)) that "
          + "have an identifier.")
      text.block("\(access)enum \(name): String, SegueType") { text in
        for segue in segues {
          text.gap()
          write(segue, to: &text)
        }
      }
    }
  }

  private func write(_ segue: Segue, to text: inout SwiftText) {
    let ways = segue.places.map { place -> CommentText in
      let source = place.source.map { CommentText.code($0) } ?? "No controller"
      let end: CommentText =
        place.kind == .unwind
        ? "back" : "to \(CommentText.code(place.destination))"
      return
        "\(source) \(end), \(CommentText.plain(place.kind.rawValue)), at \(Places.text(place.location))."
    }
    text.documented(ways.first ?? .empty, Array(ways.dropFirst()))
    let name = SwiftCode.name(segue.name)
    let isItself = segue.identifier.unicodeScalars.elementsEqual(segue.name.unicodeScalars)
    text.line("case \(name)" + (isItself ? .empty : " = \(SwiftCode.string(segue.identifier))"))
  }
}
