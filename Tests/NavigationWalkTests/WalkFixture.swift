import Foundation
import NavigationGraph
import NavigationWalk
import StoryboardModel
import StoryboardParsing
import TestSupport

/// Walks storyboards that a test wrote, from the initial controller of each.
@MainActor
func walk(
  _ storyboards: KeyValuePairs<String, StoryboardText>, options: WalkOptions = WalkOptions()
) -> WalkResult {
  let files = storyboards.compactMap { path, text in
    StoryboardReader().read(Data(text.xml.utf8), path: path).file
  }
  return walk(files, options: options)
}

/// Walks files, from the initial controller of each.
@MainActor
func walk(_ files: [InterfaceFile], options: WalkOptions = WalkOptions()) -> WalkResult {
  let graph = NavigationGraph(files: files)
  let reachability = Reachability(
    in: graph, rule: .initialControllers, startingAt: graph.files.map(\.path))
  return Walker(graph, reachability: reachability, options: options).walk()
}

extension WalkResult {
  /// What came of the segue with an id.
  func outcome(_ segue: String) -> WalkOutcome? { self[segue]?.outcome }

  /// How the source of the segue with an id was brought up.
  func hosting(_ segue: String) -> Hosting? { self[segue]?.hosting }

  private subscript(id: String) -> SegueWalk? {
    files.lazy.flatMap(\.segues).first { $0.link.segue.id.rawValue == id }
  }

  /// What came of the scene of a controller.
  func scene(_ id: String) -> SceneWalk.Outcome? {
    files.lazy.flatMap(\.scenes).first { $0.controller.object.rawValue == id }?.outcome
  }
}

/// A navigation controller `nav` around `list`, with these segues, beside more scenes.
func app(_ segues: [SegueText], _ scenes: [SceneText]) -> StoryboardText {
  StoryboardText(
    initial: "nav",
    scenes: [
      .controller("nav", "navigationController", segues: [.root("list")]),
      .controller("list", class: "ListViewController", segues: segues),
    ] + scenes)
}
