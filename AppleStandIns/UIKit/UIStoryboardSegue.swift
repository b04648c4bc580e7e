@objc @MainActor open class UIStoryboardSegue: NSObject {
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {}
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {}
  @objc open dynamic var identifier: String? { get {} }
  @objc(sourceViewController) open dynamic var source: UIViewController { get {} }
  @objc(destinationViewController) open dynamic var destination: UIViewController { get {} }
  @objc open dynamic func perform() {}
}

/// The class of the legacy kind `popover`.
@objc @MainActor open class UIStoryboardPopoverSegue: UIStoryboardSegue {}

@objc @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
  @objc(sourceViewController) open dynamic var source: UIViewController { get {} }
  @objc open dynamic var unwindAction: Selector { get {} }
  @objc open dynamic var sender: Any? { get {} }
}
