#if canImport(ObjectiveC)
package import Foundation
import ObjectiveC

/// Calls `@objc` actions by their selectors, if the twin runs on an Apple system.
@MainActor
package enum ObjectiveCActions {
  /// The result of a segue action; nil if the source has none with that name.
  package struct Made {
    package let controller: AnyObject?
  }

  package static func makeDestination(
    _ name: String, on source: NSObject, coder: NSCoder, sender: Any?,
    identifier: String?
  ) -> Made? {
    let selector = NSSelectorFromString(name)
    guard source.responds(to: selector), let method = source.method(for: selector) else {
      return nil
    }
    let arguments = name.utf8.count { $0 == UInt8(ascii: ":") }
    let sender = sender as AnyObject?
    let result: AnyObject?
    switch arguments {
    case 1:
      typealias Function = @convention(c) (AnyObject, Selector, AnyObject) -> AnyObject?
      result = unsafeBitCast(method, to: Function.self)(source, selector, coder)
    case 2:
      typealias Function =
        @convention(c) (AnyObject, Selector, AnyObject, AnyObject?) -> AnyObject?
      result = unsafeBitCast(method, to: Function.self)(source, selector, coder, sender)
    default:
      typealias Function =
        @convention(c) (AnyObject, Selector, AnyObject, AnyObject?, NSString?) -> AnyObject?
      result = unsafeBitCast(method, to: Function.self)(
        source, selector, coder, sender, identifier as NSString?)
    }
    return Made(controller: result)
  }
}
#endif
