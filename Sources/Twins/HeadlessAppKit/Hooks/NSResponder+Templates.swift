import Foundation
package import StoryboardModel

/// The file's description of a live view controller, window controller or app, and ways to perform
/// its segues one by one.
extension NSResponder {
  private var controller: (any StoryboardController)? { self as? any StoryboardController }

  /// The file's description of the controller; nil if code created it.
  package var interfaceObject: InterfaceObject? { controller?.origin?.templates.object }

  /// The file that the controller was created from; nil if code created it.
  package var interfaceFile: InterfaceFile? { controller?.origin?.templates.file.model }

  /// The controller's segues, in the order of the file.
  package var segueTemplates: [Segue] { controller?.origin?.templates.all.map(\.segue) ?? [] }

  /// The segue that code would perform for an identifier; nil if there is none.
  package func segueTemplate(withIdentifier identifier: String) -> Segue? {
    controller?.origin?.templates.byIdentifier[identifier]?.segue
  }

  /// Whether the user sees the controller: its view has appeared, or its window is visible.
  package var isOnScreen: Bool {
    switch self {
    case let controller as NSWindowController: controller.window?.isVisible ?? false
    case let controller as NSViewController:
      controller.viewIfLoaded?.window?.appeared.contains { $0 === controller } ?? false
    default: true
    }
  }

  /// Whether the controller's custom class was not found, so that its element's class replaces it.
  package var isStandIn: Bool { controller?.origin?.isStandIn ?? false }

  /// The object that fires a segue: a control, a menu item, a toolbar item or a gesture.
  ///
  /// - Returns: The object; nil for a segue that only code, a container or an embed performs.
  package func sender(of segue: Segue) -> NSObject? {
    guard case .object(let id, _) = segue.trigger else { return nil }
    return controller?.nibObject(id)
  }

  /// Performs a segue without an identifier, which only Objective-C code can do.
  package func performSegue(identifier: String?, sender: Any?) {
    controller?.performSegue(named: identifier, sender: sender)
  }

  /// Performs a segue as code would.
  package func performTemplate(_ segue: Segue, sender: Any? = nil) -> SegueFiring {
    run(segue) { $0.perform($1, in: $2, sender: sender) }
  }

  /// Fires a segue as the user would, through the object it is attached to.
  ///
  /// `shouldPerformSegue` is called first, and the sender is the control or item. Pass `sender` to
  /// replace the object that ``sender(of:)`` finds.
  package func fireTemplate(_ segue: Segue, sender: Any? = nil) -> SegueFiring {
    let sender: Any? = sender ?? self.sender(of: segue)
    return run(segue) { $0.fire($1, in: $2, sender: sender) }
  }

  private func run(
    _ segue: Segue,
    _ body: (any StoryboardController, SegueTemplate, NSStoryboard) -> NSStoryboardSegue?
  ) -> SegueFiring {
    guard let controller, let origin = controller.origin,
      let template = origin.templates.template(of: segue)
    else { return SegueFiring(outcome: .nothing(.droppedFromFile), segue: nil, events: []) }
    var performed: NSStoryboardSegue?
    let (exception, events) = TwinEvent.recorder.recording {
      AppKitException.caught { performed = body(controller, template, origin.storyboard) }
    }
    let outcome = SegueOutcome(
      segue, performed: performed, exception: exception, events: events,
      runsWithoutSources: origin.storyboard.library.options.runsWithoutSources)
    return SegueFiring(outcome: outcome, segue: performed, events: events)
  }
}
