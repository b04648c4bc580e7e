package import Foundation

/// The description `<Module.Class: 0x…>` of an object, as in the messages of UIKit and AppKit.
package func objectDescription(_ object: NSObject) -> String {
  "<\(shownName(of: type(of: object))): \(address(of: object))>"
}

/// The object's address, as `0x…`.
package func address(of object: NSObject) -> String {
  "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}

/// The class's name with its module, which is left out for UIKit's and AppKit's own classes.
package func shownName(of shownClass: AnyClass) -> String {
  let name = String(reflecting: shownClass)
  let twin = ["HeadlessUIKit.", "HeadlessAppKit."].first(where: name.hasPrefix)
  return String(name.dropFirst(twin?.count ?? 0))
}
