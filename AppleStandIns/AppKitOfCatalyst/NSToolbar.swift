@_exported public import Foundation
public import UIKit

/// The part of AppKit that a Mac Catalyst app has next to UIKit, without views and controllers.
@objc @MainActor open class NSToolbar: NSObject {
  public typealias Identifier = String
  public init(identifier: NSToolbar.Identifier) {}
  @objc open dynamic var identifier: NSToolbar.Identifier { get {} }
  @objc open dynamic var items: [NSToolbarItem] { get {} }
}

@objc @MainActor open class NSToolbarItem: NSObject {
  public init(itemIdentifier: NSToolbarItem.Identifier) {}
  @objc open dynamic var itemIdentifier: NSToolbarItem.Identifier { get {} }
  @objc open dynamic var label: String = ""
  @objc open dynamic var image: UIImage?

  public struct Identifier: Hashable, StandInStringConstant, Sendable {
    public var rawValue: String
    public init(_ rawValue: String) {}
    public init(rawValue: String) {}
  }
}
