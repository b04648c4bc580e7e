import SeguesMacros

@SegueSource
final class TabsViewController: UITabBarController {
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
final class SplitViewController: UISplitViewController {
  enum Segue {
    @Child(NameViewController.self) case names(String)
  }

  @IBSegueAction func makeNames(_ coder: NSCoder) -> NameViewController? {
    makeDestination(.names, from: coder)
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

  func itemInput(from sender: Any?) -> ItemViewController.SegueInput? {
    guard let cell = sender as? UICollectionViewCell else { return nil }
    return collectionView.indexPath(for: cell)
      .map { .init(title: "\($0.section)", count: $0.item) }
  }
}

final class DrawerViewController: UIViewController, SegueContainer {
  var segueContents: [UIViewController] { children }
}
