@objc @MainActor open class NSTextField: NSControl {
  public override init(frame frameRect: NSRect) {}
  public required init?(coder: NSCoder) {}
  public convenience init(labelWithString stringValue: String) {}
  public convenience init(string stringValue: String) {}
  @objc open dynamic var placeholderString: String?
  @objc open dynamic var textColor: NSColor?
  @objc open dynamic var backgroundColor: NSColor?
  @objc open dynamic var drawsBackground: Bool = false
  @objc open dynamic var isBordered: Bool = false
  @objc open dynamic var isBezeled: Bool = true
  @objc open dynamic var isEditable: Bool = true
  @objc open dynamic var isSelectable: Bool = true
  @objc open dynamic weak var delegate: (any NSTextFieldDelegate)?
  @objc open dynamic func selectText(_ sender: Any?) {}
}

@objc @MainActor public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

@objc @MainActor open class NSSecureTextField: NSTextField {}

@objc @MainActor open class NSSearchField: NSTextField {
  @objc open dynamic var recentSearches: [String] = []
}
