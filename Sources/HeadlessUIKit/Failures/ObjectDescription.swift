import Foundation

/// `<Module.Class: 0x…>`: how UIKit shows an object in its messages.
func objectDescription(_ object: NSObject) -> String {
  "<\(shownName(of: type(of: object))): \(address(of: object))>"
}

/// The object's address, as `0x…`.
func address(of object: NSObject) -> String {
  "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}

/// The class's name with its module, but UIKit's own classes without.
func shownName(of shownClass: AnyClass) -> String {
  let name = String(reflecting: shownClass)
  let own = "HeadlessUIKit."
  return name.hasPrefix(own) ? String(name.dropFirst(own.count)) : name
}
