import SeguesMacros

/// The form for a new trail.
///
/// AppKit has no unwind segues, so the input contains a closure to call.
@SegueSource
final class EditTrailViewController: NSViewController, SegueDestination,
  EditTrailViewControllerSegues.Source
{
  struct SegueInput {
    var trail: Trail
    var save: (Trail) -> Void
  }

  var trail = Trail.blank
  private var save: (Trail) -> Void = { _ in }

  func configure(with input: SegueInput) {
    trail = input.trail
    save = input.save
  }

  func chooseDifficultyInput(from sender: Any?) -> DifficultyViewController.SegueInput? {
    .init(current: trail.difficulty) { [weak self] in self?.trail.difficulty = $0 }
  }

  @IBSegueAction func makeDifficulty(_ coder: NSCoder, sender: Any?) -> DifficultyViewController? {
    makeDestination(.chooseDifficulty, from: coder, sender: sender)
  }

  func saveTapped() {
    save(trail)
    dismiss(nil)
  }

  func cancelTapped() {
    dismiss(nil)
  }
}
