internal import SeguesMacros

@SegueSource
class RootViewController: UIViewController {
  enum Segue {
    @To(PlainViewController.self) case plain
    @Embed(AccountViewController.self) case embed(Account)
  }

  func segue(for id: SegueID, sender: Any?) -> Segue? { nil }
  @IBAction func unwindToRoot(_ segue: UIStoryboardSegue) {}
}

@SegueSource
class MiddleViewController: RootViewController {
  enum Segue {
    @To(AccountViewController.self) case account(Account)
    @Relationship(PlainViewController.self) case child
  }

  func segue(for id: SegueID, sender: Any?) -> Segue? { nil }

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
    performSegue(RootViewController.PerformableSegue.plain)
    performSegue(.account(account))
    performSegue(.details(.init(account: account, default: 1)))
    configureRelationship(.child)
  }
}

/// A base class that knows nothing of typed segues.
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

  func segue(for id: SegueID, sender: Any?) -> Segue? { items.first.map(Segue.item) }
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
