public import Foundation
import StoryboardModel

/// The buttons at the top of a window.
@MainActor
open class NSToolbar: NSObject {
  /// The name that toolbars share their configuration by.
  public typealias Identifier = String

  /// The toolbar's name.
  public final let identifier: Identifier
  /// The toolbar's items, in their order: those of the file that it allows.
  open internal(set) var items: [NSToolbarItem] = []

  /// Creates an empty toolbar.
  public init(identifier: NSToolbar.Identifier) {
    self.identifier = identifier
    super.init()
  }
}

/// A button of a toolbar: the sender of the segues that it fires.
@MainActor
open class NSToolbarItem: NSObject {
  /// The name of a toolbar's item.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public var rawValue: String

    /// The identifier with a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The identifier with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The item's name.
  public final let itemIdentifier: NSToolbarItem.Identifier
  /// What the toolbar shows below the item.
  open var label = ""
  /// A number to tell items apart.
  open var tag = 0
  /// Whether the item can be clicked.
  open var isEnabled = true
  /// What the item sends; nothing is sent off Apple systems.
  open var action: Selector?
  /// Where the item sends it.
  open weak var target: AnyObject?
  /// The view that stands for the item.
  open var view: NSView?

  final var fired = FiredObject()

  /// Creates an item.
  public init(itemIdentifier: NSToolbarItem.Identifier) {
    self.itemIdentifier = itemIdentifier
    super.init()
  }
}
