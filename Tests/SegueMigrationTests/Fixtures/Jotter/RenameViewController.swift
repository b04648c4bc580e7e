import Segues

/// The sheet that asks for a new title.
final class RenameViewController: NSViewController {
  struct Input {
    var title: String
    var rename: @MainActor (String) -> Void
  }

  #if canImport(ObjectiveC)
  @IBOutlet private var titleField: NSTextField!
  #endif

  var input: Input?

  override func viewDidLoad() {
    super.viewDidLoad()
    #if canImport(ObjectiveC)
    titleField.stringValue = input?.title ?? ""
    #endif
  }

  func rename(to title: String) {
    input?.rename(title)
    dismiss(nil)
  }

  #if canImport(ObjectiveC)
  @IBAction func renameTapped(_ sender: Any?) {
    rename(to: titleField.stringValue)
  }
  #endif
}
