import Segues
import SeguesMacros
import SeguesTesting
import Testing

/// The search for the controller that receives the input, and its failures.
@MainActor
@Suite struct ResolverFlawTests {
  private let note = Note(title: "Zen", pages: 3)

  @Test func `A wrong destination is reported with the expected class and the path found`() throws {
    let (stage, menu) = try Stage.of("Destinations", MenuViewController.self)
    let failures = recordingSegueFailures { menu.performSegue(.noteMissing(note)) }
    let failure = try #require(failures.first)
    #expect(failures.count == 1)
    #expect(failure.reason == .destinationMissing)
    #expect(failure.controller == "MenuViewController")
    #expect(failure.segue == "noteMissing")
    #expect(failure.expected == "NoteViewController")
    #expect(failure.found == "LoginScreen")
    #expect(failure.identifiers.contains("noteInTabs"))
    _ = try stage.top(as: LoginScreen.self)
  }

  @Test func `The root of a new stack is configured, even if it shows another controller`() throws {
    let root = NoteViewController(nibName: nil, bundle: nil)
    let navigation = UINavigationController(rootViewController: root)
    let pushed = NoteViewController(nibName: nil, bundle: nil)
    navigation.pushViewController(pushed, animated: false)
    navigation.configure(NoteViewController.self, with: note)
    #expect(root.note == note)
    #expect(pushed.note == nil)
  }

  @Test func `Two controllers at the same depth are ambiguous, and neither is configured`() throws {
    let (stage, menu) = try Stage.of("Destinations", MenuViewController.self)
    let failures = recordingSegueFailures { menu.performSegue(.noteTwice(note)) }
    #expect(failures.map(\.reason) == [.destinationAmbiguous])
    #expect(
      failures.first?.found == "UITabBarController > [NoteViewController, NoteViewController]")
    let tabs = try stage.top(as: UITabBarController.self)
    let notes = (tabs.viewControllers ?? []).compactMap { ($0 as? NoteViewController)?.note }
    #expect(notes.isEmpty)
  }

  @Test func `A nearer controller wins over a deeper one`() {
    let near = NoteViewController(nibName: nil, bundle: nil)
    let deep = NoteViewController(nibName: nil, bundle: nil)
    let tabs = UITabBarController(nibName: nil, bundle: nil)
    tabs.setViewControllers(
      [UINavigationController(rootViewController: deep), near], animated: false)
    tabs.configure(NoteViewController.self, with: note)
    #expect(near.note == note)
    #expect(deep.note == nil)
  }

  @Test func `The compact column of a split view is searched if the others don't match`() {
    let compact = NoteViewController(nibName: nil, bundle: nil)
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(nibName: nil, bundle: nil), for: .secondary)
    split.setViewController(UINavigationController(rootViewController: compact), for: .compact)
    split.configure(NoteViewController.self, with: note)
    #expect(compact.note == note)
    let shown = NoteViewController(nibName: nil, bundle: nil)
    split.setViewController(shown, for: .secondary)
    let other = Note(title: "Tao", pages: 4)
    split.configure(NoteViewController.self, with: other)
    #expect(shown.note == other && compact.note == note)
  }

  @Test func `An unnamed segue is recognized by the compact column of a split view`() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(nibName: nil, bundle: nil), for: .secondary)
    split.setViewController(NoteViewController(nibName: nil, bundle: nil), for: .compact)
    let segue = UIStoryboardSegue(
      identifier: nil, source: UIViewController(nibName: nil, bundle: nil), destination: split)
    let note = (WrappingSource.SegueID.count, NoteViewController.self as UIViewController.Type)
    #expect(_SegueRouting.unnamed(segue, among: [note]) == .count)
    #expect(split.searchedPath.contains("NoteViewController"))
  }

  @Test func `Custom containers are searched`() {
    let child = NoteViewController(nibName: nil, bundle: nil)
    let drawer = Drawer(nibName: nil, bundle: nil)
    drawer.segueContents = [child]
    UINavigationController(rootViewController: drawer)
      .configure(NoteViewController.self, with: note)
    #expect(child.note == note)
  }
}

private final class Drawer: UIViewController, SegueContainer {
  var segueContents: [UIViewController] = []
}
