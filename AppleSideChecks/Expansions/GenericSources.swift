import SeguesMacros

/// Interface Builder can't name a generic class, but it can name a subclass of one.
@SegueSource
class ListViewController<Item: Sendable>: UITableViewController {
  enum Segue {
    @To(PlainViewController.self) case detail
    @To(ItemViewController.self) case item(ItemViewController.SegueInput)
  }

  var items: [Item] = []
}

final class NamesViewController: ListViewController<String> {
  func open() {
    performSegue(.detail)
  }
}

@SegueSource
final class NumbersViewController: ListViewController<Int> {
  enum Segue {
    @To(NameViewController.self) case name(String)
  }

  func open() {
    performSegue(.name("\(items.count)"))
    performSegue(.detail)
  }
}
