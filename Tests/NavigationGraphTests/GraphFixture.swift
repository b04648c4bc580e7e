import Foundation
import NavigationGraph
import StoryboardModel
import StoryboardParsing
import TestSupport

/// A graph of a test's storyboards.
func graph(_ storyboards: KeyValuePairs<String, StoryboardText>) -> NavigationGraph {
  NavigationGraph(files: files(storyboards))
}

/// The storyboards as models, in the order given.
func files(_ storyboards: KeyValuePairs<String, StoryboardText>) -> [InterfaceFile] {
  storyboards.compactMap { path, text in
    StoryboardReader().read(Data(text.xml.utf8), path: path).file
  }
}

extension NavigationGraph {
  /// The destination of the segue with an id.
  func destination(of segue: String, in path: String) -> SegueLink.Destination? {
    links[path]?.first { $0.segue.id.rawValue == segue }?.destination
  }

  /// The ids of a file's reachable controllers.
  func reached(from starts: String..., in path: String) -> [String] {
    let reachability = Reachability(in: self, rule: .initialControllers, startingAt: starts)
    return reachability.controllers.filter { $0.file == path }.map(\.object.rawValue).sorted()
  }
}

/// A controller of a file.
func controller(_ id: String, in path: String) -> SegueLink.Destination {
  .controller(ControllerID(file: path, object: ObjectID(rawValue: id)))
}
