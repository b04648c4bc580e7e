internal import NavigationGraph
internal import StoryboardModel

extension NavigationGraph {
  /// All segues, file by file, in the order of each file.
  var allLinks: some Sequence<SegueLink> { files.lazy.flatMap { [links] in links[$0.path] ?? [] } }

  /// All controllers, file by file, in the order of each file.
  var allControllers: some Sequence<ControllerNode> {
    files.lazy.flatMap { [controllers] in controllers[$0.path] ?? [] }
  }
}
