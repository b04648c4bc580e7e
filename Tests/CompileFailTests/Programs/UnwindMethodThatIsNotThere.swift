import SeguesMacros

@SegueSource
final class LimitsViewController: UIViewController {
  enum Segue {
    @Unwind(HomeViewController.gone) case gone
    // ↑ error: type 'HomeViewController' has no member 'gone'
    @Unwind(HomeViewController.chosen(limit:)) case chosen(Int)
    // ↑ error: type 'HomeViewController' has no member 'chosen(limit:)'
  }
}

final class HomeViewController: UIViewController {
  func chosen(with limit: Int) {}
}
