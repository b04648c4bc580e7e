import SeguesMacros

@SegueSource
final class TernaryViewController: UIViewController {
  enum Segue {
    @To(AboutViewController.self) case about
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let routed = segue.identifier == "about" ? route(segue, sender: sender) : nil
    // ↑ error: 'prepare(for:sender:)' calls 'route(segue, sender: sender)' on some paths only, so
    //   some destinations would not get their input: call it first, outside of any condition
    title = routed == nil ? nil : "about"
  }
}

@SegueSource
final class OperatorViewController: UIViewController {
  enum Segue {
    @To(AboutViewController.self) case about
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let isAbout = segue.identifier == "about" && route(segue, sender: sender) != nil
    // ↑ error: 'prepare(for:sender:)' calls 'route(segue, sender: sender)' on some paths only, so
    //   some destinations would not get their input: call it first, outside of any condition
    title = isAbout ? "about" : nil
  }
}

@SegueSource
final class ConditionViewController: UIViewController {
  enum Segue {
    @To(AboutViewController.self) case about
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "about", route(segue, sender: sender) != nil else { return }
    // ↑ error: 'prepare(for:sender:)' calls 'route(segue, sender: sender)' on some paths only, so
    //   some destinations would not get their input: call it first, outside of any condition
  }
}

@SegueSource
final class LoopViewController: UIViewController {
  enum Segue {
    @To(AboutViewController.self) case about
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    for view in view.subviews where view.isHidden { route(segue, sender: sender) }
    // ↑ error: 'prepare(for:sender:)' calls 'route(segue, sender: sender)' on some paths only, so
    //   some destinations would not get their input: call it first, outside of any condition
  }
}

// These methods route on every path.

@SegueSource
final class DeferringViewController: UIViewController {
  enum Segue {
    @To(AboutViewController.self) case about
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    defer { route(segue, sender: sender) }
    title = nil
  }
}

@SegueSource
final class FirstViewController: UIViewController {
  enum Segue {
    @To(AboutViewController.self) case about
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if case .about? = route(segue, sender: sender), title == nil { title = "about" }
  }
}

final class AboutViewController: UIViewController {}
