import Segues
import SeguesMacros
import SeguesTesting
import Testing

/// Flaws 11 and 12: initializers, and any class of controller.
@MainActor
@Suite struct InjectionFlawTests {
  private let ada = Person(name: "Ada")

  @Test func `Flaw 11: a segue action makes the destination with its input`() throws {
    let (stage, menu) = try Stage.of("Destinations", MenuViewController.self)
    menu.performSegue(.person(ada))
    #expect(try stage.top(as: PersonScreen.self).person == ada)
  }

  @Test func `Flaw 11: a control's segue action asks the class, once`() throws {
    let (stage, menu) = try Stage.of("Destinations", MenuViewController.self)
    menu.person = ada
    #expect(try stage.fire("tappedPerson", from: menu, sender: UIButton()))
    #expect(try stage.top(as: PersonScreen.self).person == ada)
    #expect(menu.asked.filter { $0 == .tappedPerson }.count == 1)
  }

  @Test func `Flaw 11: without a segue action the input is not lost in silence`() throws {
    let (stage, menu) = try Stage.of("Destinations", MenuViewController.self)
    let failures = recordingSegueFailures { menu.performSegue(.personWithoutAction(ada)) }
    #expect(failures.map(\.reason) == [.segueActionMissing])
    _ = try stage.top(as: PersonScreen.self)
  }

  @Test func `Flaw 11: a hosting controller's scene gets its view`() throws {
    let (stage, menu) = try Stage.of("Destinations", MenuViewController.self)
    let note = Note(title: "Zen", pages: 3)
    menu.performSegue(.hosting(note))
    #expect(try stage.top(as: UIHostingController<Note>.self).rootView == note)
  }

  @Test func `Flaw 12: any class of controller is a source as it is`() {
    let sources: [any SegueSource.Type] = [
      TableSource.self, CollectionSource.self, PageSource.self, TabsSource.self, PlainSource.self,
    ]
    let counts = sources.map { $0._segueDeclarations.count }
    #expect(counts == [2, 1, 1, 2, 1])
  }
}
