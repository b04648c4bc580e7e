internal import Findings
internal import NavigationGraph
internal import SegueGeneration
internal import StoryboardModel

/// The names that SwiftGen and R.swift make of identifiers.
///
/// Code that uses them compiles only if they were generated, be it at every build; so that they say which
/// segue or scene is meant, whether the generated file is there to be read or not.
package struct GeneratedAccessors: Sendable {
  private var segues: [[String]: String] = [:]
  private var scenes: [[String]: String] = [:]
  private var initials: [[String]: String] = [:]

  init(_ graph: NavigationGraph) {
    for file in graph.files where file.kind == .storyboard {
      let name = storyboardName(ofFile: file.path)
      let swiftGen = SwiftGenName.type(name)
      initials[["StoryboardScene", swiftGen, "initialScene"]] = file.path
      for link in graph.links[file.path] ?? [] {
        guard let identifier = link.segue.usableIdentifier else { continue }
        segues[["StoryboardSegue", swiftGen, SwiftGenName.member(identifier)]] = identifier
        if let className = link.source.flatMap({ graph.controller($0)?.className }) {
          segues[["R", "segue", RSwiftName.member(className), RSwiftName.member(identifier)]] =
            identifier
        }
      }
      for scene in file.scenes {
        for object in scene.objects {
          guard let identifier = object.storyboardIdentifier else { continue }
          scenes[["StoryboardScene", swiftGen, SwiftGenName.member(identifier)]] = identifier
          scenes[["R", "storyboard", RSwiftName.member(name), RSwiftName.member(identifier)]] =
            identifier
        }
      }
    }
  }

  /// The identifier of the segue that an accessor such as `R.segue.list.showPerson` stands for.
  func segue(of path: [String]) -> String? { segues[path] }

  /// The storyboard whose initial scene an accessor such as `StoryboardScene.Main.initialScene` makes.
  func initial(of path: [String]) -> String? { initials[path] }

  /// The identifier of the scene that an accessor such as `StoryboardScene.Main.list` stands for.
  func scene(of path: [String]) -> String? { scenes[path] }
}
