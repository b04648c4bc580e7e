#if !SEGUES_NO_CONTROLLERS
/// The controllers in a container, one level of nesting after the other.
///
/// After the last level come the contents that containers hide, and the levels inside these.
@MainActor
struct ContainerLevels {
  private var level: [_SegueController]
  private var hidden: [_SegueController] = []
  private let isEntered: @MainActor (_SegueController) -> Bool

  /// Begins with a controller itself.
  ///
  /// - Parameters:
  ///   - root: The controller.
  ///   - isEntered: Whether the contents of a container belong to the levels.
  init(
    from root: _SegueController,
    where isEntered: @escaping @MainActor (_SegueController) -> Bool = { _ in true }
  ) {
    level = [root]
    self.isEntered = isEntered
  }

  /// Begins with the contents of a container.
  init(inside root: _SegueController) {
    self.init(from: root)
    _ = next()
  }

  /// Returns the next level; nil after the last one.
  mutating func next() -> [_SegueController]? {
    if level.isEmpty { (level, hidden) = (hidden, []) }
    guard !level.isEmpty else { return nil }
    let current = level
    let entered = current.filter(isEntered)
    hidden += entered.flatMap(\.hiddenContents)
    level = entered.flatMap(\.searchedContents)
    return current
  }
}
#endif
