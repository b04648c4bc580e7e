import SeguesMacros

final class IdentifiersViewController: NSViewController, SegueHandler {
  enum SegueIdentifier: String, CaseIterable {
    case showItem = "ShowItem"
    case unnamed = ""
  }

  @IBAction func itemClicked(_ sender: Any?) {
    performSegue(.showItem, sender: sender)
  }

  override func prepare(for segue: NSStoryboardSegue, sender: Any?) {
    switch segueIdentifier(for: segue) {
    case .showItem:
      (segue.destinationController as? ItemViewController)?.configure(with: .init(title: "item"))
    case .unnamed: break
    }
  }
}

final class IdentifiersWindowController: NSWindowController, SegueHandler {
  enum SegueIdentifier: String, CaseIterable {
    case showItem = "ShowItem"
  }

  func open() {
    performSegue(.showItem)
  }
}
