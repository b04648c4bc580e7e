import SeguesMacros

@SegueSource
final class EveryCaseViewController: NSViewController {
  enum Segue {
    @To(PlainViewController.self) case plain
    @To(PlainViewController.self, id: "Another plain one") case another
    @To(ItemViewController.self) case item(ItemViewController.SegueInput)
    @To(ItemViewController.self, id: "labelled") case labelled(title: String, count: Int)
    @To(NameViewController.self) case name(String)
    @To(DocumentWindowController.self) case document(String)
    @To(InspectorWindowController.self) case inspector(Int)
    @To(PlainWindowController.self) case window
    @To(PlainViewController.self) case `default`
    @To(PlainViewController.self, id: "\"quoted\" \\ and 🧭") case hostile
    @Untyped case byHand
    @Unnamed(ItemViewController.self) case unnamed(ItemViewController.SegueInput)
    @Unnamed(PlainViewController.self) case unnamedAndPlain
    @Unnamed(PlainWindowController.self) case unnamedWindow
    @Embed(ItemViewController.self, id: "embedded") case embedded(ItemViewController.SegueInput)
  }

  @IBOutlet private var titleField: NSTextField!
  @IBOutlet private weak var delegated: AnyObject?
  @IBInspectable var rank = 0

  func itemInput(from sender: Any?) -> ItemViewController.SegueInput? { .init(title: "item") }
  func labelledInput(from sender: Any?) -> (title: String, count: Int)? { ("labelled", 1) }
  func nameInput(from sender: Any?) -> String? { "name" }
  func inspectorInput(from sender: Any?) -> Int? { (sender as? NSMenuItem)?.tag }
  func unnamedInput(from sender: Any?) -> ItemViewController.SegueInput { .init(title: "unnamed") }
  func embeddedInput(from sender: Any?) -> ItemViewController.SegueInput { .init(title: "in") }

  @IBSegueAction func makeName(_ coder: NSCoder) -> NameViewController? {
    makeDestination(.name, from: coder)
  }

  @IBSegueAction func makeInspector(
    _ coder: NSCoder, sender: Any?
  ) -> InspectorWindowController? {
    makeDestination(.inspector, from: coder, sender: sender)
  }

  @IBSegueAction func makeItem(
    _ coder: NSCoder, sender: Any?, segueIdentifier: String?
  ) -> ItemViewController? {
    makeDestination(.item, from: coder, sender: sender, segueIdentifier: segueIdentifier)
  }

  @IBAction func clicked(_ sender: NSButton) {
    performSegue(.labelled(title: sender.title, count: sender.tag), sender: sender)
    performSegue(.plain)
    performSegue(.document("here"))
    performSegue(.inspector(1))
    performSegue(.byHand)
    sender.action = #selector(clicked(_:))
  }
}

/// Segue actions in an extension.
@SegueActions
extension EveryCaseViewController {
  @IBSegueAction func makePlain(_ coder: NSCoder, sender: Any?) -> PlainViewController? {
    makeDestination(.plain, from: coder, sender: sender)
  }
}
