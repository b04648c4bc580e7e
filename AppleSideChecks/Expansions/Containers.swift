import SeguesMacros

@SegueSource
final class TabsViewController: UITabBarController {
  enum Segue {
    @Relationship(ItemViewController.self) case first(ItemViewController.SegueInput)
    @Relationship(PlainViewController.self) case second
    @To(PlainViewController.self) case help
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    configureRelationship(.first(.init(title: "first")))
    performSegue(.help)
  }
}

@SegueSource
final class SplitViewController: UISplitViewController {
  enum Segue {
    @Relationship(NameViewController.self) case names(String)
  }

  @IBSegueAction func makeNames(_ coder: NSCoder) -> NameViewController? {
    create(.names, from: coder)
  }
}

@SegueSource
final class PagesViewController: UIPageViewController {
  enum Segue {
    @To(PlainViewController.self) case help
  }
}

@SegueSource
final class NavigationViewController: UINavigationController {
  enum Segue {
    @To(ItemViewController.self) case item(ItemViewController.SegueInput)
  }
}

@SegueSource
final class GridViewController: UICollectionViewController {
  enum Segue {
    @To(ItemViewController.self) case item(ItemViewController.SegueInput)
  }

  func segue(for id: SegueID, sender: Any?) -> Segue? {
    guard let cell = sender as? UICollectionViewCell else { return nil }
    return collectionView.indexPath(for: cell)
      .map { .item(.init(title: "\($0.section)", count: $0.item)) }
  }
}

final class DrawerViewController: UIViewController, SegueContainer {
  var segueContents: [UIViewController] { children }
}
