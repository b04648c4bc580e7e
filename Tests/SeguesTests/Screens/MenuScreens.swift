import SeguesMacros

/// The third design: a case's value is its destination's input.
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

  // The class's answers; nil vetoes the segue.
  var note: Note?
  var person: Person?
  private(set) var asked: [SegueID] = []
  private(set) var askedBy: [Any?] = []

  private func answer<Input>(_ input: Input, to id: SegueID, _ sender: Any?) -> Input {
    asked.append(id)
    askedBy.append(sender)
    return input
  }

  func noteInput(from sender: Any?) -> Note? { answer(note, to: .note, sender) }

  func tappedInput(from sender: Any?) -> Note? { answer(note, to: .tapped, sender) }

  func tappedPersonInput(from sender: Any?) -> Person? {
    answer(person, to: .tappedPerson, sender)
  }

  func helpInput(from sender: Any?) -> String { answer("Help", to: .help, sender) }

  func summaryInput(from sender: Any?) -> Summary {
    answer(Summary(text: "embedded"), to: .summary, sender)
  }

  @IBSegueAction func makePerson(_ coder: NSCoder, sender: Any?) -> PersonScreen? {
    makeDestination(.person, from: coder, sender: sender)
  }

  @IBSegueAction func makeHost(_ coder: NSCoder) -> UIViewController? {
    makeDestination(.hosting, from: coder)
  }
}

@SegueActions
extension MenuViewController {
  @IBSegueAction func makeTapped(_ coder: NSCoder, sender: Any?) -> PersonScreen? {
    makeDestination(.tappedPerson, from: coder, sender: sender)
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

/// Needs nothing, and declares nothing.
final class LoginScreen: UIViewController {}

final class NoteViewController: UIViewController, SegueDestination {
  typealias SegueInput = Note

  private(set) var note: Note?
  private(set) var wasLoadedWhenConfigured: Bool?

  func configure(with input: Note) {
    note = input
    wasLoadedWhenConfigured = isViewLoaded
  }
}

final class PersonScreen: UIViewController, SegueInitializable {
  typealias SegueInput = Person

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
  typealias SegueInput = Summary

  private(set) var summary: Summary?
  func configure(with input: Summary) { summary = input }
}
