@objc @MainActor open class NSGestureRecognizer: NSObject {
  public init(target: Any?, action: Selector?) {}
  public convenience override init() {}
  public init?(coder: NSCoder) {}
  @objc open dynamic weak var target: AnyObject?
  @objc open dynamic var action: Selector?
  @objc open dynamic var isEnabled: Bool = true
  @objc open dynamic var view: NSView? { get {} }
  @objc(locationInView:) open dynamic func location(in view: NSView?) -> NSPoint {}
}

@objc @MainActor open class NSClickGestureRecognizer: NSGestureRecognizer {
  @objc open dynamic var numberOfClicksRequired: Int = 1
}

@objc @MainActor open class NSPressGestureRecognizer: NSGestureRecognizer {
  @objc open dynamic var minimumPressDuration: TimeInterval = 0.5
}
