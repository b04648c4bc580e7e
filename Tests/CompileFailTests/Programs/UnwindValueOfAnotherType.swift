import SeguesMacros

@SegueSource
final class LimitsViewController: UIViewController {
  enum Segue {
    @Unwind(HomeViewController.chosen(with:)) case chosen(Int)
    @Unwind(HomeViewController.chosen(with:)) case text(String)
    // ↑ error: cannot convert value of type 'String' to expected argument type 'Int'
    @Unwind(HomeViewController.chosen(with:)) case nothing
    // ↑ error: cannot convert value of type '_StoryboardSegue' (aka 'UIStoryboardSegue') to expected argument
    //   type 'Int'
    @Unwind(HomeViewController.chosen) case neither
    // ↑ error: missing argument for parameter #1 in call
    @Unwind(HomeViewController.cancelled) case cancelled(Int)
    // ↑ error: argument passed to call that takes no arguments
  }

  func done() {
    performSegue(.chosen("20 °C"))
    // ↑ error: cannot convert value of type 'String' to expected argument type 'Int'
  }
}

final class HomeViewController: UIViewController {
  func chosen(with limit: Int) {}
  func cancelled() {}
}
