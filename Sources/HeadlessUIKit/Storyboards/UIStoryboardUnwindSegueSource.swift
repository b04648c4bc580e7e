public import Foundation

#if canImport(ObjectiveC)
public import ObjectiveC
#endif

/// What is known of an unwind segue while its destination is sought.
@MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that unwinds.
  public let source: UIViewController
  /// The action that the destination has to have.
  public let unwindAction: Selector
  /// What fired the segue.
  public let sender: Any?

  package init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}
