import SeguesMacros

/// A container whose children the storyboard makes with it.
@SegueSource
final class TabsSource: UITabBarController {
  enum Segue {
    @Relationship(NoteViewController.self) case note(Note)
    @Relationship(HelpViewController.self) case help(topic: String)
  }
}
