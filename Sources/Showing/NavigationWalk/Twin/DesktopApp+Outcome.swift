internal import HeadlessAppKit
internal import NavigationGraph
internal import StoryboardModel

extension DesktopApp {
  func outcome(
    of firing: SegueFiring, _ link: SegueLink, from source: NSResponder, _ hosting: Hosting
  ) -> WalkOutcome {
    let made = firing.segue?.destinationController as? NSResponder
    let texts = ExceptionText(self, naming: [source] + (made.map { [$0] } ?? []))
    switch firing.outcome {
    case .shown(let window):
      return shown(in: window, link, from: source)
    case .broughtToFront(let window):
      return .broughtToFront(window: description(of: window))
    case .presented(let below, let style):
      return .presented(over: name(of: below), style: Self.words(for: style))
    case .embedded(let parent):
      return .embedded(in: name(of: parent))
    case .performedByClass(let name):
      return .custom(className: name)
    case .nothing(let reason):
      return nothing(reason, firing, texts)
    case .raised(let exception):
      return raised(texts.exception(exception))
    }
  }

  private func shown(
    in window: NSWindow, _ link: SegueLink, from source: NSResponder
  ) -> WalkOutcome {
    switch link.segue.kind {
    case .sheet:
      let below = window.sheetParent?.contentViewController
      return .presented(over: name(of: below ?? source), style: "a sheet")
    case .modal:
      return .presented(over: name(of: source), style: "a modal window")
    default:
      return .opened(window: "its own window")
    }
  }

  /// A window's description by the controller that it belongs to.
  private func description(of window: NSWindow) -> String {
    let owner: NSResponder? = window.windowController ?? window.contentViewController
    return owner.map { "the open window of \(name(of: $0))" } ?? "the open window"
  }

  private static func words(for style: PresentationStyle) -> String {
    switch style {
    case .sheet: "a sheet"
    case .modalWindow: "a modal window"
    case .popover: "a popover"
    case .animator: "its animator shows it"
    }
  }

  private func nothing(
    _ reason: SegueOutcome.Reason, _ firing: SegueFiring, _ texts: ExceptionText<DesktopApp>
  ) -> WalkOutcome {
    switch reason {
    case .vetoed:
      return .nothing(reason: "shouldPerformSegue returns false")
    case .unknownSegueClass(let name):
      return .custom(className: name)
    case .droppedFromFile:
      return .nothing(reason: "the source doesn't have the segue")
    case .logged, .other:
      // It is expected that the app's classes are missing.
      let line = firing.log.last { !$0.hasPrefix("Unknown class") }
      return .nothing(reason: line.map(texts.text) ?? "no window shows it")
    }
  }

  /// The outcome of an exception; unknown if it depends on code.
  private func raised(_ exception: WalkException) -> WalkOutcome {
    if exception.reason.contains("it has no view to point at") {
      return .unknown(reason: "throws an exception unless code gives the popover an anchor")
    }
    if exception.reason.contains("is not in a window") {
      return .unknown(reason: "throws an exception unless code has opened a window for it")
    }
    return .raised(exception)
  }
}
