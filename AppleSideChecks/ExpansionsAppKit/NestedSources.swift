import SeguesMacros

enum Settings {
  @SegueSource
  final class RootViewController: NSViewController {
    enum Segue {
      @To(Settings.DetailViewController.self) case detail(Int)
    }
  }

  final class DetailViewController: NSViewController, SegueDestination {
    typealias SegueInput = Int

    func configure(with input: Int) {}
  }
}

@SegueSource
private final class FilePrivateViewController: NSViewController {
  enum Segue {
    @To(PlainViewController.self) case plain
  }
}

@SegueSource
final class PrivateSeguesViewController: NSViewController {
  fileprivate enum Segue {
    @To(NameViewController.self) case name(String)
  }

  func open() {
    performSegue(.name("private"))
  }
}
