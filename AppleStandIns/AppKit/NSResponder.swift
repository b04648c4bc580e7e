@objc @MainActor open class NSResponder: NSObject, @preconcurrency NSCoding {
  public override init() {}
  public required init?(coder: NSCoder) {}
  @objc(encodeWithCoder:) open dynamic func encode(with coder: NSCoder) {}
  @objc open dynamic unowned(unsafe) var nextResponder: NSResponder?
  @objc open dynamic var acceptsFirstResponder: Bool { get {} }
  @objc open dynamic var menu: NSMenu?
  @objc @discardableResult
  open dynamic func becomeFirstResponder() -> Bool {}
  @objc @discardableResult
  open dynamic func resignFirstResponder() -> Bool {}
  @objc(tryToPerform:with:) @discardableResult
  open dynamic func tryToPerform(_ action: Selector, with object: Any?) -> Bool {}
  @objc(mouseDown:) open dynamic func mouseDown(with event: NSEvent) {}
  @objc(keyDown:) open dynamic func keyDown(with event: NSEvent) {}
  @objc open dynamic func cancelOperation(_ sender: Any?) {}
}

@objc open class NSEvent: NSObject {
  @objc open dynamic var clickCount: Int { get {} }
  @objc open dynamic var characters: String? { get {} }
  @objc open dynamic var keyCode: UInt16 { get {} }
  @objc open dynamic var locationInWindow: NSPoint { get {} }
}

@objc public protocol NSUserInterfaceItemIdentification {
  var identifier: NSUserInterfaceItemIdentifier? { get set }
}

public struct NSUserInterfaceItemIdentifier: Hashable, StandInStringConstant, Sendable {
  public var rawValue: String
  public init(_ rawValue: String) {}
  public init(rawValue: String) {}
}

extension NSObject {
  @objc @MainActor open dynamic func awakeFromNib() {}
  @objc @MainActor open dynamic func prepareForInterfaceBuilder() {}
}
