import Foundation
import SeguesTesting
import Testing

/// Every kind of segue in a storyboard for tvOS: in a simulator by UIKit, elsewhere by its twin.
@MainActor
@Suite struct TelevisionTests {
  let stage: Stage
  let films: FilmsViewController
  let film = Film(name: "Metropolis")

  init() throws {
    stage = try Stage(storyboard: "Films", bundle: .module)
    films = try stage.root(as: FilmsViewController.self)
  }

  @Test func `Code performs a segue with its value`() throws {
    let failures = recordingSegueFailures { films.performSegue(.trailer(film)) }
    #expect(failures == [])
    #expect(try stage.top(as: FilmViewController.self).film == film)
  }

  @Test func `A button's segue asks the class for the value`() throws {
    films.selection = film
    #expect(try stage.fire(.play, from: films, sender: UIButton()))
    #expect(try stage.top(as: FilmViewController.self).film == film)
  }

  @Test func `Without a value, a button's segue is vetoed`() throws {
    #expect(try !stage.fire(.play, from: films, sender: UIButton()))
    #expect(try stage.top(as: FilmsViewController.self) === films)
  }

  @Test func `A segue action creates the destination with its value`() throws {
    let failures = recordingSegueFailures { films.performSegue(.buy(film)) }
    #expect(failures == [])
    #expect(try stage.top(as: TicketViewController.self).film == film)
  }

  @Test func `An embedded controller gets the class's value`() throws {
    let banner = try #require(films.children.first as? BannerViewController)
    #expect(banner.text == "Tonight")
  }

  @Test func `An unwind segue returns its value`() throws {
    films.performSegue(.trailer(film))
    try stage.top(as: FilmViewController.self).performSegue(.stop(48))
    #expect(films.log == ["stopped at 48", "unwound"])
    #expect(try stage.top(as: FilmsViewController.self) === films)
  }

  @Test func `The classes and the storyboard agree`() throws {
    let problems = try StoryboardAudit("Films", bundle: .module)
      .problems(in: FilmsViewController.self, FilmViewController.self)
    #expect(problems == [])
  }
}
