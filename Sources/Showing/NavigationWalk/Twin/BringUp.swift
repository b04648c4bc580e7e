internal import HeadlessSupport
internal import NavigationGraph
internal import StoryboardModel

/// Brings a controller onto a new screen, along a route of segues.
@MainActor
struct BringUp<App: Twin> {
  let app: App
  let options: WalkOptions

  /// A controller on the screen, with the screen object that keeps it alive.
  struct Stage {
    var screen: App.Screen
    var controller: App.Controller
  }

  /// Walks the whole route.
  func stage(_ root: ControllerID, steps: [SegueLink]) throws(BringUpFailure) -> Stage {
    var stage: Stage?
    let exception = HeadlessException.caught {
      guard let start = app.make(root) else { return }
      let screen = app.show(start, options: options)
      var current = start
      for step in steps {
        guard let next = self.step(step, from: current) else { return }
        current = next
      }
      stage = Stage(screen: screen, controller: current)
    }
    if let exception { throw .raised(ExceptionText(app, naming: []).exception(exception)) }
    guard let stage else { throw .lost }
    return stage
  }

  /// Performs one segue; nil if it doesn't lead to its destination.
  private func step(_ link: SegueLink, from source: App.Controller) -> App.Controller? {
    guard let destination = link.destination.controller else { return nil }
    switch link.segue.kind {
    case .relationship, .embed:
      app.load(source)
      guard let child = app.find(destination, in: source) else { return nil }
      app.bringToFront(child, in: source)
      return child
    default:
      let firing = app.fire(link.segue, on: source)
      guard let arrived = app.arrival(of: firing, options: options) else { return nil }
      app.load(arrived)
      return arrived
    }
  }
}

/// A reason why a controller could not be brought onto the screen.
enum BringUpFailure: Error {
  case raised(WalkException)
  /// A segue on the route did not lead to its destination.
  case lost
}
