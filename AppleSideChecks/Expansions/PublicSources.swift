public import SeguesMacros

@SegueSource
public final class PublicViewController: UIViewController {
  public enum Segue {
    @To(PublicDestinationViewController.self)
    case destination(PublicDestinationViewController.SegueInput)
  }

  public func segue(for id: SegueID, sender: Any?) -> Segue? { nil }

  @IBSegueAction public func make(_ coder: NSCoder) -> PublicDestinationViewController? {
    create(.destination, from: coder)
  }
}

@SegueSource
open class OpenViewController: UIViewController {
  enum Segue {
    @To(PlainViewController.self) case plain
    @Embed(ItemViewController.self) case item(ItemViewController.SegueInput)
  }

  func segue(for id: SegueID, sender: Any?) -> Segue? { nil }
}

@SegueSource
open class OpenSubclassViewController: OpenViewController {
  public enum Segue {
    @Unnamed(PublicDestinationViewController.self)
    case destination(PublicDestinationViewController.SegueInput)
  }

  open func segue(for id: SegueID, sender: Any?) -> Segue? { nil }
}
