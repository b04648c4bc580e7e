import Foundation
import StoryboardModel

extension SegueTemplate {
  /// The default implementation of ``NSStoryboardSegue/perform()`` for the kind; nil for a custom one.
  func performance(
    from source: any StoryboardController, to destination: NSResponder, sender: Any?
  ) -> (@MainActor () -> Void)? {
    let transition = SegueTransition(
      template: self, source: source, destination: destination, sender: sender)
    switch segue.kind {
    case .show: return transition.show
    case .modal: return transition.runModal
    case .sheet: return transition.beginSheet
    case .popover: return transition.popOver
    case .embed: return transition.embed
    case .custom: return nil
    default:
      let line = "\(segue.location): AppKit has no segues of kind '\(segue.kind.rawValue)'"
      return { HeadlessLog.write(line) }
    }
  }
}

/// A segue that is being performed in one of AppKit's ways.
@MainActor
struct SegueTransition {
  let template: SegueTemplate
  let source: any StoryboardController
  let destination: NSResponder
  let sender: Any?

  /// Shows the destination in its own window.
  func show() {
    if let controller = destination as? NSWindowController {
      NSApplication.shared.keepAlive(controller)
      controller.showWindow(sender)
      shown(controller.window)
    } else if let controller = destination as? NSViewController {
      let window = NSWindow(contentViewController: controller)
      window.makeKeyAndOrderFront(sender)
      shown(window)
    }
  }

  /// Shows the destination in a modal window.
  func runModal() {
    switch destination {
    case let controller as NSWindowController:
      guard let window = controller.window else { return }
      NSApplication.shared.keepAlive(controller)
      NSApplication.shared.runModal(for: window)
      shown(window)
    case let controller as NSViewController:
      present(controller) { $0.presentAsModalWindow(controller) }
    default: break
    }
  }

  /// Shows the destination as a sheet of the source's window.
  func beginSheet() {
    switch destination {
    case let controller as NSWindowController:
      guard let window = controller.window, let parent = source.segueWindow else { return }
      NSApplication.shared.keepAlive(controller)
      parent.beginSheet(window)
      shown(window)
    case let controller as NSViewController:
      present(controller) { $0.presentAsSheet(controller) }
    default: break
    }
  }

  /// Shows the destination in a popover.
  func popOver() {
    guard let controller = destination as? NSViewController else {
      return HeadlessLog.write("\(template.segue.location): a popover shows no window controller")
    }
    guard let anchor else {
      return AppKitException.popoverWithoutAnchor(template.identifier).raise()
    }
    let segue = template.segue
    present(controller) {
      $0.present(
        controller, asPopoverRelativeTo: anchor.bounds, of: anchor,
        preferredEdge: .init(storyboardName: segue.preferredEdge),
        behavior: .init(storyboardName: segue.popoverBehavior))
    }
  }

  /// Makes the destination a child of the source, and adds its view to the container view.
  func embed() {
    guard let parent = source as? NSViewController, let child = destination as? NSViewController,
      let container = parent.nibObjects[template.segue.holder] as? NSView
    else { return }
    parent.addChild(child)
    guard child.parent === parent else { return }
    container.addSubview(child.view)
    TwinEvent.recorder.post(.embedded(child, in: parent))
  }

  /// The view that a popover points at: the one in the file, or else the sender.
  private var anchor: NSView? {
    let anchorInFile = template.segue.popoverAnchorView.flatMap { source.nibObject($0) }
    for candidate in [anchorInFile, sender as? NSObject] {
      switch candidate {
      case let view as NSView: return view
      case let item as NSToolbarItem: return item.view ?? source.segueWindow?.contentView
      default: continue
      }
    }
    return nil
  }

  /// Presents the destination from the source's view controller; throws an exception if that has no window.
  private func present(
    _ controller: NSViewController, _ body: @MainActor (NSViewController) -> Void
  ) {
    guard let presenter = source.presentingController else {
      return AppKitException.presenterWithoutWindow(source, of: controller).raise()
    }
    body(presenter)
    if controller.presenter === presenter { remember(controller.presentation?.window) }
  }

  private func shown(_ window: NSWindow?) {
    guard let window else { return }
    remember(window)
    TwinEvent.recorder.post(.shown(destination, in: window))
  }

  /// Remembers the window of a scene that is shown only once.
  private func remember(_ window: NSWindow?) {
    guard let destination = destination as? any StoryboardController,
      let templates = destination.origin?.templates, templates.isShownOnce
    else { return }
    templates.attachment = ShownOnce(window)
  }
}

extension NSViewController {
  /// Performs the embeds of the views that were loaded, in the order of the file (A7).
  func performEmbeds() {
    guard let origin else { return }
    for template in origin.templates.embeds where nibObjects[template.segue.holder] != nil {
      guard shouldPerform(template, sender: nil) else { continue }
      perform(template, in: origin.storyboard, sender: nil)
    }
  }
}

extension NSRectEdge {
  /// The edge with this name in a storyboard file; the lower one if the file names none.
  fileprivate init(storyboardName: String?) {
    switch storyboardName {
    case "minX": self = .minX
    case "maxX": self = .maxX
    case "maxY": self = .maxY
    default: self = .minY
    }
  }
}

extension NSPopover.Behavior {
  /// The behavior with this letter in a storyboard file.
  fileprivate init(storyboardName: String?) {
    switch storyboardName {
    case "t": self = .transient
    case "s": self = .semitransient
    default: self = .applicationDefined
    }
  }
}
