import SeguesMacros

@SegueSource
final class LimitsViewController: UIViewController {
  enum Segue {
    @Unwind(HomeViewController.chosen(with:)) case chosen(Int)
    @Unwind(HomeViewController.chosen(with:)) case text(String)
    // ↑ error: cannot convert value of type 'String' to expected argument type 'Int'
    @Unwind(HomeViewController.chosen(with:)) case nothing
    // ↑ error: 'unwind' is unavailable: this case has no value, but its method takes one: give the
    //   case that value, or name the unwind action, or a method without parameters that is neither async
    //   nor throwing
    @Unwind(HomeViewController.chosen) case neither
    // ↑ error: 'unwind' is unavailable: this case has no value, but its method takes one: give the
    //   case that value, or name the unwind action, or a method without parameters that is neither async
    //   nor throwing
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
