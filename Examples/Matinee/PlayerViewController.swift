import SeguesMacros

/// The player, which is stopped by its button's unwind segue.
@SegueSource
final class PlayerViewController: UIViewController, SegueDestination,
  PlayerViewControllerSegues.Source
{
  struct SegueInput: Equatable {
    var film: Film
    /// The minute at which the film begins.
    var minute: Int
  }

  #if canImport(ObjectiveC)
  @IBOutlet private var minuteLabel: UILabel!
  @IBOutlet private var titleLabel: UILabel!
  #endif

  private(set) var film: Film?
  private(set) var minute = 0

  func configure(with input: SegueInput) {
    film = input.film
    minute = input.minute
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  @IBAction func skipSelected(_ sender: Any?) {
    minute = min(minute + 10, film?.length ?? minute)
    show()
  }

  /// The button fires the segue itself, but only this controller knows the minute to return.
  func stoppedInput(from sender: Any?) -> Int? { minute }

  private func show() {
    #if canImport(ObjectiveC)
    titleLabel.text = film?.title
    minuteLabel.text = "Minute \(minute)"
    #endif
  }
}
