import Segues

/// A note, shown next to the list or in its own window.
final class NoteViewController: NSViewController {
  #if canImport(ObjectiveC)
  @IBOutlet private var textLabel: NSTextField!
  #endif

  var note: Note? {
    didSet {
      if isViewLoaded { show() }
    }
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
