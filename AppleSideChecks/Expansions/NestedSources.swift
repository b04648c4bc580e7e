import SeguesMacros

enum Settings {
  @SegueSource
  final class RootViewController: UIViewController {
    enum Segue {
      @To(Settings.DetailViewController.self) case detail(Int)
    }
  }

  final class DetailViewController: UIViewController, SegueDestination {
    typealias SegueInput = Int

    func configure(with input: Int) {}
  }
}

@SegueSource
private final class FilePrivateViewController: UIViewController {
  enum Segue {
    @To(PlainViewController.self) case plain
  }
}

@SegueSource
final class PrivateSeguesViewController: UIViewController {
  fileprivate enum Segue {
    @To(NameViewController.self) case name(String)
  }

  func open() {
    performSegue(.name("private"))
  }
}
