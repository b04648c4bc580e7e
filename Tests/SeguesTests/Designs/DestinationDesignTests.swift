import Segues
import SeguesTesting
import Testing

/// Third design: cases with associated values, and destinations that receive their own inputs.
@MainActor
@Suite struct DestinationDesignTests {
  private let note = Note(title: "Zen", pages: 3)

  @Test func `A segue to a destination that needs nothing is performed by its case`() throws {
    let (stage, menu) = try Stage.of("Destinations", MenuViewController.self)
    menu.performSegue(.login)
    _ = try stage.top(as: LoginScreen.self)
  }

  @Test func `The case's value configures the destination before its view loads`() throws {
    let (stage, menu) = try Stage.of("Destinations", MenuViewController.self)
    menu.performSegue(.note(note))
    let shown = try stage.top(as: NoteViewController.self)
    #expect(shown.note == note)
    #expect(shown.wasLoadedWhenConfigured == false)
  }

  @Test func `Labeled values are the arguments of the input's initializer`() throws {
    let (stage, menu) = try Stage.of("Destinations", MenuViewController.self)
    menu.performSegue(.labelled(title: "Zen", pages: 3))
    #expect(try stage.top(as: NoteViewController.self).note == note)
  }

  @Test func `A destination in a navigation controller is found`() throws {
    let (stage, menu) = try Stage.of("Destinations", MenuViewController.self)
    menu.performSegue(.noteInNavigation(note))
    #expect(try stage.top(as: NoteViewController.self).note == note)
  }

  @Test func `A destination in a navigation controller in a tab is found`() throws {
    let (stage, menu) = try Stage.of("Destinations", MenuViewController.self)
    menu.performSegue(.noteInTabs(note))
    _ = try stage.top(as: HelpViewController.self)
    let tabs = try #require(menu.presentedViewController as? UITabBarController)
    let navigation = try #require(tabs.viewControllers?.last as? UINavigationController)
    #expect((navigation.topViewController as? NoteViewController)?.note == note)
  }

  @Test func `The audit reports only the fixture's deliberate mistakes`() throws {
    let problems = try StoryboardAudit("Destinations", bundle: .module)
      .problems(in: MenuViewController.self)
    #expect(
      problems.map(\.message) == [
        """
        case 'noteMissing' of MenuViewController leads to NoteViewController, but this segue leads to \
        LoginScreen
        """,
        """
        PersonScreen takes its input in its initializer, but this segue has no segue action: \
        connect one that calls 'makeDestination(.personWithoutAction, from:)'
        """,
      ])
  }
}
