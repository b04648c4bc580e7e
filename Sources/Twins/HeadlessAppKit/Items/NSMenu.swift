public import Foundation
import StoryboardModel

/// A list of commands.
@MainActor
open class NSMenu: NSObject {
  /// The menu's title.
  open var title: String
  /// The commands, in order.
  open var items: [NSMenuItem] = [] {
    didSet { for item in items { item.menu = self } }
  }

  /// Creates an empty menu.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates a menu from a storyboard.
  ///
  /// Its items are created with the scene.
  public required init(coder: NSCoder) {
    title = (coder as? ObjectCoder)?.object.attributes["title"] ?? ""
    super.init()
  }

  /// Adds a command at the end.
  open func addItem(_ newItem: NSMenuItem) {
    items.append(newItem)
  }

  /// The first command with a title.
  open func item(withTitle title: String) -> NSMenuItem? {
    items.first { $0.title == title }
  }

  /// The first command with a tag.
  open func item(withTag tag: Int) -> NSMenuItem? {
    items.first { $0.tag == tag }
  }
}

/// A command in a menu.
///
/// It is the sender of the segues that it fires.
@MainActor
open class NSMenuItem: NSObject {
  /// The title in the menu.
  open var title: String
  /// The action that the command sends.
  ///
  /// Off Apple systems, nothing is sent.
  open var action: Selector?
  /// The object that the action is sent to.
  open weak var target: AnyObject?
  /// The key equivalent of the command.
  open var keyEquivalent: String
  /// A number that identifies the command.
  open var tag = 0
  /// Whether the command can be chosen.
  open var isEnabled = true
  /// Whether the command is hidden.
  open var isHidden = false
  /// The object that the command represents.
  open var representedObject: Any?
  /// An identifier of the command for code.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// The menu that contains the command.
  open weak var menu: NSMenu?
  /// The menu that the command opens.
  open var submenu: NSMenu?

  final var fired = FiredObject()

  /// Creates a command.
  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    title = string
    action = selector
    keyEquivalent = charCode
    super.init()
  }

  /// Creates a command from a storyboard.
  public required init(coder: NSCoder) {
    let attributes = (coder as? ObjectCoder)?.object.attributes ?? [:]
    title = attributes["title"] ?? ""
    keyEquivalent = attributes["keyEquivalent"] ?? ""
    tag = attributes["tag"].flatMap { Int($0) } ?? 0
    isEnabled = attributes["enabled"] != "NO"
    isHidden = attributes["hidden"] == "YES"
    identifier = attributes["identifier"].map(NSUserInterfaceItemIdentifier.init(rawValue:))
    super.init()
  }
}
