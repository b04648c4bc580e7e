import SeguesMacros

@SegueSource
final class PeopleViewController: UIViewController {
  enum Segue {
    case about
    // ↑ error: case 'about' does not say where it leads: add '@To(AboutViewController.self)', or
    //   '@Unnamed', '@Embed', '@Child' or '@Unwind'; a segue that 'prepare(for:sender:)' sets up by
    //   hand is '@Untyped'
    @To(AboutViewController.self) @Unnamed(AboutViewController.self) case both
    // ↑ error: case 'both' has two destinations, but a segue has only one
    @To case nowhere
    // ↑ error: missing argument for parameter #1 in macro expansion
    #if DEBUG
    // ↑ error: '@SegueSource' can't tell which '#if' condition holds: put the condition around the
    //   class, or declare the cases without one
    @To(AboutViewController.self) case debug
    #endif
  }
}

final class AboutViewController: UIViewController {}
