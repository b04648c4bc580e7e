import SeguesMacros

@SegueSource
final class EveryCaseViewController: UITableViewController {
  enum Segue {
    @To(PlainViewController.self) case plain
    @To(PlainViewController.self, id: "Another plain one") case another
    @To(ItemViewController.self) case item(ItemViewController.SegueInput)
    @To(ItemViewController.self, id: "labelled") case labelled(title: String, count: Int)
    @To(NameViewController.self) case name(String)
    @To(PlainViewController.self) case `default`
    @To(PlainViewController.self, id: "\"quoted\" \\ and 🧭") case hostile
    @Unnamed(ItemViewController.self) case unnamed(ItemViewController.SegueInput)
    @Unnamed(PlainViewController.self) case unnamedAndPlain
    @Embed(ItemViewController.self, id: "embedded") case embedded(ItemViewController.SegueInput)
    @Unwind(HomeViewController.chosen(with:)) case chosen(String)
    @Unwind(HomeViewController.cancelled) case cancelled
    @Unwind(HomeViewController.unwindHome(_:)) case home
  }

  @IBOutlet private var titleLabel: UILabel!
  @IBOutlet private weak var delegated: AnyObject?
  @IBInspectable var rank = 0

  func itemInput(from sender: Any?) -> ItemViewController.SegueInput? { .init(title: "item") }
  func labelledInput(from sender: Any?) -> (title: String, count: Int)? { ("labelled", 1) }
  func nameInput(from sender: Any?) -> String? { "name" }
  func unnamedInput(from sender: Any?) -> ItemViewController.SegueInput { .init(title: "unnamed") }
  func embeddedInput(from sender: Any?) -> ItemViewController.SegueInput { .init(title: "in") }
  func chosenInput(from sender: Any?) -> String? { "chosen" }

  @IBSegueAction func makeName(_ coder: NSCoder) -> NameViewController? {
    makeDestination(.name, from: coder)
  }

  @IBSegueAction func makeItem(
    coder: NSCoder, sender: Any?, segueIdentifier: String?
  ) -> ItemViewController? {
    makeDestination(.item, from: coder, sender: sender)
  }

  @IBAction func tapped(_ sender: UIButton) {
    performSegue(.labelled(title: sender.currentTitle ?? "", count: sender.tag), sender: sender)
    performSegue(.plain)
    performSegue(.chosen("here"))
    performSegue(.home)
    #if canImport(UIKit)
      sender.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
    #endif
  }
}
