import SeguesMacros

struct Film: Hashable {
  var name: String
}

@SegueSource
final class FilmsViewController: UIViewController {
  enum Segue {
    @To(FilmViewController.self) case play(Film)
    @To(FilmViewController.self, id: "Trailer") case trailer(Film)
    @To(TicketViewController.self) case buy(Film)
    @Embed(BannerViewController.self, id: "banner") case banner(String)
  }

  var selection: Film?
  private(set) var log: [String] = []

  func playInput(from sender: Any?) -> Film? { selection }

  func buyInput(from sender: Any?) -> Film? { selection }

  func bannerInput(from sender: Any?) -> String { "Tonight" }

  @IBSegueAction func makeTicket(_ coder: NSCoder, sender: Any?) -> TicketViewController? {
    makeDestination(.buy, from: coder, sender: sender)
  }

  func stopped(at minute: Int) { log.append("stopped at \(minute)") }

  @IBAction func stopped(_ segue: UIStoryboardSegue) { log.append("unwound") }
}

@SegueSource
final class FilmViewController: UIViewController, SegueDestination {
  typealias SegueInput = Film

  enum Segue {
    @Unwind(FilmsViewController.stopped(at:)) case stop(Int)
  }

  private(set) var film: Film?

  func configure(with input: Film) { film = input }

  func stopInput(from sender: Any?) -> Int? { 12 }
}

final class TicketViewController: UIViewController, SegueInitializable {
  typealias SegueInput = Film

  let film: Film

  init?(coder: NSCoder, input: Film) {
    film = input
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { nil }
}

final class BannerViewController: UIViewController, SegueDestination {
  typealias SegueInput = String

  private(set) var text: String?

  func configure(with input: String) { text = input }
}
