import SeguesMacros

/// The list of notes, with a sheet and a popover that buttons open, and a window that code opens.
@SegueActions
final class NotesViewController: NSViewController {
  private(set) var notes = Note.samples
  private var selectedIndex: Int?

  var selection: Note? { selectedIndex.map { notes[$0] } }

  /// Selects a note, and shows it next to the list.
  func select(_ index: Int) {
    selectedIndex = index
    for case let note as NoteViewController in parent?.children ?? [] {
      note.note = notes[index]
    }
  }

  /// The title to rename, with what happens then.
  private func renaming(_ note: Note) -> RenameViewController.Input {
    RenameViewController.Input(title: note.title) { [weak self] title in
      guard let self, let index = self.selectedIndex else { return }
      self.notes[index].title = title
    }
  }

  override func shouldPerformSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) -> Bool {
    switch identifier {
    case "rename", "share": return selection != nil
    default: return true
    }
  }

  override func prepare(for segue: NSStoryboardSegue, sender: Any?) {
    if segue.identifier == "rename" {
      guard let rename = segue.destinationController as? RenameViewController, let selection
      else { return }
      rename.input = renaming(selection)
    } else if segue.identifier == "open" {
      guard
        let window = segue.destinationController as? NSWindowController,
        let note = window.contentViewController as? NoteViewController
      else { return }
      note.note = selection
    }
  }

  @IBAction func openTapped(_ sender: Any?) {
    guard selection != nil else { return }
    performSegue(withIdentifier: "open", sender: sender)
  }
}

// Without Objective-C, only the macro lets the storyboard find these methods by their names.
@SegueActions
extension NotesViewController {
  @IBSegueAction func makeShare(_ coder: NSCoder, sender: Any?) -> ShareViewController? {
    selection.flatMap { ShareViewController(coder: coder, note: $0) }
  }
}
