import Segues

/// The sheet that asks for a new title.
///
/// AppKit has no unwind segues, so the input contains a closure to call with the new title.
final class RenameViewController: NSViewController, SegueDestination {
  struct SegueInput {
    var title: String
    var rename: @MainActor (String) -> Void
  }

  #if canImport(ObjectiveC)
  @IBOutlet private var titleField: NSTextField!
  #endif

  private(set) var input: SegueInput?

  func configure(with input: SegueInput) {
    self.input = input
  }

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
