import SeguesMacros

@SegueSource
final class EmbeddingViewController: UIViewController {
  enum Segue {
    @To(PersonViewController.self) case person(String)
    @Embed(PersonViewController.self) case embedded(String)
    // ↑ error: 'segue(for:sender:)' is unavailable: the storyboard fires this segue and its
    //   destination takes a value: add 'func segue(for id: SegueID, sender: Any?) -> Segue?' to the
    //   class, and answer with it
  }
}

@SegueSource
final class UnnamedViewController: UIViewController {
  enum Segue {
    @Unnamed(PersonViewController.self) case person(String)
    // ↑ error: 'segue(for:sender:)' is unavailable: the storyboard fires this segue and its
    //   destination takes a value: add 'func segue(for id: SegueID, sender: Any?) -> Segue?' to the
    //   class, and answer with it
  }

  func segue(for id: String, sender: Any?) -> Segue? { nil }
  // ↑ warning: segues are not asked here, for the method is not
  //   'func segue(for id: SegueID, sender: Any?) -> Segue?'
}

final class PersonViewController: UIViewController, SegueDestination {
  func configure(with input: String) {}
}
