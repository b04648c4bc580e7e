import SeguesMacros

@SegueSource
final class HandWrittenViewController: UIViewController {
  enum Segue {
    @To(NameViewController.self) case name(String)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    switch route(segue, sender: sender) {
    case .name(let name): title = name
    case nil: break
    }
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    isEditing && shouldRoute(identifier, sender: sender)
  }

  func nameInput(from sender: Any?) -> String? { "by hand" }
}

/// A base class without typed segues.
class OldBaseViewController: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segue.destination.title = segue.identifier
  }
}

@SegueSource
final class NewViewController: OldBaseViewController {
  enum Segue {
    @To(PlainViewController.self) case plain
  }
}
