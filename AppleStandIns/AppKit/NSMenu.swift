@objc @MainActor open class NSMenu: NSObject {
  public init(title: String) {}
  public required init(coder: NSCoder) {}
  @objc open dynamic var title: String = ""
  @objc(itemArray) open dynamic var items: [NSMenuItem] = []
  @objc open dynamic weak var delegate: (any NSMenuDelegate)?
  @objc open dynamic unowned(unsafe) var supermenu: NSMenu?
  @objc open dynamic var autoenablesItems: Bool = true
  @objc open dynamic var numberOfItems: Int { get {} }
  @objc open dynamic func addItem(_ newItem: NSMenuItem) {}
  @objc(addItemWithTitle:action:keyEquivalent:) @discardableResult
  open dynamic func addItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String
  ) -> NSMenuItem {}
  @objc(insertItem:atIndex:)
  open dynamic func insertItem(_ newItem: NSMenuItem, at index: Int) {}
  @objc open dynamic func removeItem(_ item: NSMenuItem) {}
  @objc open dynamic func removeAllItems() {}
  @objc(itemAtIndex:) open dynamic func item(at index: Int) -> NSMenuItem? {}
  @objc(itemWithTitle:) open dynamic func item(withTitle title: String) -> NSMenuItem? {}
  @objc(itemWithTag:) open dynamic func item(withTag tag: Int) -> NSMenuItem? {}
}

@objc @MainActor public protocol NSMenuDelegate: NSObjectProtocol {
  @objc(menuNeedsUpdate:) optional func menuNeedsUpdate(_ menu: NSMenu)
  @objc optional func menuWillOpen(_ menu: NSMenu)
}

@objc @MainActor open class NSMenuItem: NSObject {
  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {}
  public required init(coder: NSCoder) {}
  @objc(separatorItem) open class func separator() -> NSMenuItem {}
  @objc open dynamic var title: String = ""
  @objc open dynamic unowned(unsafe) var menu: NSMenu?
  @objc open dynamic var submenu: NSMenu?
  @objc open dynamic var hasSubmenu: Bool { get {} }
  @objc(parentItem) open dynamic var parent: NSMenuItem? { get {} }
  @objc open dynamic var keyEquivalent: String = ""
  @objc open dynamic var image: NSImage?
  open var state: NSControl.StateValue {
    get {}
    set {}
  }
  @objc open dynamic weak var target: AnyObject?
  @objc open dynamic var action: Selector?
  @objc open dynamic var tag: Int = 0
  @objc open dynamic var representedObject: Any?
  @objc open dynamic var isEnabled: Bool = true
  @objc open dynamic var isHidden: Bool = false
  @objc open dynamic var isSeparatorItem: Bool { get {} }
  @objc open dynamic var identifier: NSUserInterfaceItemIdentifier?
}

@objc @MainActor public protocol NSMenuItemValidation: NSObjectProtocol {
  @objc func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}
