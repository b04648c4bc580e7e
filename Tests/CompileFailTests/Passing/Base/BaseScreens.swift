// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import SeguesMacros

/// A source from which another module's class inherits.
@SegueSource
open class BaseScreen: UIViewController {
  public enum Segue {
    @To(UIViewController.self) case about
    @Embed(TextScreen.self) case text(String)
  }

  open func textInput(from sender: Any?) -> String { "" }

  @IBAction open func unwindToBase(_ segue: UIStoryboardSegue) {}
}

/// A source whose segues are not visible to others.
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
