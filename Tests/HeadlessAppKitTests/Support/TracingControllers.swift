import HeadlessAppKit

/// Traces every method that a storyboard calls on a view controller.
class TracingViewController: NSViewController {
  /// The result of `shouldPerformSegue`.
  var allowsSegues = true
  /// The last segue passed to `prepare`.
  var prepared: NSStoryboardSegue?
  var preparedSender: Any?
  /// Called by `prepare`.
  var onPrepare: ((NSStoryboardSegue) -> Void)?

  private func trace(_ line: String) {
    Trace.add("\(title ?? String(describing: type(of: self))).\(line)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    trace("awakeFromNib")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    trace("viewDidLoad")
  }

  override func viewWillAppear() {
    super.viewWillAppear()
    trace("viewWillAppear")
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    trace("viewDidAppear")
  }

  override func viewDidDisappear() {
    super.viewDidDisappear()
    trace("viewDidDisappear")
  }

  override func shouldPerformSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) -> Bool {
    trace("shouldPerform \(identifier)")
    return allowsSegues
  }

  override func prepare(for segue: NSStoryboardSegue, sender: Any?) {
    trace("prepare")
    prepared = segue
    preparedSender = sender
    onPrepare?(segue)
  }
}

final class DetailViewController: TracingViewController {}
final class FormViewController: TracingViewController {}

/// The source of most segues.
final class HomeViewController: TracingViewController {
  func makePerson(coder: NSCoder) -> PersonViewController? {
    PersonViewController(coder: coder, name: "Ada")
  }

  override class var headlessSegueActions: [String: HeadlessSegueAction] {
    super.headlessSegueActions.addingActions([
      "makePersonWithCoder:": segueAction(HomeViewController.makePerson(coder:))
    ])
  }
}

/// A controller with its own initializer.
final class PersonViewController: TracingViewController {
  let name: String

  init?(coder: NSCoder, name: String) {
    self.name = name
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    name = "nobody"
    super.init(coder: coder)
  }
}

/// A controller that embeds two children.
final class ParentViewController: TracingViewController {
  private(set) var childrenInViewDidLoad: [NSViewController] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    childrenInViewDidLoad = children
  }
}

/// Traces the methods that a storyboard calls on a split view controller.
final class TracingSplitViewController: NSSplitViewController {
  override func prepare(for segue: NSStoryboardSegue, sender: Any?) { Trace.add("Split.prepare") }
}

/// Traces the methods that a storyboard calls on a window controller.
class TracingWindowController: NSWindowController {
  private func trace(_ line: String) { Trace.add("\(type(of: self)).\(line)") }

  override func windowDidLoad() {
    super.windowDidLoad()
    trace("windowDidLoad")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    trace("awakeFromNib")
  }

  override func showWindow(_ sender: Any?) {
    trace("showWindow")
    super.showWindow(sender)
  }
}

final class MainWindowController: TracingWindowController {}
