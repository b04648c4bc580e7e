import SeguesMacros

/// The form for a new trail.
@SegueSource
final class EditTrailViewController: UIViewController, SegueDestination {
  enum Segue {
    @To(DifficultyViewController.self) case chooseDifficulty(Difficulty)
    @Unwind(TrailsViewController.saveTrail(with:)) case saveTrail(Trail)
    @Unwind(TrailsViewController.cancelEdit(_:)) case cancelEdit
  }

  typealias SegueInput = Trail

  var trail = Trail.blank

  func configure(with input: Trail) {
    trail = input
  }

  func chooseDifficultyInput(from sender: Any?) -> Difficulty? { trail.difficulty }

  /// The value that the Save button hands over.
  ///
  /// A trail without a name can't be saved.
  func saveTrailInput(from sender: Any?) -> Trail? { trail.name.isEmpty ? nil : trail }

  @IBSegueAction func makeDifficulty(_ coder: NSCoder, sender: Any?) -> DifficultyViewController? {
    makeDestination(.chooseDifficulty, from: coder, sender: sender)
  }

  @IBAction func difficultyChosen(_ segue: UIStoryboardSegue) {}

  func difficultyChosen(with difficulty: Difficulty) {
    trail.difficulty = difficulty
  }
}
