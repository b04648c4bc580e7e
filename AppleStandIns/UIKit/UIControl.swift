@objc @MainActor open class UIControl: UIView {
  public override init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic var isEnabled: Bool = true
  @objc open dynamic var isSelected: Bool = false
  @objc open dynamic var isHighlighted: Bool = false
  open var state: State { get {} }
  open var allControlEvents: Event { get {} }
  @objc open dynamic var allTargets: Set<AnyHashable> { get {} }
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {}
  @objc(sendAction:to:forEvent:)
  open dynamic func sendAction(
    _ action: Selector, to target: Any?, for event: UIEvent?
  ) {}
  open func sendActions(for controlEvents: Event) {}
  open func addAction(_ action: UIAction, for controlEvents: Event) {}
}

extension UIControl {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {}
    public static var touchDown: Event { get {} }
    public static var touchDownRepeat: Event { get {} }
    public static var touchDragInside: Event { get {} }
    public static var touchDragOutside: Event { get {} }
    public static var touchDragEnter: Event { get {} }
    public static var touchDragExit: Event { get {} }
    public static var touchUpInside: Event { get {} }
    public static var touchUpOutside: Event { get {} }
    public static var touchCancel: Event { get {} }
    public static var valueChanged: Event { get {} }
    public static var menuActionTriggered: Event { get {} }
    public static var primaryActionTriggered: Event { get {} }
    public static var editingDidBegin: Event { get {} }
    public static var editingChanged: Event { get {} }
    public static var editingDidEnd: Event { get {} }
    public static var editingDidEndOnExit: Event { get {} }
    public static var allTouchEvents: Event { get {} }
    public static var allEditingEvents: Event { get {} }
    public static var allEvents: Event { get {} }
  }

  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {}
    public static var normal: State { get {} }
    public static var highlighted: State { get {} }
    public static var disabled: State { get {} }
    public static var selected: State { get {} }
    public static var focused: State { get {} }
  }
}
