import SeguesMacros

/// The third design: a case's value is what its destination needs.
@SegueSource
final class MenuViewController: UIViewController {
  enum Segue {
    @To(LoginScreen.self) case login
    @To(NoteViewController.self) case note(Note)
    @To(NoteViewController.self) case noteInNavigation(Note)
    @To(NoteViewController.self) case noteInTabs(Note)
    @To(NoteViewController.self) case noteTwice(Note)
    @To(NoteViewController.self) case noteMissing(Note)
    @To(NoteViewController.self) case labelled(title: String, pages: Int)
    @To(NoteViewController.self) case tapped(Note)
    @To(PersonScreen.self) case person(Person)
    @To(PersonScreen.self) case personWithoutAction(Person)
    @To(PersonScreen.self) case tappedPerson(Person)
    @To(UIHostingController<Note>.self) case hosting(Note)
    @Unnamed(HelpViewController.self) case help(topic: String)
    @Embed(SummaryViewController.self) case summary(Summary)
  }

  /// What the hook answers; nil vetoes.
  var answers: [SegueID: Segue] = [:]
  private(set) var asked: [SegueID] = []
  private(set) var askedBy: [Any?] = []

  func segue(for id: SegueID, sender: Any?) -> Segue? {
    asked.append(id)
    askedBy.append(sender)
    if id == .summary { return .summary(Summary(text: "embedded")) }
    return answers[id]
  }

  @IBSegueAction func makePerson(_ coder: NSCoder, sender: Any?) -> PersonScreen? {
    create(.person, from: coder, sender: sender)
  }

  @IBSegueAction func makeHost(_ coder: NSCoder) -> UIViewController? {
    create(.hosting, from: coder)
  }
}

@SegueActions
extension MenuViewController {
  @IBSegueAction func makeTapped(_ coder: NSCoder, sender: Any?) -> PersonScreen? {
    create(.tappedPerson, from: coder, sender: sender)
  }
}

struct Note: Equatable {
  var title: String
  var pages: Int
}

struct Person: Equatable {
  var name: String
}

struct Summary: Equatable {
  var text: String
}

/// Needs nothing, and says nothing.
final class LoginScreen: UIViewController {}

final class NoteViewController: UIViewController, SegueDestination {
  private(set) var note: Note?
  private(set) var wasLoadedWhenConfigured: Bool?

  func configure(with input: Note) {
    note = input
    wasLoadedWhenConfigured = isViewLoaded
  }
}

final class PersonScreen: UIViewController, SegueInitializable {
  let person: Person

  init?(coder: NSCoder, input: Person) {
    person = input
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    person = Person(name: "made without an input")
    super.init(coder: coder)
  }
}

final class HelpViewController: UIViewController, SegueDestination {
  struct SegueInput {
    var topic: String
  }
  private(set) var topic: String?
  func configure(with input: SegueInput) { topic = input.topic }
}

final class SummaryViewController: UIViewController, SegueDestination {
  private(set) var summary: Summary?
  func configure(with input: Summary) { summary = input }
}
