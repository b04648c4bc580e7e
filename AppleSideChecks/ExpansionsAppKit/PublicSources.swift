public import SeguesMacros

@SegueSource
public final class PublicViewController: NSViewController {
  public enum Segue {
    @To(PublicDestinationViewController.self)
    case destination(PublicDestinationViewController.SegueInput)
  }

  @IBSegueAction public func make(_ coder: NSCoder) -> PublicDestinationViewController? {
    makeDestination(.destination, from: coder)
  }
}

@SegueSource
open class OpenViewController: NSViewController {
  enum Segue {
    @To(PlainViewController.self) case plain
    @Embed(ItemViewController.self) case item(ItemViewController.SegueInput)
  }

  func itemInput(from sender: Any?) -> ItemViewController.SegueInput { .init(title: "item") }
}

@SegueSource
open class OpenSubclassViewController: OpenViewController {
  public enum Segue {
    @Unnamed(PublicDestinationViewController.self)
    case destination(PublicDestinationViewController.SegueInput)
  }

  open func destinationInput(from sender: Any?) -> PublicDestinationViewController.SegueInput {
    .init()
  }
}
