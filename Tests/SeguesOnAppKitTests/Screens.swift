import Foundation
import SeguesMacros

/// A person who works here.
struct Person: Equatable {
  var name: String
}

/// A source with handwritten segues.
@SegueSource
final class DeskViewController: NSViewController {
  enum Segue {
    @To(PersonViewController.self) case person(Person)
    @To(PersonViewController.self) case window(Person)
    @To(PersonViewController.self) case single(Person)
    @To(PersonViewController.self) case tabs(Person)
    @To(PersonViewController.self) case twins(Person)
    @To(PersonViewController.self) case tapped(Person)
    @To(MadeViewController.self) case made(Person)
    @To(MadeViewController.self) case unmade(Person)
    @Untyped case plain
    @Unnamed(MapViewController.self) case map(String)
    @Embed(MapViewController.self, id: "embeddedMap") case embeddedMap(String)
  }

  var selection: Person?
  var askedBy: [Any?] = []

  func tappedInput(from sender: Any?) -> Person? {
    askedBy.append(sender)
    return selection
  }

  func madeInput(from sender: Any?) -> Person? { selection }
  func mapInput(from sender: Any?) -> String { "by a button" }
  func embeddedMapInput(from sender: Any?) -> String { "in a container" }

  @IBSegueAction func makePerson(_ coder: NSCoder, sender: Any?) -> MadeViewController? {
    makeDestination(.made, from: coder, sender: sender)
  }
}

/// A window controller with segues.
@SegueSource
final class OfficeWindowController: NSWindowController {
  enum Segue {
    @To(PersonViewController.self) case person(Person)
    @Child(DeskViewController.self) case desk
  }
}

final class PersonViewController: NSViewController, SegueDestination {
  typealias SegueInput = Person

  private(set) var person: Person?

  func configure(with input: Person) { person = input }
}

final class MapViewController: NSViewController, SegueDestination {
  typealias SegueInput = String

  private(set) var place: String?

  func configure(with input: String) { place = input }
}

/// A destination that always has its input.
final class MadeViewController: NSViewController, SegueInitializable {
  typealias SegueInput = Person

  let person: Person?

  init?(coder: NSCoder, input: Person) {
    person = input
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    person = nil
    super.init(coder: coder)
  }
}

final class PlainViewController: NSViewController {}

/// A container that hands its child an input.
@SegueSource
final class TeamViewController: NSTabViewController {
  enum Segue {
    @Child(PersonViewController.self) case member(Person)
  }
}

/// A source with identifiers only.
final class HandlerViewController: NSViewController, SegueHandler {
  enum SegueIdentifier: String, CaseIterable { case showPerson = "ShowPerson" }

  private(set) var prepared: [SegueIdentifier] = []

  override func prepare(for segue: NSStoryboardSegue, sender: Any?) {
    let identifier = segueIdentifier(for: segue)
    prepared.append(identifier)
    switch identifier {
    case .showPerson:
      (segue.destinationController as? PersonViewController)?.configure(with: Person(name: "Ida"))
    }
  }
}
