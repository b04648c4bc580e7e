/// Updates windows one after the other.
@MainActor
package final class UpdateQueue<Window> {
  private var isUpdating = false
  private var pending: [Window] = []

  package init() {}

  /// Updates a window.
  ///
  /// Changes that controllers make during the update are processed afterwards.
  ///
  /// - Parameters:
  ///   - window: The window that changed.
  ///   - refresh: Updates one window.
  package func update(_ window: Window, _ refresh: @MainActor (Window) -> Void) {
    pending.append(window)
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    var rounds = 0
    while let next = pending.popLast(), rounds < 1_000 {
      rounds += 1
      refresh(next)
    }
    pending.removeAll()
  }
}
