import StoryboardModel

/// Detects controllers that create each other endlessly, such as a container that is its own child,
/// or an embed that leads back to its parent.
///
/// UIKit and AppKit overflow the stack and crash. A twin throws an exception, so that tests and
/// walks of any file terminate.
@MainActor
package struct Nesting {
  /// The maximum number of controllers that are being created inside one another.
  private static let limit = 100
  private static var depth = 0
  /// Whether the limit was reached.
  ///
  /// If so, no more controllers are created until all levels have returned. Otherwise, containers
  /// with several children in a cycle would be tried in every combination.
  private static var isGivenUp = false

  /// Enters a level; if that is one too many, returns nil after an exception.
  package static func enter(_ templates: ControllerTemplates) -> Nesting? {
    if isGivenUp { return nil }
    guard depth < limit else {
      isGivenUp = true
      HeadlessException.endlessNesting(templates.object.id.rawValue).raise()
      return nil
    }
    depth += 1
    return Nesting()
  }

  /// Leaves the level.
  package func leave() {
    Self.depth -= 1
    if Self.depth == 0 { Self.isGivenUp = false }
  }
}
