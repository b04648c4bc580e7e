@objc @MainActor open class NSToolbar: NSObject {
  public typealias Identifier = String
  public init(identifier: NSToolbar.Identifier) {}
  @objc open dynamic var identifier: NSToolbar.Identifier { get {} }
  @objc open dynamic weak var delegate: (any NSToolbarDelegate)?
  @objc open dynamic var items: [NSToolbarItem] { get {} }
  @objc open dynamic var visibleItems: [NSToolbarItem]? { get {} }
  @objc open dynamic var isVisible: Bool = true
  @objc open dynamic var allowsUserCustomization: Bool = false
  @objc(insertItemWithItemIdentifier:atIndex:)
  open dynamic func insertItem(
    withItemIdentifier itemIdentifier: NSToolbarItem.Identifier, at index: Int
  ) {}
  @objc(removeItemAtIndex:) open dynamic func removeItem(at index: Int) {}
  @objc open dynamic func validateVisibleItems() {}
}

@objc @MainActor public protocol NSToolbarDelegate: NSObjectProtocol {
  @objc(toolbar:itemForItemIdentifier:willBeInsertedIntoToolbar:)
  optional func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem?
  @objc optional func toolbarDefaultItemIdentifiers(
    _ toolbar: NSToolbar
  ) -> [NSToolbarItem.Identifier]
  @objc optional func toolbarAllowedItemIdentifiers(
    _ toolbar: NSToolbar
  ) -> [NSToolbarItem.Identifier]
}

@objc @MainActor open class NSToolbarItem: NSObject {
  public init(itemIdentifier: NSToolbarItem.Identifier) {}
  @objc open dynamic var itemIdentifier: NSToolbarItem.Identifier { get {} }
  @objc open dynamic var toolbar: NSToolbar? { get {} }
  @objc open dynamic var label: String = ""
  @objc open dynamic var paletteLabel: String = ""
  @objc open dynamic var toolTip: String?
  @objc open dynamic var tag: Int = 0
  @objc open dynamic weak var target: AnyObject?
  @objc open dynamic var action: Selector?
  @objc open dynamic var isEnabled: Bool = true
  @objc open dynamic var image: NSImage?
  @objc open dynamic var view: NSView?
  @objc open dynamic func validate() {}

  public struct Identifier: Hashable, StandInStringConstant, Sendable {
    public var rawValue: String
    public init(_ rawValue: String) {}
    public init(rawValue: String) {}
    public static var space: Identifier { get {} }
    public static var flexibleSpace: Identifier { get {} }
    public static var toggleSidebar: Identifier { get {} }
  }
}

@objc @MainActor public protocol NSToolbarItemValidation: NSObjectProtocol {
  @objc func validateToolbarItem(_ item: NSToolbarItem) -> Bool
}
