import Segues
import SeguesMacros
import SeguesTesting
import Testing

/// Inputs for screens that no segue leads to: a storyboard's initial or identified controller, or a
/// tab.
@MainActor
@Suite struct TypedInstantiationTests {
  private let note = Note(title: "Zen", pages: 3)

  @Test func `A controller with an identifier receives its input`() throws {
    let storyboard = UIStoryboard(name: "Destinations", bundle: .module)
    let made = storyboard.instantiateViewController(
      NoteViewController.self, withIdentifier: "Note", with: note)
    #expect((made as? NoteViewController)?.note == note)
  }

  @Test func `The controller of the class receives the input inside a container`() throws {
    let storyboard = UIStoryboard(name: "Destinations", bundle: .module)
    let made = storyboard.instantiateViewController(
      NoteViewController.self, withIdentifier: "Tabs", with: note)
    let tabs = try #require(made as? UITabBarController)
    let navigation = try #require(tabs.viewControllers?.last as? UINavigationController)
    #expect((navigation.viewControllers.first as? NoteViewController)?.note == note)
  }

  @Test func `An initializer receives its input at creation`() {
    let storyboard = UIStoryboard(name: "Destinations", bundle: .module)
    let person = storyboard.instantiateViewController(
      PersonScreen.self, withIdentifier: "Person", with: Person(name: "Ada"))
    #expect(person.person == Person(name: "Ada"))
  }

  @Test func `A tab of the initial controller receives its input`() throws {
    let storyboard = UIStoryboard(name: "Relationships", bundle: .module)
    let made = storyboard.instantiateInitialViewController(NoteViewController.self, with: note)
    let tabs = try #require(made as? TabsSource)
    let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
    #expect((navigation.viewControllers.first as? NoteViewController)?.note == note)
  }

  @Test func `A storyboard without an initial controller gives nil`() {
    let storyboard = UIStoryboard(name: "Drifted", bundle: .module)
    #expect(storyboard.instantiateInitialViewController(NoteViewController.self, with: note) == nil)
  }

  @Test func `A segue action that creates a child hands it its input`() throws {
    let (_, tabs) = try Stage.of("Relationships", TabsSource.self)
    let storyboard = UIStoryboard(name: "Destinations", bundle: .module)
    let made: NoteViewController = storyboard.instantiateViewController(identifier: "Note") {
      tabs.makeDestination(.note, from: $0)
    }
    #expect(made.note == note)
  }

  @Test func `A container hands inputs to its children`() throws {
    let (_, tabs) = try Stage.of("Relationships", TabsSource.self)
    tabs.configureChild(.note(note))
    tabs.configureChild(.help(topic: "tabs"))
    let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
    #expect((navigation.viewControllers.first as? NoteViewController)?.note == note)
    #expect((tabs.viewControllers?.last as? HelpViewController)?.topic == "tabs")
  }
}
