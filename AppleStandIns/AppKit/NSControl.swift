@objc @MainActor open class NSControl: NSView {
  public override init(frame frameRect: NSRect) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic weak var target: AnyObject?
  @objc open dynamic var action: Selector?
  @objc open dynamic var isEnabled: Bool = true
  @objc open dynamic var isHighlighted: Bool = false
  @objc open dynamic var isContinuous: Bool = false
  @objc open dynamic var font: NSFont?
  @objc open dynamic var objectValue: Any?
  @objc open dynamic var stringValue: String = ""
  @objc open dynamic var integerValue: Int = 0
  @objc open dynamic var doubleValue: Double = 0
  @objc open dynamic var floatValue: Float = 0
  @objc(sendAction:to:) @discardableResult
  open dynamic func sendAction(_ action: Selector?, to target: Any?) -> Bool {}
  @objc open dynamic func performClick(_ sender: Any?) {}
  @objc open dynamic func sizeToFit() {}

  public struct StateValue: Hashable, RawRepresentable, Sendable {
    public var rawValue: Int
    public init(_ rawValue: Int) {}
    public init(rawValue: Int) {}
    public static var on: StateValue { get {} }
    public static var off: StateValue { get {} }
    public static var mixed: StateValue { get {} }
  }
}

@objc @MainActor public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  @objc optional func controlTextDidBeginEditing(_ notification: Notification)
  @objc optional func controlTextDidChange(_ notification: Notification)
  @objc optional func controlTextDidEndEditing(_ notification: Notification)
}
