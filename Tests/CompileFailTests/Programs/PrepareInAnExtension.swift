import SeguesMacros

// Objective-C allows this, but then the macro's method has already been overridden; AppleSideChecks
// covers that.
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
