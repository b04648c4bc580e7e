internal import Parallel
package import StoryboardModel

/// All storyboards together: their controllers, and the destinations of their segues.
package final class NavigationGraph: Sendable {
  /// The files, sorted by path.
  package let files: [InterfaceFile]
  /// The controllers of each file, in its order.
  package let controllers: [String: [ControllerNode]]
  /// The segues of each file, in its order.
  package let links: [String: [SegueLink]]
  /// Finds storyboards by name.
  package let index: StoryboardIndex

  private let resolver: DestinationResolver
  private let nodes: [ControllerID: ControllerNode]
  private let initialControllers: [String: ControllerID]
  private let linksBySource: [ControllerID: [SegueLink]]
  private let companions: [ControllerID: ControllerID]

  /// Links files, in any order, on `workers` threads.
  package init(files: [InterfaceFile], workers: Int = 1) {
    let files = files.sorted { $0.path < $1.path }
    let index = StoryboardIndex(paths: files.lazy.filter { $0.kind == .storyboard }.map(\.path))
    let byPath = Dictionary(
      zip(
        files.map(\.path),
        ParallelMap.results(of: files, workers: workers) { FileNodes($0) }),
      uniquingKeysWith: { first, _ in first })
    let resolver = DestinationResolver(files: byPath, index: index)
    let links = ParallelMap.results(of: files, workers: workers) { Self.links(of: $0, resolver) }
    self.files = files
    self.index = index
    self.links = Dictionary(zip(files.map(\.path), links), uniquingKeysWith: { _, last in last })
    self.resolver = resolver
    initialControllers = Dictionary(
      byPath.keys.compactMap { path in resolver.initialController(of: path).map { (path, $0) } },
      uniquingKeysWith: { first, _ in first })
    controllers = byPath.mapValues(\.controllers)
    nodes = Dictionary(
      byPath.values.flatMap(\.controllers).map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first })
    var linksBySource: [ControllerID: [SegueLink]] = [:]
    for link in links.joined() {
      if let source = link.source { linksBySource[source, default: []].append(link) }
    }
    self.linksBySource = linksBySource
    companions = byPath.values.reduce(into: [:]) { all, file in
      all.merge(file.companions) { first, _ in first }
    }
  }

  private static func links(
    of file: InterfaceFile, _ resolver: DestinationResolver
  ) -> [SegueLink] {
    file.segues.enumerated().map { position, segue in
      SegueLink(
        id: SegueLink.ID(file: file.path, index: position), segue: segue,
        source: segue.owner.map { ControllerID(file: file.path, object: $0) },
        destination: resolver.destination(of: segue, in: file.path))
    }
  }

  /// Returns the controller with an id; the first in the file if there are several.
  package func controller(_ id: ControllerID) -> ControllerNode? { nodes[id] }

  /// The next controller of a controller's scene, which is created with it; nil if the scene has only one.
  package func companion(of id: ControllerID) -> ControllerID? { companions[id] }

  /// The segues of a controller, in the order of the file.
  package func links(from id: ControllerID) -> [SegueLink] { linksBySource[id] ?? [] }

  /// Returns the destination with an id, following references; nil if the file has neither a
  /// controller nor a reference with it.
  package func destination(of id: ObjectID, in path: String) -> SegueLink.Destination? {
    resolver.destination(of: id, in: path)
  }

  /// Returns the initial controller of a file, following references; nil if there is none.
  package func initialController(of path: String) -> ControllerID? {
    initialControllers[path]
  }
}
