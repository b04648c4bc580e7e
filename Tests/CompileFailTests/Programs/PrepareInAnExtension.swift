import SeguesMacros

// Objective-C would allow it, and then the macro's has overridden the method already: AppleSideChecks has that.
@SegueSource
final class PeopleViewController: UIViewController {
  enum Segue {
    @To(AboutViewController.self) case about
  }
}

extension PeopleViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  // ↑ error:  instance method 'prepare(for:sender:)' declared in 'UIViewController' cannot be
  //   overridden from extension
  // ↑ error: invalid redeclaration of 'prepare(for:sender:)'
}

final class AboutViewController: UIViewController {}
