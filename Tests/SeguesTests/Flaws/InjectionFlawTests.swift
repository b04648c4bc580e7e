import Segues
import SeguesMacros
import SeguesTesting
import Testing

/// Inputs in initializers, and sources of any view controller class.
@MainActor
@Suite struct InjectionFlawTests {
  private let ada = Person(name: "Ada")

  @Test func `A segue action creates the destination with its input`() throws {
    let (stage, menu) = try Stage.of("Destinations", MenuViewController.self)
    menu.performSegue(.person(ada))
    #expect(try stage.top(as: PersonScreen.self).person == ada)
  }

  @Test func `The segue action of a control's segue asks the class once`() throws {
    let (stage, menu) = try Stage.of("Destinations", MenuViewController.self)
    menu.person = ada
    #expect(try stage.fire("tappedPerson", from: menu, sender: UIButton()))
    #expect(try stage.top(as: PersonScreen.self).person == ada)
    #expect(menu.asked.filter { $0 == .tappedPerson }.count == 1)
  }

  @Test func `An input without a segue action is reported`() throws {
    let (stage, menu) = try Stage.of("Destinations", MenuViewController.self)
    let failures = recordingSegueFailures { menu.performSegue(.personWithoutAction(ada)) }
    #expect(failures.map(\.reason) == [.segueActionMissing])
    _ = try stage.top(as: PersonScreen.self)
  }

  @Test func `A hosting controller's scene receives its view`() throws {
    let (stage, menu) = try Stage.of("Destinations", MenuViewController.self)
    let note = Note(title: "Zen", pages: 3)
    menu.performSegue(.hosting(note))
    #expect(try stage.top(as: UIHostingController<Note>.self).rootView == note)
  }

  @Test func `Any view controller class can be a source`() {
    let sources: [any SegueSource.Type] = [
      TableSource.self, CollectionSource.self, PageSource.self, TabsSource.self, PlainSource.self,
    ]
    let counts = sources.map { $0._segueDeclarations.count }
    #expect(counts == [2, 1, 1, 2, 1])
  }
}
