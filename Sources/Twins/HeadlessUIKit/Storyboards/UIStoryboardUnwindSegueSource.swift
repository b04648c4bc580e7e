public import Foundation

#if canImport(ObjectiveC)
public import ObjectiveC
#endif

/// Information about an unwind segue while its destination is being searched for.
@MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The initiator, in which the unwind segue starts.
  public let source: UIViewController
  /// The action that the destination must have.
  public let unwindAction: Selector
  /// The object that fired the segue.
  public let sender: Any?

  package init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}
