import Foundation
package import StoryboardModel

/// The file's description of a live controller, and ways to perform its segues one by one.
extension UIViewController {
  /// The file's description of the controller; nil if code created it.
  package var interfaceObject: InterfaceObject? { origin?.templates.object }

  /// The scene that the controller was created from; nil if code created it.
  package var interfaceScene: Scene? { origin?.templates.scene }

  /// The file that the controller was created from; nil if code created it.
  package var interfaceFile: InterfaceFile? { origin?.templates.file.model }

  /// The controller's segues, in the order of the file, without those that UIKit drops.
  package var segueTemplates: [Segue] { origin?.templates.all.map(\.segue) ?? [] }

  /// The segue that code would perform for an identifier; nil if there is none.
  package func segueTemplate(withIdentifier identifier: String) -> Segue? {
    origin?.templates.byIdentifier[identifier]?.segue
  }

  /// Whether the controller's custom class was not found, so that its element's class replaces it.
  package var isStandIn: Bool { origin?.isStandIn ?? false }

  /// The object that fires a segue: a control, cell, bar button item or gesture created from the file.
  ///
  /// For a prototype, it is the cell in the first row that shows it, or a new cell if no row does.
  ///
  /// - Returns: The object; nil for a segue that only code, a container or an embed performs.
  package func sender(of segue: Segue) -> NSObject? {
    guard case .object(let id, _) = segue.trigger else { return nil }
    return nibObject(id) ?? prototypeObject(id)
  }

  /// Performs a segue as code would.
  package func performTemplate(_ segue: Segue, sender: Any? = nil) -> SegueFiring {
    run(segue) { template, storyboard in perform(template, in: storyboard, sender: sender) }
  }

  /// Fires a segue as the user would, through the object it is attached to.
  ///
  /// `shouldPerformSegue` is called first, and the sender is the control, cell, item or gesture.
  /// Pass `sender` to replace the object that ``sender(of:)`` finds, for example with another row's
  /// cell.
  package func fireTemplate(_ segue: Segue, sender: Any? = nil) -> SegueFiring {
    let sender: Any? = sender ?? self.sender(of: segue)
    var isVetoed = false
    var firing = run(segue) { template, storyboard in
      guard shouldPerform(template, sender: sender) else {
        isVetoed = true
        return nil
      }
      return perform(template, in: storyboard, sender: sender)
    }
    if isVetoed { firing.outcome = .nothing(.vetoed) }
    return firing
  }

  private func run(
    _ segue: Segue, _ body: (SegueTemplate, UIStoryboard) -> UIStoryboardSegue?
  ) -> SegueFiring {
    guard let origin, let template = origin.templates.template(of: segue)
    else { return SegueFiring(outcome: .nothing(.droppedFromFile), segue: nil, events: []) }
    var performed: UIStoryboardSegue?
    let (exception, events) = TwinEvent.recorder.recording {
      UIKitException.caught { performed = body(template, origin.storyboard) }
    }
    let outcome = SegueOutcome(
      segue, performed: performed, exception: exception, events: events,
      runsWithoutSources: origin.storyboard.library.options.runsWithoutSources)
    return SegueFiring(outcome: outcome, segue: performed, events: events)
  }
}
