package import NavigationGraph
package import StoryboardModel

/// Performs every segue of an app in the twin of its framework, each from a new screen.
///
/// It is a separate target, so that generators and checkers can use the graph without building the
/// twin, and so that the command's text, its JSON and its interactive player share the same walk,
/// which is tested without a process.
@MainActor
package struct Walker {
  private let graph: NavigationGraph
  private let reachability: Reachability
  private let options: WalkOptions
  private let routes: RouteMap
  private let nesting: NestingCheck
  private let uiKit: TwinApp
  private let appKit: DesktopApp

  package init(
    _ graph: NavigationGraph, reachability: Reachability, options: WalkOptions = WalkOptions()
  ) {
    self.graph = graph
    self.reachability = reachability
    self.options = options
    routes = RouteMap(graph, reachability: reachability, options: options)
    nesting = NestingCheck(graph)
    uiKit = TwinApp(graph)
    appKit = DesktopApp(graph)
  }

  /// Walks all storyboards.
  ///
  /// Every segue appears once, in its file's order.
  package func walk() -> WalkResult {
    let storyboards = graph.files.filter { $0.kind == .storyboard || !$0.segues.isEmpty }
    let files = storyboards.map { file in
      WalkResult.File(
        path: file.path, runtime: file.targetRuntime,
        scenes: (graph.controllers[file.path] ?? []).map {
          SceneWalk(controller: $0.id, outcome: outcome(of: $0))
        },
        segues: (graph.links[file.path] ?? []).map { walk($0, in: file) })
    }
    return WalkResult(options: options, files: files)
  }

  /// The reason why the files of a platform are not walked; nil if they are.
  package nonisolated static func refusal(of runtime: TargetRuntime) -> String? {
    switch runtime {
    case .iOS, .tvOS, .visionOS, .macOS, .watchOS: nil
    case .other(let name): name.isEmpty ? "no target runtime" : name
    }
  }

  private func walk(_ link: SegueLink, in file: InterfaceFile) -> SegueWalk {
    if let refusal = Self.refusal(of: file.targetRuntime) {
      return SegueWalk(link: link, outcome: .notWalked(reason: refusal))
    }
    return switch file.targetRuntime {
    case .watchOS: SegueWalk(link: link, outcome: WatchReader(graph: graph).outcome(of: link))
    case .macOS: walk(link, in: appKit)
    default: walk(link, in: uiKit)
    }
  }

  private func walk(_ link: SegueLink, in app: some Twin) -> SegueWalk {
    SegueWalker(app: app, routes: routes, nesting: nesting, options: options).walk(link)
  }

  // MARK: Scenes

  private func outcome(of node: ControllerNode) -> SceneWalk.Outcome {
    if let refusal = Self.refusal(of: node.runtime) { return .notWalked(reason: refusal) }
    if node.runtime == .watchOS { return .notWalked(reason: WatchReader.reason) }
    guard reachability.controllers.contains(node.id) else { return .unreachable }
    if nesting.isEndless(node.id) { return .raised(.endless) }
    if nesting.isTooLarge(node.id) { return .notWalked(reason: NestingCheck.tooMany) }
    return node.runtime == .macOS ? made(node, in: appKit) : made(node, in: uiKit)
  }

  private func made(_ node: ControllerNode, in app: some Twin) -> SceneWalk.Outcome {
    do throws(BringUpFailure) {
      _ = try BringUp(app: app, options: options).stage(node.id, steps: [])
      return .made
    } catch {
      if case .raised(let exception) = error { return .raised(exception) }
      let isCompanion = graph.companion(of: node.id) != nil
      return .notWalked(
        reason: isCompanion ? "created with its scene, as another object" : "no such controller")
    }
  }
}
