internal import HeadlessSupport
internal import NavigationGraph
internal import StoryboardModel
internal import StoryboardParsing

extension StoryboardOptions {
  /// The options for a program that has an app's storyboards, but not its classes.
  @MainActor
  static func walking(_ graph: NavigationGraph) -> StoryboardOptions {
    var destinations: [Segue: SegueLink.Destination] = [:]
    for link in graph.files.flatMap({ graph.links[$0.path] ?? [] }) {
      // Equal segues are at the same place of the same file, so either one will do.
      destinations[link.segue] = link.destination
    }
    var options = StoryboardOptions()
    options.runsWithoutSources = true
    options.makesSegueViewsOnly = true
    options.findDestination = { segue in
      switch destinations[segue] {
      case .controller(let id): .controller(path: id.file, id: id.object)
      case .unknownStoryboard: .nowhere
      default: nil
      }
    }
    return options
  }
}

extension StoryboardLibrary {
  /// Creates a library of all files of an app.
  convenience init(walking graph: NavigationGraph, options: StoryboardOptions) {
    self.init(files: graph.files.map { ParsedFile(path: $0.path, file: $0) }, options: options)
  }
}
