/// Why a stage cannot do what a test asks.
public enum StageError: Error, Hashable, Sendable {
  /// No bundle that was searched has the storyboard.
  case noStoryboard(String, searched: [String])
  /// Several bundles have a storyboard of the name.
  case severalStoryboards(String, bundles: [String])
  /// The storyboard names no initial view controller.
  case noInitialViewController(String)
  /// The window has no root view controller any more.
  case empty
  /// There is no controller of the class; `found` says what there is.
  case noController(String, found: String)
  /// There are several controllers of the class at one depth.
  case ambiguous(String, count: Int, found: String)
  /// The controller's scene has no such segue.
  case noSegue(String, controller: String, identifiers: [String])
}

extension StageError: CustomStringConvertible {
  /// What is wrong, what is there, and what to do.
  public var description: String {
    switch self {
    case .noStoryboard(let name, let searched):
      """
      no bundle has '\(name).storyboard': name the bundle, such as 'bundle: .module'. \
      Searched: \(searched.joined(separator: ", "))
      """
    case .severalStoryboards(let name, let bundles):
      """
      \(bundles.count) bundles have '\(name).storyboard': name one, such as 'bundle: .module'. \
      Found: \(bundles.joined(separator: ", "))
      """
    case .noInitialViewController(let name):
      "'\(name).storyboard' has no initial view controller: name a scene with 'identifier:'"
    case .empty: "the window has no root view controller"
    case .noController(let type, let found): "no \(type) is there; found \(found)"
    case .ambiguous(let type, let count, let found):
      "\(count) controllers of class \(type) are at one depth: \(found)"
    case .noSegue(let identifier, let controller, let identifiers):
      """
      the scene of \(controller) has no segue '\(identifier)'; it has \
      \(identifiers.map { "'\($0)'" }.joined(separator: ", "))
      """
    }
  }
}
