import Segues
import SeguesMacros
import SeguesTesting
import Testing

/// The handling of failures, and values left behind by segues that don't happen.
@MainActor
@Suite struct HandlerFlawTests {
  private let note = Note(title: "Zen", pages: 3)

  @Test func `A test records the failures that the one handler receives`() throws {
    let (stage, menu) = try Stage.of("Destinations", MenuViewController.self)
    let failures = try recordingSegueFailures {
      try stage.fire("tapped", from: menu)  // vetoed: no answer
      menu.performSegue(.noteMissing(note))
    }
    #expect(failures.map(\.reason) == [.destinationMissing])
  }

  #if os(macOS) || os(Linux)
  // An exit test needs a system on which tests can start processes.
  @Test func `A failure crashes a debug build with a full description`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let empty = UINavigationController(nibName: nil, bundle: nil)
        empty.configure(NoteViewController.self, with: Note(title: "", pages: 0))
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("UINavigationController: expected NoteViewController, found"))
  }
  #endif

  @Test func `A vetoed segue leaves no value behind`() throws {
    let (stage, menu) = try Stage.of("Destinations", MenuViewController.self)
    #expect(try stage.fire("tapped", from: menu, sender: UIButton()) == false)
    menu.note = note
    #expect(try stage.fire("tapped", from: menu, sender: UIButton()))
    #expect(try stage.top(as: NoteViewController.self).note == note)
  }

  @Test func `Answering nil when it is too late to veto is reported`() throws {
    let (_, menu) = try Stage.of("Destinations", MenuViewController.self)
    let failures = recordingSegueFailures {
      (menu as UIViewController).performSegue(withIdentifier: "tapped", sender: UIButton())
    }
    #expect(failures.map(\.reason) == [.answerTooLate])
  }

  @Test func `An answer for one sender isn't used for another`() throws {
    let (stage, menu) = try Stage.of("Destinations", MenuViewController.self)
    menu.note = Note(title: "first", pages: 1)
    // The source is asked, but the segue isn't performed.
    #expect(menu.shouldPerformSegue(withIdentifier: "tapped", sender: UIButton()))
    menu.note = note
    (menu as UIViewController).performSegue(withIdentifier: "tapped", sender: UIButton())
    #expect(try stage.top(as: NoteViewController.self).note == note)
  }

  #if !canImport(UIKit)
  // Swift can't catch UIKit's exception.
  @Test func `Performing a segue that UIKit rejects leaves no value behind`() throws {
    let stage = try Stage(storyboard: "Inheritance", identifier: "OnlyBase", bundle: .module)
    let leaf = try stage.root(as: LeafSource.self)
    var failures: [SegueFailure] = []
    let exception = UIKitException.caught {
      failures = recordingSegueFailures { leaf.performSegue(.leaf(1)) }
    }
    #expect(exception?.reason.contains("has no segue with identifier 'leaf'") == true)
    #expect(failures.isEmpty)
    leaf.performSegue(.base(2))
    #expect(try stage.top(as: NumberViewController.self).number == 2)
  }
  #endif
}
