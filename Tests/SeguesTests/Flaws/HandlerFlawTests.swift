import Segues
import SeguesMacros
import SeguesTesting
import Testing

/// Flaws 8 and 10: who is told of a failure, and what is left behind.
@MainActor
@Suite struct HandlerFlawTests {
  private let note = Note(title: "Zen", pages: 3)

  @Test func `Flaw 8: there is one handler, and a test records what it is told`() throws {
    let (stage, menu) = try Stage.of("Destinations", MenuViewController.self)
    let failures = try recordingSegueFailures {
      try stage.fire("tapped", from: menu)  // vetoed: no answer
      menu.performSegue(.noteMissing(note))
    }
    #expect(failures.map(\.reason) == [.destinationMissing])
  }

  #if os(macOS) || os(Linux)
  // An exit test needs a system on which tests can start processes.
  @Test func `Flaw 8: in a debug build a failure traps, with all that is known`() async {
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

  @Test func `Flaw 10: a vetoed segue leaves no value behind`() throws {
    let (stage, menu) = try Stage.of("Destinations", MenuViewController.self)
    #expect(try stage.fire("tapped", from: menu, sender: UIButton()) == false)
    menu.note = note
    #expect(try stage.fire("tapped", from: menu, sender: UIButton()))
    #expect(try stage.top(as: NoteViewController.self).note == note)
  }

  @Test func `Nil that comes too late to veto is reported`() throws {
    let (_, menu) = try Stage.of("Destinations", MenuViewController.self)
    let failures = recordingSegueFailures {
      (menu as UIViewController).performSegue(withIdentifier: "tapped", sender: UIButton())
    }
    #expect(failures.map(\.reason) == [.answerTooLate])
  }

  @Test func `Flaw 10: an answer for one sender is not another's`() throws {
    let (stage, menu) = try Stage.of("Destinations", MenuViewController.self)
    menu.note = Note(title: "first", pages: 1)
    // Asked, but never performed.
    #expect(menu.shouldPerformSegue(withIdentifier: "tapped", sender: UIButton()))
    menu.note = note
    (menu as UIViewController).performSegue(withIdentifier: "tapped", sender: UIButton())
    #expect(try stage.top(as: NoteViewController.self).note == note)
  }

  #if !canImport(UIKit)
  // UIKit's exception cannot be caught in Swift.
  @Test func `Flaw 10: a perform that UIKit refuses leaves no value behind`() throws {
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
