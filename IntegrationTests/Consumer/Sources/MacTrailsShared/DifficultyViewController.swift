import Segues

/// The choice of a difficulty, in a popover.
final class DifficultyViewController: NSViewController, SegueInitializable {
  struct SegueInput {
    var current: Difficulty
    var choose: @MainActor (Difficulty) -> Void
  }

  private let input: SegueInput

  var current: Difficulty { input.current }

  init?(coder: NSCoder, input: SegueInput) {
    self.input = input
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { nil }

  func choose(_ difficulty: Difficulty) {
    input.choose(difficulty)
    dismiss(nil)
  }
}
