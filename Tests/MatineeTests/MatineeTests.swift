import Foundation
import SeguesTesting
import Testing

// Testable, as in an app's own tests, which the examples' tests imitate.
@testable import Matinee

@MainActor @Suite struct MatineeTests {
  let stage: Stage
  let films: FilmsViewController

  init() throws {
    stage = try Stage(storyboard: "Main", bundle: .module)
    films = try stage.root(as: FilmsViewController.self)
  }

  @Test(arguments: Film.samples.indices)
  func `Selecting a cell shows its film`(_ row: Int) throws {
    let cell = try cell(row)
    #expect(cell.textLabel?.text == Film.samples[row].title)
    #expect(cell.detailTextLabel?.text == "\(Film.samples[row].length) minutes")
    #expect(try stage.fire("ShowFilm", from: films, sender: cell))
    let film = try stage.top(as: FilmViewController.self)
    #expect(film.film == Film.samples[row])
    #expect(film.navigationController?.viewControllers == [films, film])
  }

  @Test func `A sender that isn't a cell shows nothing`() throws {
    #expect(try !stage.fire("ShowFilm", from: films, sender: UIButton()))
    #expect(stage.top === films)
  }

  @Test func `Code performs the cell's segue with the shortest film`() throws {
    films.shortestSelected(nil)
    #expect(try stage.top(as: FilmViewController.self).film?.title == "Safety Last!")
  }

  @Test func `The Play button plays from the beginning`() throws {
    let film = try show(0)
    #expect(try stage.fire(.play, from: film, sender: UIButton()))
    let player = try stage.top(as: PlayerViewController.self)
    #expect(player.film == Film.samples[0])
    #expect(player.minute == 0)
    #expect(player.presentingViewController != nil)
  }

  @Test func `The Stop button returns the minute, and Resume continues there`() throws {
    let film = try show(0)
    try play(film, skipping: 3)
    #expect(stage.top === film)
    #expect(film.minute == 30)

    film.resumeSelected(nil)
    let player = try stage.top(as: PlayerViewController.self)
    #expect(player.film == Film.samples[0])
    #expect(player.minute == 30)
  }

  @Test func `A film that was watched to its end cannot be resumed`() throws {
    let film = try show(2)
    try play(film, skipping: 7)
    #expect(film.minute == 70)
    try play(film, skipping: 8)
    #expect(film.minute == nil)
    film.resumeSelected(nil)
    #expect(stage.top === film)
  }

  @Test func `Rating a film returns to the list, past the film's screen`() throws {
    let film = try show(1)
    #expect(try stage.fire(.rate, from: film, sender: UIButton()))
    let rating = try stage.top(as: RatingViewController.self)
    #expect(rating.film == Film.samples[1])
    let failures = recordingSegueFailures { rating.rate(stars: 4) }
    #expect(failures == [])
    #expect(stage.top === films)
    #expect(films.navigationController?.viewControllers == [films])
    #expect(films.films.map(\.stars) == [nil, 4, nil, nil])
    #expect(try cell(1).detailTextLabel?.text == "★★★★")
  }

  @Test func `Six stars are not returned`() throws {
    let film = try show(1)
    film.performSegue(.rate(Film.samples[1]))
    let rating = try stage.top(as: RatingViewController.self)
    rating.rate(stars: 6)
    #expect(stage.top === rating)
    #expect(films.films == Film.samples)
  }

  @Test func `The classes and the storyboard agree`() throws {
    let audit = try StoryboardAudit("Main", bundle: .module)
    #expect(audit.problems(in: FilmsViewController.self) == [])
    #expect(audit.problems(in: FilmViewController.self) == [])
    #expect(audit.problems(in: PlayerViewController.self) == [])
    #expect(audit.problems(in: RatingViewController.self) == [])
  }

  private func cell(_ row: Int) throws -> UITableViewCell {
    try #require(films.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
  }

  /// The screen of a film, which its cell's segue shows.
  private func show(_ row: Int) throws -> FilmViewController {
    films.performSegue(.showFilm(Film.samples[row]))
    return try stage.top(as: FilmViewController.self)
  }

  /// Plays a film from the beginning, skips ten minutes some times, and selects Stop.
  private func play(_ film: FilmViewController, skipping count: Int) throws {
    #expect(try stage.fire(.play, from: film, sender: UIButton()))
    let player = try stage.top(as: PlayerViewController.self)
    for _ in 0..<count { player.skipSelected(nil) }
    #expect(try stage.fire(.stopped, from: player, sender: UIButton()))
  }
}
