import SeguesMacros

/// Declares segues that its storyboard doesn't have.
@SegueSource
final class DriftedSource: UIViewController {
  enum Segue {
    @To(HelpViewController.self) case original(topic: String)
    @To(NoteViewController.self) case wrongClass(Note)
    @To(PersonScreen.self) case noAction(Person)
    @To(HelpViewController.self) case embedded(topic: String)
    @Unnamed(HelpViewController.self) case help(topic: String)
  }

  func helpInput(from sender: Any?) -> String { "" }
}

/// Agrees with its storyboard.
@SegueSource
final class AgreeingSource: UIViewController {
  enum Segue {
    @Unnamed(HelpViewController.self) case help(topic: String)
    @To(PersonScreen.self) case person(Person)
  }

  func helpInput(from sender: Any?) -> String { "" }

  @IBSegueAction func makePerson(_ coder: NSCoder) -> PersonScreen? {
    makeDestination(.person, from: coder)
  }
}

final class DriftedHandler: UIViewController, SegueHandler {
  enum SegueIdentifier: String, CaseIterable {
    case there
    case gone
  }
}
