@objc @MainActor open class NSButton: NSControl {
  public override init(frame frameRect: NSRect) {}
  public required init?(coder: NSCoder) {}
  public convenience init(title: String, target: Any?, action: Selector?) {}
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {}
  @objc open dynamic var title: String = ""
  @objc open dynamic var alternateTitle: String = ""
  @objc open dynamic var image: NSImage?
  @objc open dynamic var keyEquivalent: String = ""
  @objc open dynamic var isBordered: Bool = true
  open var state: NSControl.StateValue {
    get {}
    set {}
  }
}

@objc @MainActor open class NSPopUpButton: NSButton {
  public init(frame buttonFrame: NSRect, pullsDown flag: Bool) {}
  public convenience override init(frame frameRect: NSRect) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic var pullsDown: Bool = false
  @objc open dynamic var itemArray: [NSMenuItem] { get {} }
  @objc open dynamic var itemTitles: [String] { get {} }
  @objc open dynamic var numberOfItems: Int { get {} }
  @objc open dynamic var selectedItem: NSMenuItem? { get {} }
  @objc open dynamic var indexOfSelectedItem: Int { get {} }
  @objc open dynamic var titleOfSelectedItem: String? { get {} }
  @objc(addItemWithTitle:) open dynamic func addItem(withTitle title: String) {}
  @objc(addItemsWithTitles:) open dynamic func addItems(withTitles itemTitles: [String]) {}
  @objc open dynamic func removeAllItems() {}
  @objc(selectItemAtIndex:) open dynamic func selectItem(at index: Int) {}
  @objc(selectItemWithTitle:) open dynamic func selectItem(withTitle title: String) {}
}
