#if canImport(ObjectiveC)
import Foundation
import ObjectiveC

extension ObjectiveCActions {
  static func responds(_ controller: UIViewController, to name: String) -> Bool {
    controller.responds(to: NSSelectorFromString(name))
  }

  static func unwind(_ name: String, on controller: UIViewController, segue: UIStoryboardSegue) {
    let selector = NSSelectorFromString(name)
    guard controller.responds(to: selector) else { return }
    _ = controller.perform(selector, with: segue)
  }
}
#endif
