import SeguesMacros

@SegueSource
final class EmbeddingViewController: UIViewController {
  enum Segue {
    @To(PersonViewController.self) case person(String)
    @Embed(PersonViewController.self) case embedded(String)
    // ↑ error: the storyboard performs 'embedded', and its destination needs a value: add
    //   'func embeddedInput(from sender: Any?) -> String' to the class's body
  }
}

@SegueSource
final class UnnamedViewController: UIViewController {
  enum Segue {
    @Unnamed(PetViewController.self) case pet(name: String, age: Int)
    // ↑ error: the storyboard performs 'pet', and its destination needs a value: add
    //   'func petInput(from sender: Any?) -> (name: String, age: Int)' to the class's body
  }

  func patInput(from sender: Any?) -> (name: String, age: Int) { ("", 0) }
  // ↑ warning: no segue calls 'patInput(from:)'; this class's segues call 'petInput(from:)'
}

final class PersonViewController: UIViewController, SegueDestination {
  typealias SegueInput = String
  func configure(with input: String) {}
}

final class PetViewController: UIViewController, SegueDestination {
  struct SegueInput { var name: String; var age: Int }
  func configure(with input: SegueInput) {}
}
