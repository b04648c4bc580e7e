/// Updates windows one after the other.
@MainActor
package final class UpdateQueue<Window> {
  private var isUpdating = false
  private var pending: [Window] = []
  private var completions: [() -> Void] = []

  package init() {}

  /// Updates a window.
  ///
  /// Changes that controllers make during the update are processed afterwards.
  ///
  /// - Parameters:
  ///   - window: The window that changed.
  ///   - completion: Called when no window has to be updated anymore.
  ///   - refresh: Updates one window.
  package func update(
    _ window: Window, then completion: (() -> Void)? = nil,
    _ refresh: @MainActor (Window) -> Void
  ) {
    pending.append(window)
    if let completion { completions.append(completion) }
    guard !isUpdating else { return }
    isUpdating = true
    var rounds = 0
    while let next = pending.popLast(), rounds < 1_000 {
      rounds += 1
      refresh(next)
    }
    pending.removeAll()
    isUpdating = false
    let completed = completions
    completions.removeAll()
    for completion in completed { completion() }
  }
}
