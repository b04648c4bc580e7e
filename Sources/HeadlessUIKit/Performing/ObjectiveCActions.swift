#if canImport(ObjectiveC)
  import Foundation
  import ObjectiveC

  /// Calls `@objc` actions by their selectors, where the twin runs on an Apple system.
  @MainActor
  enum ObjectiveCActions {
    static func responds(_ controller: UIViewController, to name: String) -> Bool {
      controller.responds(to: NSSelectorFromString(name))
    }

    static func unwind(_ name: String, on controller: UIViewController, segue: UIStoryboardSegue) {
      let selector = NSSelectorFromString(name)
      guard controller.responds(to: selector) else { return }
      _ = controller.perform(selector, with: segue)
    }

    /// What a segue action gave; nil where the source has none of that name.
    struct Made {
      let controller: UIViewController?
    }

    static func makeDestination(
      _ name: String, on source: UIViewController, coder: NSCoder, sender: Any?,
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
      return Made(controller: result as? UIViewController)
    }
  }
#endif
