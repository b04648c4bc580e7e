import SeguesMacros

/// The choice of a difficulty, starting with the trail's own.
@SegueSource
final class DifficultyViewController: UIViewController, SegueInitializable {
  enum Segue {
    @Unwind(EditTrailViewController.difficultyChosen(with:)) case difficultyChosen(Difficulty)
  }

  typealias SegueInput = Difficulty

  let current: Difficulty

  init?(coder: NSCoder, input: Difficulty) {
    current = input
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { nil }

  func choose(_ difficulty: Difficulty) {
    performSegue(.difficultyChosen(difficulty))
  }
}
