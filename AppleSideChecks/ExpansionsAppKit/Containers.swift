import SeguesMacros

@SegueSource
final class TabsViewController: NSTabViewController {
  enum Segue {
    @Child(ItemViewController.self) case first(ItemViewController.SegueInput)
    @Child(PlainViewController.self) case second
    @To(PlainViewController.self) case help
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    configureChild(.first(.init(title: "first")))
    performSegue(.help)
  }
}

@SegueSource
final class SplitViewController: NSSplitViewController {
  enum Segue {
    @Child(NameViewController.self) case names(String)
  }

  @IBSegueAction func makeNames(_ coder: NSCoder) -> NameViewController? {
    makeDestination(.names, from: coder)
  }
}

@SegueSource
final class PagesViewController: NSPageController {
  enum Segue {
    @To(PlainViewController.self) case help
  }
}

final class DrawerViewController: NSViewController, SegueContainer {
  var segueContents: [NSResponder] { children }
}

final class PaletteWindowController: NSWindowController, SegueContainer {
  var segueContents: [NSResponder] { [contentViewController].compactMap(\.self) }
}
