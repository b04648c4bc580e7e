import SeguesMacros

/// A film, which can be played from the beginning, resumed and rated.
@SegueSource
final class FilmViewController: UIViewController, SegueDestination, FilmViewControllerSegues.Source
{
  typealias SegueInput = Film

  #if canImport(ObjectiveC)
  @IBOutlet private var lengthLabel: UILabel!
  @IBOutlet private var resumeButton: UIButton!
  @IBOutlet private var titleLabel: UILabel!
  #endif

  private(set) var film: Film?
  /// The minute at which the film was stopped, until it was watched to its end.
  private(set) var minute: Int?

  func configure(with input: Film) {
    film = input
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  /// The input for the Play button's segue.
  func playInput(from sender: Any?) -> PlayerViewController.SegueInput? {
    film.map { PlayerViewController.SegueInput(film: $0, minute: 0) }
  }

  /// The input for the Rate button's segue.
  func rateInput(from sender: Any?) -> Film? { film }

  /// Performs the Play button's segue, from a later minute.
  @IBAction func resumeSelected(_ sender: Any?) {
    guard let film, let minute else { return }
    performSegue(.play(.init(film: film, minute: minute)), sender: sender)
  }

  @IBAction func stopped(_ segue: UIStoryboardSegue) {}

  /// Receives the minute from the player.
  func stopped(at minute: Int) {
    self.minute = film.flatMap { minute < $0.length ? minute : nil }
    if isViewLoaded { show() }
  }

  private func show() {
    #if canImport(ObjectiveC)
    titleLabel.text = film?.title
    lengthLabel.text = film?.lengthText
    resumeButton.isHidden = minute == nil
    #endif
  }
}
