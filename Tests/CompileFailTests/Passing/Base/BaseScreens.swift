// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import SeguesMacros

/// Sources that another module inherits from.
@SegueSource
open class BaseScreen: UIViewController {
  public enum Segue {
    @To(UIViewController.self) case about
    @Embed(TextScreen.self) case text(String)
  }

  open func segue(for id: SegueID, sender: Any?) -> Segue? { nil }

  @IBAction open func unwindToBase(_ segue: UIStoryboardSegue) {}
}

/// Its segues are nobody else's.
@SegueSource
open class ClosedScreen: UITableViewController {
  enum Segue {
    @To(TextScreen.self) case text(String)
  }
}

open class TextScreen: UIViewController, SegueDestination {
  open func configure(with input: String) {}
}
