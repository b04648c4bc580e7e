public import Foundation
import StoryboardModel

/// The buttons at the top of a window.
@MainActor
open class NSToolbar: NSObject {
  /// The name under which toolbars share their configuration.
  public typealias Identifier = String

  /// The toolbar's name.
  public final let identifier: Identifier
  /// The toolbar's items, in order: those in the file that it allows.
  open internal(set) var items: [NSToolbarItem] = []

  /// Creates an empty toolbar.
  public init(identifier: NSToolbar.Identifier) {
    self.identifier = identifier
    super.init()
  }
}

/// A button in a toolbar.
///
/// It is the sender of the segues that it fires.
@MainActor
open class NSToolbarItem: NSObject {
  /// The identifier of a toolbar item.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates the identifier with a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates the identifier with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The item's identifier.
  public final let itemIdentifier: NSToolbarItem.Identifier
  /// The label below the item.
  open var label = ""
  /// A number that identifies the item.
  open var tag = 0
  /// Whether the item can be clicked.
  open var isEnabled = true
  /// The action that the item sends.
  ///
  /// Off Apple systems, nothing is sent.
  open var action: Selector?
  /// The object that the action is sent to.
  open weak var target: AnyObject?
  /// The view that represents the item.
  open var view: NSView?

  final var fired = FiredObject()

  /// Creates an item.
  public init(itemIdentifier: NSToolbarItem.Identifier) {
    self.itemIdentifier = itemIdentifier
    super.init()
  }
}
