import SeguesMacros

/// A container whose children the storyboard creates with it.
@SegueSource
final class TabsSource: UITabBarController {
  enum Segue {
    @Child(NoteViewController.self) case note(Note)
    @Child(HelpViewController.self) case help(topic: String)
  }

  func noteInput(from sender: Any?) -> Note { Note(title: "Zen", pages: 3) }
}
