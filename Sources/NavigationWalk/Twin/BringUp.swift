internal import HeadlessUIKit
internal import NavigationGraph
internal import StoryboardModel

/// Brings a controller onto a fresh screen, along a way of segues.
@MainActor
struct BringUp {
  let app: TwinApp
  let options: WalkOptions

  /// A controller that was brought up, with the screen that keeps it alive.
  struct Stage {
    var screen: TwinScreen
    var controller: UIViewController
  }

  /// Why a controller could not be brought up.
  enum Failure: Error {
    case raised(WalkException)
    /// A segue on the way did not lead to its destination.
    case lost
  }

  /// Goes the whole way.
  func stage(_ root: ControllerID, steps: [SegueLink]) throws(Failure) -> Stage {
    var stage: Stage?
    var failure: Failure?
    let exception = UIKitException.caught {
      guard let start = app.make(root) else {
        failure = .lost
        return
      }
      let screen = TwinScreen(start, options: options)
      start.loadViewIfNeeded()
      var current = start
      for step in steps {
        guard let next = self.step(step, from: current) else {
          failure = .lost
          return
        }
        current = next
      }
      stage = Stage(screen: screen, controller: current)
    }
    if let exception { throw .raised(ExceptionText(app, naming: []).exception(exception)) }
    guard failure == nil, let stage else { throw .lost }
    return stage
  }

  /// Takes one step; nil where it does not lead to the segue's destination.
  private func step(_ link: SegueLink, from source: UIViewController) -> UIViewController? {
    guard let destination = link.destination.controller else { return nil }
    switch link.segue.kind {
    case .relationship, .embed:
      source.loadViewIfNeeded()
      guard let child = TwinScreen.find(destination, in: source, of: app) else { return nil }
      TwinScreen.bringToFront(child, in: source)
      return child
    default:
      let firing = SegueFire(link.segue).perform(on: source)
      guard case .raised = firing.outcome else {
        guard let made = firing.segue?.destination else { return nil }
        guard options.hasWindow ? made.isShown : made.parent != nil else { return nil }
        made.loadViewIfNeeded()
        return made
      }
      return nil
    }
  }
}
