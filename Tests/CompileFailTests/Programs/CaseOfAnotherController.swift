import SeguesMacros

@SegueSource
final class PeopleViewController: UIViewController {
  enum Segue {
    @To(PersonViewController.self) case person(String)
  }

  func showProduct() {
    performSegue(.product(3))
    // ↑ error: type 'PeopleViewController.Segue' has no member 'product'
    performSegue(ProductsViewController.Segue.product(3))
    // ↑ error: cannot convert value of type 'ProductsViewController.Segue' to expected argument type
    //   'PeopleViewController.Segue'
  }
}

@SegueSource
final class ProductsViewController: UIViewController {
  enum Segue {
    @To(ProductViewController.self) case product(Int)
  }
}

final class PersonViewController: UIViewController, SegueDestination {
  typealias SegueInput = String

  func configure(with input: String) {}
}

final class ProductViewController: UIViewController, SegueDestination {
  typealias SegueInput = Int

  func configure(with input: Int) {}
}
