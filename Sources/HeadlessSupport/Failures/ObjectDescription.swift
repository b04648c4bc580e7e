package import Foundation

/// `<Module.Class: 0x…>`: how UIKit and AppKit show an object in its messages.
package func objectDescription(_ object: NSObject) -> String {
  "<\(shownName(of: type(of: object))): \(address(of: object))>"
}

/// The object's address, as `0x…`.
package func address(of object: NSObject) -> String {
  "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}

/// The class's name with its module, but UIKit's and AppKit's own classes without.
package func shownName(of shownClass: AnyClass) -> String {
  let name = String(reflecting: shownClass)
  let own = ["HeadlessUIKit.", "HeadlessAppKit."].first(where: name.hasPrefix)
  return String(name.dropFirst(own?.count ?? 0))
}
