// Mistakes that the check of the expansions must reject: errors in code that the macros write
// appear at the lines of the user's code.
import SeguesMacros

final class CountViewController: UIViewController, SegueDestination {
  typealias SegueInput = Int

  func configure(with input: Int) {}
}

final class HomeViewController: UIViewController {
  func chosen(with name: String) {}
}

@SegueSource
final class MistakenViewController: UIViewController {
  enum Segue {
    @To(CountViewController.self) case wrongValue(String)  // expected-error: cannot convert value of type 'String' to expected argument type 'CountViewController.SegueInput'
    @To(CountViewController.self) case noValue  // expected-error: this case has no value, but its destination takes one
    @Embed(CountViewController.self) case embedded(Int)  // expected-error: the storyboard performs 'embedded', and its destination needs a value
    @Unwind(HomeViewController.chosen(with:)) case chosen(Int)  // expected-error: cannot convert value of type 'Int' to expected argument type 'String'
  }

  func go() {
    performSegue(.noSuchCase)  // expected-error: 'noSuchCase'
  }

  @IBSegueAction func make(_ coder: NSCoder) -> HomeViewController? {
    makeDestination(.wrongValue, from: coder)  // expected-error: cannot convert return expression of type
  }

  func actions() -> Selector {
    #selector(go)  // expected-error: argument of '#selector' refers to instance method 'go()' that is not exposed to Objective-C
  }
}

extension MistakenViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}  // expected-error: 'prepare(for:sender:)' has already been overridden
}
