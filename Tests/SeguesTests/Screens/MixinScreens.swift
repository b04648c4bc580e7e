import SeguesMacros

/// The fourth design: any view controller class, without a base class.
@SegueSource
final class TableSource: UITableViewController {
  enum Segue {
    @To(CollectionSource.self) case next(Int)
    @To(CollectionSource.self) case cell(Int)
  }

  func cellInput(from sender: Any?) -> Int? {
    guard let cell = sender as? UITableViewCell, let path = tableView.indexPath(for: cell)
    else { return nil }
    return 100 + path.row
  }
}

@SegueSource
final class CollectionSource: UICollectionViewController, SegueDestination {
  enum Segue {
    @To(PageSource.self) case next(Int)
  }
  typealias SegueInput = Int

  private(set) var number = 0
  func configure(with input: Int) { number = input }
}

@SegueSource
final class PageSource: UIPageViewController, SegueDestination {
  enum Segue {
    @To(PlainSource.self) case next(Int)
  }
  typealias SegueInput = Int

  private(set) var number = 0
  func configure(with input: Int) { number = input }
}

@SegueSource
final class PlainSource: UIViewController, SegueDestination {
  enum Segue {
    @To(EndViewController.self) case next
  }
  typealias SegueInput = Int

  private(set) var number = 0
  func configure(with input: Int) { number = input }
}

/// Has a case whose name differs from the segue's identifier.
@SegueSource
final class RenamedSource: UIViewController {
  enum Segue {
    @To(EndViewController.self, id: "To the End") case onwards
  }
}

final class EndViewController: UIViewController {}
