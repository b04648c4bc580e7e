internal import SeguesMacros

@SegueSource
class RootViewController: UIViewController {
  enum Segue {
    @To(PlainViewController.self) case plain
    @Embed(AccountViewController.self) case embed(Account)
  }

  func embedInput(from sender: Any?) -> Account { Account(name: "") }
  @IBAction func unwindToRoot(_ segue: UIStoryboardSegue) {}
}

@SegueSource
class MiddleViewController: RootViewController {
  enum Segue {
    @To(AccountViewController.self) case account(Account)
    @Child(PlainViewController.self) case child
  }

  func accountInput(from sender: Any?) -> Account? { nil }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
  }
}

class BetweenViewController: MiddleViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    title = segue.identifier
  }
}

@SegueSource
final class LeafViewController: BetweenViewController {
  enum Segue {
    @To(DetailsViewController.self) case details(DetailsViewController.SegueInput)
    @Unnamed(PlainViewController.self) case plain
  }

  func go(_ account: Account) {
    performSegue(RootViewController.Segue.plain)
    performSegue(.account(account))
    performSegue(.details(.init(account: account, default: 1)))
    configureChild(.child)
  }
}

/// A base class without typed segues.
class OldViewController: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segue.destination.title = segue.identifier
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    !identifier.isEmpty
  }
}

@SegueSource
final class NewViewController: OldViewController {
  enum Segue {
    @To(PlainViewController.self) case plain
  }
}

@SegueSource
class GenericViewController<Item: Sendable>: UITableViewController {
  enum Segue {
    @To(PlainViewController.self) case plain
    @To(BoxViewController<Item>.self) case item(Item)
    @Embed(BoxViewController<Item>.self) case embed(Item)
  }

  var items: [Item] = []

  func itemInput(from sender: Any?) -> Item? { items.first }

  func embedInput(from sender: Any?) -> Item { items[0] }
}

final class NumbersViewController: GenericViewController<Int> {
  func go() { performSegue(.item(1)) }
}

@SegueSource
final class TextsViewController: GenericViewController<String> {
  enum Segue {
    @To(AccountViewController.self) case account(Account)
  }

  func go() {
    performSegue(.item(""))
    performSegue(.account(Account(name: "")))
  }
}

enum Flow {
  @SegueSource
  final class NestedViewController: UIViewController {
    enum Segue {
      @To(Outer.InnerViewController.self) case inner(Int)
    }

    @SegueSource
    final class DeepViewController: UIViewController {
      enum Segue {
        @To(NestedViewController.self) case outer
      }
    }
  }
}
