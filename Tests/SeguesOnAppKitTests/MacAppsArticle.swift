// The code of the article MacApps.md, with the declarations that it leaves out.
import SeguesMacros

struct Note {
  var title: String
}

struct Trail {}

@SegueSource
final class NotesViewController: NSViewController {
  enum Segue {
    @To(NoteViewController.self) case open(Note)
    @To(RenameViewController.self) case rename(RenameViewController.SegueInput)
  }

  var selection: Note?

  func renameInput(from sender: Any?) -> RenameViewController.SegueInput? {
    selection.map { .init(title: $0.title) }
  }
}

final class NoteViewController: NSViewController, SegueDestination {
  typealias SegueInput = Note

  func configure(with input: Note) { title = input.title }
}

final class RenameViewController: NSViewController, SegueDestination {
  struct SegueInput {
    var title: String
  }

  func configure(with input: SegueInput) { title = input.title }
}

final class StatisticsWindowController: NSWindowController, SegueDestination {
  typealias SegueInput = [Trail]

  func configure(with input: [Trail]) {
    configure(StatisticsViewController.self, with: input)
  }
}

final class StatisticsViewController: NSViewController, SegueDestination {
  typealias SegueInput = [Trail]

  func configure(with input: [Trail]) { title = "\(input.count) trails" }
}
