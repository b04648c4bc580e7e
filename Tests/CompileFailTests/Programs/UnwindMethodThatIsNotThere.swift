import SeguesMacros

@SegueSource
final class LimitsViewController: UIViewController {
  enum Segue {
    @Unwind(HomeViewController.gone) case gone
    // ↑ error: type 'HomeViewController' has no member 'gone'
    // ↑ error: generic parameter 'Method' could not be inferred
    @Unwind(HomeViewController.chosen(limit:)) case chosen(Int)
    // ↑ error: type 'HomeViewController' has no member 'chosen(limit:)'
    // ↑ error: generic parameter 'Method' could not be inferred
  }
}

final class HomeViewController: UIViewController {
  func chosen(with limit: Int) {}
}
