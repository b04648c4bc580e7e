import Segues

/// A note, shown next to the list or in its own window.
final class NoteViewController: NSViewController, SegueDestination {
  typealias SegueInput = Note

  #if canImport(ObjectiveC)
  @IBOutlet private var textLabel: NSTextField!
  #endif

  private(set) var note: Note?

  func configure(with input: Note) {
    note = input
    if isViewLoaded { show() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  private func show() {
    title = note?.title
    #if canImport(ObjectiveC)
    textLabel.stringValue = note?.text ?? ""
    #endif
  }
}
