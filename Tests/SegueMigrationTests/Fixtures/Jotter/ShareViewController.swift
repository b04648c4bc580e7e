import Segues

/// The popover that shares a note.
///
/// It always has one, because a segue action creates it.
final class ShareViewController: NSViewController {
  #if canImport(ObjectiveC)
  @IBOutlet private var titleLabel: NSTextField!
  #endif

  let note: Note

  init?(coder: NSCoder, note: Note) {
    self.note = note
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    #if canImport(ObjectiveC)
    titleLabel.stringValue = note.title
    #endif
  }
}
