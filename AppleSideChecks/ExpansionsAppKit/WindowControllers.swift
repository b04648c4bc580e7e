import SeguesMacros

/// A window controller with its own segues, including one to its content.
@SegueSource
final class MainWindowController: NSWindowController {
  enum Segue {
    @Child(ItemViewController.self) case content(ItemViewController.SegueInput)
    @To(NameViewController.self) case rename(String)
    @To(DocumentWindowController.self) case document(String)
    @Unnamed(PlainViewController.self) case about
  }

  override func windowDidLoad() {
    super.windowDidLoad()
    configureChild(.content(.init(title: "first")))
  }

  func renameInput(from sender: Any?) -> String? {
    (sender as? NSToolbarItem).map(\.label)
  }

  @IBSegueAction func makeRename(_ coder: NSCoder, sender: Any?) -> NameViewController? {
    makeDestination(.rename, from: coder, sender: sender)
  }

  @IBAction func newDocument(_ sender: Any?) {
    performSegue(.document("untitled"), sender: sender)
  }
}

/// A class with a handwritten `prepare(for:sender:)`.
@SegueSource
class OldWindowController: NSWindowController {
  enum Segue {
    @To(ItemViewController.self) case item(ItemViewController.SegueInput)
  }

  override func prepare(for segue: NSStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    guard case .item(let input)? = route(segue, sender: sender) else { return }
    window?.title = input.title
  }

  override func shouldPerformSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) -> Bool {
    isWindowLoaded && shouldRoute(identifier, sender: sender)
  }
}

@SegueSource
final class NewWindowController: OldWindowController {
  enum Segue {
    @To(PlainWindowController.self) case another
  }

  func open() {
    performSegue(.item(.init(title: "from the base")))
    performSegue(.another)
  }
}
