import Foundation
import NavigationGraph
import NavigationWalk
import StoryboardModel
import StoryboardParsing
import TestSupport

/// Walks a test's storyboards, starting at the initial controller of each.
@MainActor
func walk(
  _ storyboards: KeyValuePairs<String, StoryboardText>, options: WalkOptions = WalkOptions()
) -> WalkResult {
  let files = storyboards.compactMap { path, text in
    StoryboardReader().read(Data(text.xml.utf8), path: path).file
  }
  return walk(files, options: options)
}

/// Walks files, starting at the initial controller of each.
@MainActor
func walk(_ files: [InterfaceFile], options: WalkOptions = WalkOptions()) -> WalkResult {
  let graph = NavigationGraph(files: files)
  let reachability = Reachability(
    in: graph, rule: .initialControllers, startingAt: graph.files.map(\.path))
  return Walker(graph, reachability: reachability, options: options).walk()
}

extension WalkResult {
  /// The outcome of the segue with an id.
  func outcome(_ segue: String) -> WalkOutcome? { self[segue]?.outcome }

  /// The route to the source of the segue with an id.
  func hosting(_ segue: String) -> Hosting? { self[segue]?.hosting }

  private subscript(id: String) -> SegueWalk? {
    files.lazy.flatMap(\.segues).first { $0.link.segue.id.rawValue == id }
  }

  /// The outcome for a controller's scene.
  func scene(_ id: String) -> SceneWalk.Outcome? {
    files.lazy.flatMap(\.scenes).first { $0.controller.object.rawValue == id }?.outcome
  }
}

/// A navigation controller `nav` around `list`, with the given segues, next to more scenes.
func app(_ segues: [SegueText], _ scenes: [SceneText]) -> StoryboardText {
  StoryboardText(
    initial: "nav",
    scenes: [
      .controller("nav", "navigationController", segues: [.root("list")]),
      .controller("list", class: "ListViewController", segues: segues),
    ] + scenes)
}

/// The relationship of a split view to the controller in a column.
func column(_ name: String, _ destination: String) -> SegueText {
  SegueText(
    "relationship", to: destination, id: "\(name)-\(destination)",
    attributes: [("relationship", name)])
}

/// A split view controller `split` with the given columns, next to more scenes.
func split(_ columns: [SegueText], _ scenes: [SceneText]) -> StoryboardText {
  StoryboardText(
    initial: "split",
    scenes: [.controller("split", "splitViewController", segues: columns)] + scenes)
}
