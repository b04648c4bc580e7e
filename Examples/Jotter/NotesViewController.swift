import SeguesMacros

/// The notes: a sheet and a popover that buttons open, and a window that code opens.
@SegueSource
final class NotesViewController: NSViewController, NotesViewControllerSegues.Source {
  private(set) var notes = Note.samples
  private var selectedIndex: Int?

  var selection: Note? { selectedIndex.map { notes[$0] } }

  /// Selects a note, and shows it beside the list.
  func select(_ index: Int) {
    selectedIndex = index
    parent?.configure(NoteViewController.self, with: notes[index])
  }

  /// The answer to the button Rename; nil, and nothing happens.
  func renameInput(from sender: Any?) -> RenameViewController.SegueInput? {
    selectedIndex.map { index in
      RenameViewController.SegueInput(title: notes[index].title) { [weak self] title in
        self?.notes[index].title = title
      }
    }
  }

  /// The answer to the button Share; nil, and nothing happens.
  func shareInput(from sender: Any?) -> Note? { selection }

  @IBSegueAction func makeShare(_ coder: NSCoder, sender: Any?) -> ShareViewController? {
    makeDestination(.share, from: coder, sender: sender)
  }

  @IBAction func openTapped(_ sender: Any?) {
    guard let selection else { return }
    performSegue(.open(selection), sender: sender)
  }
}
