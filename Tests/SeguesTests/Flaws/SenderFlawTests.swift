import Segues
import SeguesMacros
import SeguesTesting
import Testing

/// The method that runs, the value that travels, and the sender.
@MainActor
@Suite struct SenderFlawTests {
  private let note = Note(title: "Zen", pages: 3)

  @Test func `UIKit calls the macro's prepare, because it is a member of the class`() throws {
    let (stage, menu) = try Stage.of("Destinations", MenuViewController.self)
    // As UIKit calls it: through the class, with an identifier that no typed call passed.
    menu.note = note
    (menu as UIViewController).performSegue(withIdentifier: "note", sender: nil)
    #expect(try stage.top(as: NoteViewController.self).note == note)
  }

  @Test func `A segue fired by a control gets its value from the class, not the sender`()
    throws
  {
    let (stage, menu) = try Stage.of("Destinations", MenuViewController.self)
    menu.note = note
    let button = UIButton()
    #expect(try stage.fire("tapped", from: menu, sender: button))
    #expect(try stage.top(as: NoteViewController.self).note == note)
    // Asked only once: the answer for the veto is also the value.
    #expect(menu.asked.filter { $0 == .tapped }.count == 1)
    #expect(menu.askedBy.last as? UIButton === button)
  }

  @Test func `The class isn't asked for a value that code already passed`() throws {
    let (stage, menu) = try Stage.of("Destinations", MenuViewController.self)
    menu.note = Note(title: "the answer's", pages: 0)
    menu.performSegue(.note(note))
    #expect(try stage.top(as: NoteViewController.self).note == note)
    #expect(!menu.asked.contains(.note))
  }

  @Test func `The sender arrives unchanged`() throws {
    let stage = try Stage(storyboard: "Identifiers", bundle: .module)
    let matrix = try stage.root(as: MatrixViewController.self)
    let pill = UIBarButtonItem()
    matrix.performSegue(.theBluePillExperience, sender: pill)
    #expect(matrix.senders.last as? UIBarButtonItem === pill)
  }
}

/// Segues without an identifier, which are ordinary.
@MainActor
@Suite struct UnnamedFlawTests {
  @Test func `An unnamed segue and an embed are recognized by their destination's class`() throws {
    let (stage, menu) = try Stage.of("Destinations", MenuViewController.self)
    let embedded = try #require(menu.children.first as? SummaryViewController)
    #expect(embedded.summary == Summary(text: "embedded"))
    #expect(try stage.fire(to: HelpViewController.self, from: menu))
    #expect(try stage.top(as: HelpViewController.self).topic == "Help")
  }

  @Test func `A segue without a case is reported if its destination needs an input`() throws {
    let stage = try Stage(storyboard: "Inheritance", identifier: "OnlyBase", bundle: .module)
    let leaf = try stage.root(as: LeafSource.self)
    let failures = recordingSegueFailures {
      leaf.prepare(
        for: UIStoryboardSegue(
          identifier: "unheard of", source: leaf,
          destination: NumberViewController(nibName: nil, bundle: nil)),
        sender: nil)
    }
    #expect(failures.map(\.reason) == [.unknownIdentifier])
    #expect(failures.first?.description.contains("declare the case '@Untyped'") == true)
  }
}
