import Foundation
import SeguesTesting

extension Stage {
  /// A stage with one of this target's storyboards, and its root controller of a class.
  static func of<Root: UIViewController>(
    _ storyboard: String, _ type: Root.Type, identifier: String? = nil
  ) throws -> (stage: Stage, root: Root) {
    let stage = try Stage(storyboard: storyboard, identifier: identifier, bundle: .module)
    return (stage, try stage.root(as: type))
  }
}
