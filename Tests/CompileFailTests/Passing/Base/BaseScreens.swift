// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import SeguesMacros

/// Sources that another module inherits from.
@SegueSource
open class BaseScreen: UIViewController {
  public enum Segue {
    @To(UIViewController.self) case about
    @Embed(TextScreen.self) case text(String)
  }

  open func textInput(from sender: Any?) -> String { "" }

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
  public typealias SegueInput = String

  open func configure(with input: String) {}
}
