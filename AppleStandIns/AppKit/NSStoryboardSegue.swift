@objc open class NSStoryboardSegue: NSObject {
  public typealias Identifier = String
  public init(
    identifier: NSStoryboardSegue.Identifier, source sourceController: Any,
    destination destinationController: Any
  ) {}
  public convenience init(
    identifier: NSStoryboardSegue.Identifier, source sourceController: Any,
    destination destinationController: Any, performHandler: @escaping () -> Void
  ) {}
  @objc open dynamic var identifier: NSStoryboardSegue.Identifier? { get {} }
  @objc open dynamic var sourceController: Any { get {} }
  @objc open dynamic var destinationController: Any { get {} }
  @objc open dynamic func perform() {}
}

@objc public protocol NSSeguePerforming: NSObjectProtocol {
  @objc(prepareForSegue:sender:) @MainActor
  optional func prepare(for segue: NSStoryboardSegue, sender: Any?)
  @objc(performSegueWithIdentifier:sender:) @MainActor
  optional func performSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?)
  @objc(shouldPerformSegueWithIdentifier:sender:) @MainActor
  optional func shouldPerformSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) -> Bool
}
