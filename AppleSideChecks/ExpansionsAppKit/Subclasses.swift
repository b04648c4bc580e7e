import SeguesMacros

@SegueSource
class BaseViewController: NSViewController {
  enum Segue {
    @To(PlainViewController.self) case plain
    @To(ItemViewController.self) case item(ItemViewController.SegueInput)
  }
}

@SegueSource
class DerivedViewController: BaseViewController {
  enum Segue {
    @To(NameViewController.self) case name(String)
  }

  func go() {
    performSegue(.plain)
    performSegue(.item(.init(title: "from the base")))
    performSegue(.name("from here"))
  }
}

class BetweenViewController: DerivedViewController {}

@SegueSource
final class ThirdViewController: BetweenViewController {
  enum Segue {
    @To(PlainViewController.self, id: "third") case third
    @Unnamed(ItemViewController.self) case item(ItemViewController.SegueInput)
  }

  func itemInput(from sender: Any?) -> ItemViewController.SegueInput { .init(title: "third") }
}
