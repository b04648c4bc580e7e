/// A reason why a stage can't do what a test asks.
public enum StageError: Error, Hashable, Sendable {
  /// None of the searched bundles contains the storyboard.
  case noStoryboard(String, searched: [String])
  /// Several bundles contain a storyboard of this name.
  case severalStoryboards(String, bundles: [String])
  /// The storyboard has no initial view controller.
  case noInitialViewController(String)
  /// The window no longer has a root view controller.
  case empty
  /// No controller of the class is on the screen; `found` describes what is.
  case noController(String, found: String)
  /// Several controllers of the class are at the same depth.
  case ambiguous(String, count: Int, found: String)
  /// The controller's scene has no such segue.
  case noSegue(String, controller: String, identifiers: [String])
  /// Several segues without an identifier lead to the class, and the sender doesn't say which is meant.
  case severalSegues(to: String, controller: String, count: Int)
}

extension StageError: CustomStringConvertible {
  /// A description of the problem, of what was found, and what to do.
  public var description: String {
    switch self {
    case .noStoryboard(let name, let searched):
      """
      no bundle has '\(name).storyboard': name the bundle, such as \(ResourceBundles.examples). \
      Searched: \(searched.joined(separator: ", "))
      """
    case .severalStoryboards(let name, let bundles):
      """
      \(bundles.count) bundles have '\(name).storyboard': name one, such as \(ResourceBundles.examples). \
      Found: \(bundles.joined(separator: ", "))
      """
    case .noInitialViewController(let name):
      "'\(name).storyboard' has no initial view controller: name a scene with 'identifier:'"
    case .empty: "the window has no root view controller"
    case .noController(let type, let found): "no \(type) is on the screen; found \(found)"
    case .ambiguous(let type, let count, let found):
      "\(count) controllers of class \(type) are at the same depth: \(found)"
    case .noSegue(let identifier, let controller, let identifiers):
      "the scene of \(controller) has no segue '\(identifier)'; its segues have "
        + (identifiers.isEmpty
          ? "no identifiers" : identifiers.map { "'\($0)'" }.joined(separator: ", "))
    case .severalSegues(let type, let controller, let count):
      """
      \(count) segues without an identifier lead from \(controller) to \(type): pass the control \
      or cell of one of them as 'sender:'
      """
    }
  }
}
