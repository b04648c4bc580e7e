internal import Findings
internal import NavigationGraph
package import StoryboardModel

/// An app's storyboards and xibs, linked: what is known of them without code.
package struct LinkedStoryboards: Sendable {
  let graph: NavigationGraph
  /// What generators make of their names.
  let accessors: GeneratedAccessors
  /// The objects that name a class, file by file, in the order of the graph's.
  let customObjects: [[CustomObject]]
  /// Every segue that has an identifier, by it.
  let segueIndex: [String: [SegueLink]]
  /// All identifiers of segues, sorted.
  let segueIdentifiers: KnownNames
  /// The names that code opens storyboards by, sorted.
  let storyboardNames: KnownNames
  /// The place of each file among the graph's, by its path.
  let fileIndices: [String: Int]
  /// The controllers that each storyboard identifier of a file leads to, by the file's path.
  let sceneIndex: [String: [String: [ControllerID]]]
  /// The controllers that each storyboard identifier leads to, over all files.
  let scenesOfAllFiles: [String: [ControllerID]]
  /// The storyboards that code opens by a name: several where folders or targets have one each.
  let storyboardsByName: [String: [InterfaceFile]]

  /// Links the files of an app.
  package init(_ files: [InterfaceFile]) {
    graph = NavigationGraph(files: files)
    accessors = GeneratedAccessors(graph)
    customObjects = graph.files.map(CustomObject.all)
    segueIndex = Self.segueIndex(of: graph)
    segueIdentifiers = KnownNames(segueIndex.keys)
    storyboardsByName = Dictionary(grouping: graph.files.filter { $0.kind == .storyboard }) {
      CheckedApp.storyboardName(of: $0.path)
    }
    storyboardNames = KnownNames(storyboardsByName.keys)
    fileIndices = Dictionary(zip(graph.files.map(\.path), graph.files.indices)) { first, _ in
      first
    }
    let sceneIndex = Self.sceneIndex(of: graph)
    self.sceneIndex = sceneIndex
    scenesOfAllFiles = graph.files.reduce(into: [:]) { all, file in
      for (identifier, found) in sceneIndex[file.path] ?? [:] {
        all[identifier, default: []] += found
      }
    }
  }

  private static func segueIndex(of graph: NavigationGraph) -> [String: [SegueLink]] {
    var index: [String: [SegueLink]] = [:]
    for file in graph.files {
      for link in graph.links[file.path] ?? [] {
        if let identifier = link.segue.usableIdentifier {
          index[identifier, default: []].append(link)
        }
      }
    }
    return index
  }

  /// What every storyboard identifier of a file leads to, references followed.
  private static func sceneIndex(of graph: NavigationGraph) -> [String: [String: [ControllerID]]] {
    var index: [String: [String: [ControllerID]]] = [:]
    for file in graph.files {
      var identifiers: [String: [ControllerID]] = [:]
      for scene in file.scenes {
        for object in scene.objects {
          guard
            let identifier = object.attributes["storyboardIdentifier"]
              ?? object.storyboardIdentifier
          else { continue }
          let found = graph.destination(of: object.id, in: file.path)?.controller
          identifiers[identifier, default: []] += found.map { [$0] } ?? []
        }
      }
      index[file.path] = identifiers
    }
    return index
  }
}
