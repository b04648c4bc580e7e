import SeguesMacros

/// The list of notes, with a sheet and a popover that buttons open, and a window that code opens.
@SegueSource
final class NotesViewController: NSViewController, NotesViewControllerSegues.Source {
  private(set) var notes = Note.samples
  private var selectedIndex: Int?

  var selection: Note? { selectedIndex.map { notes[$0] } }

  /// Selects a note, and shows it next to the list.
  func select(_ index: Int) {
    selectedIndex = index
    parent?.configure(NoteViewController.self, with: notes[index])
  }

  /// The input for the Rename button's sheet; nil prevents the segue.
  func renameInput(from sender: Any?) -> RenameViewController.SegueInput? {
    selectedIndex.map { index in
      RenameViewController.SegueInput(title: notes[index].title) { [weak self] title in
        self?.notes[index].title = title
      }
    }
  }

  /// The input for the Share button's popover.
  func shareInput(from sender: Any?) -> Note? { selection }

  @IBSegueAction func makeShare(_ coder: NSCoder, sender: Any?) -> ShareViewController? {
    makeDestination(.share, from: coder, sender: sender)
  }

  @IBAction func openTapped(_ sender: Any?) {
    guard let selection else { return }
    performSegue(.open(selection), sender: sender)
  }
}
