import Foundation
import SegueGeneration
import StoryboardModel
import StoryboardParsing
import TestSupport
import Testing

/// Programs with generated segues that compile without a warning in every language mode.
@Suite struct GeneratedPassTests {
  @Test(arguments: LanguageMode.all)
  func `An unwind segue without a value calls a method with or without the action's name`(
    _ mode: LanguageMode
  ) throws {
    let storyboard = StoryboardText(scenes: [
      .controller(
        "a", class: "DetailViewController",
        segues: [
          .unwind("closed:", to: "a-exit", identifier: "close"),
          .unwind("left:", to: "a-exit", identifier: "leave"),
          .unwind("finished:", to: "a-exit", identifier: "finish"),
        ])
    ])
    var options = GenerationOptions()
    options.unwinds = [
      "closed:": UnwindOverride(method: "HomeViewController.closed"),
      "left:": UnwindOverride(method: "HomeViewController.note"),
      "finished:": UnwindOverride(method: "HomeViewController.finished"),
    ]
    let main = try #require(
      StoryboardReader().read(Data(storyboard.xml.utf8), path: "Main.storyboard").file)
    let folder = try TemporaryFolder()
    var paths = [try folder.write(app, to: "App.swift")]
    for file in SegueGenerator(options: options).generate([main]).files {
      paths.append(try folder.write(file.text, to: file.name))
    }
    let result = try mode.compiler.compile(paths)
    #expect(result.succeeded && result.messages == [], "\(result.output)")
  }

  /// One method has the name of its action, one has another name, and one is the action itself.
  private let app = """
    import SeguesMacros

    @SegueSource
    final class DetailViewController: UIViewController, DetailViewControllerSegues.Source {
      func test() {
        performSegue(.close)
        performSegue(.leave)
        performSegue(.finish)
      }
    }

    final class HomeViewController: UIViewController {
      func closed() {}
      @IBAction func closed(_ segue: UIStoryboardSegue) {}
      func note() -> Int { 1 }
      @IBAction func left(_ segue: UIStoryboardSegue) {}
      @IBAction func finished(_ segue: UIStoryboardSegue) {}
    }

    """
}
