import SeguesMacros

/// The choice of stars for a film, which code returns to the list.
@SegueSource
final class RatingViewController: UIViewController, SegueDestination,
  RatingViewControllerSegues.Source
{
  typealias SegueInput = Film

  #if canImport(ObjectiveC)
  @IBOutlet private var starsControl: UISegmentedControl!
  @IBOutlet private var titleLabel: UILabel!

  @IBAction func doneSelected(_ sender: Any?) {
    rate(stars: starsControl.selectedSegmentIndex + 1)
  }
  #endif

  private(set) var film: Film?

  func configure(with input: Film) {
    film = input
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    #if canImport(ObjectiveC)
    titleLabel.text = film?.title
    #endif
  }

  func rate(stars: Int) {
    guard var film, (1...5).contains(stars) else { return }
    film.stars = stars
    performSegue(.rated(film))
  }
}
