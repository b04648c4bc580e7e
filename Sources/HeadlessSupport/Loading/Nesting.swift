import StoryboardModel

/// Notices controllers that make each other without end: a container that is its own child, an
/// embed that leads back to its parent.
///
/// UIKit and AppKit use up the stack and crash. A twin raises, so that a test or a walk of any file gets
/// to its end.
@MainActor
package struct Nesting {
  /// How many controllers may be in the making inside one another.
  private static let limit = 100
  private static var depth = 0
  /// Whether the limit was met on the way down: nothing more is made until all is given up, or
  /// containers with several children in a circle would be tried in every combination.
  private static var isGivenUp = false

  /// Goes one level down; nil, with an exception, if that is one too many.
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

  /// Comes up again.
  package func leave() {
    Self.depth -= 1
    if Self.depth == 0 { Self.isGivenUp = false }
  }
}
