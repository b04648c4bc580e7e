import SeguesMacros

@SegueSource
final class LimitsViewController: UIViewController {
  enum Segue {
    @Unwind(HomeViewController.chosen(with:)) case chosen(Int)
    @Unwind(HomeViewController.chosen(with:)) case text(String)
    // ↑ error: cannot convert value of type 'String' to expected argument type 'Int'
    @Unwind(HomeViewController.chosen(with:)) case nothing
    // ↑ error: 'unwind(by:with:)' is unavailable: this case has no value, but its method takes one:
    //   give the case a value of the method's type, or name a method that takes none
    @Unwind(HomeViewController.cancelled) case cancelled(Int)
    // ↑ error: 'unwind(by:with:)' is unavailable: this case has a value, but its method takes none:
    //   remove the value, or name a method that takes it
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
