import Dispatch
import SeguesMacros

@SegueSource
final class PeopleViewController: UIViewController {
  enum Segue {
    @To(AboutViewController.self) case about
  }

  nonisolated func show() {
    performSegue(.about)
    // ↑ error: call to main actor-isolated instance method 'performSegue(_:sender:)' in a
    //   synchronous nonisolated context
  }

  func showLater() {
    Task.detached {
      self.performSegue(.about)
      // ↑ error: main actor-isolated instance method 'performSegue(_:sender:)' cannot be called
      //   from outside of the actor
    }
    DispatchQueue.global().async {
      self.performSegue(.about)
      // ↑ error: call to main actor-isolated instance method 'performSegue(_:sender:)' in a
      //   synchronous nonisolated context
    }
  }

  func showNext() {
    Task { performSegue(.about) }
  }
}

func show(_ people: PeopleViewController) {
  people.performSegue(.about)
  // ↑ error: call to main actor-isolated instance method 'performSegue(_:sender:)' in a synchronous
  //   nonisolated context
}

final class AboutViewController: UIViewController {}
