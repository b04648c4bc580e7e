import Foundation
import SeguesTesting
import Testing

@MainActor @Suite struct RoutingTests {
  let stage: Stage
  let desk: DeskViewController
  let ada = Person(name: "Ada")

  init() throws {
    stage = try Stage(storyboard: "Office", bundle: .module)
    desk = try stage.root(as: DeskViewController.self)
  }

  @Test func `A stage turns animations off`() {
    let defaults = UserDefaults.standard
    #expect(defaults.object(forKey: "NSAutomaticWindowAnimationsEnabled") as? Bool == false)
    #expect(defaults.double(forKey: "NSWindowResizeTime") == 0.001)
  }

  @Test func `A sheet gets its value`() throws {
    let failures = recordingSegueFailures { desk.performSegue(.person(ada)) }
    #expect(failures == [])
    #expect(try stage.top(as: PersonViewController.self).person == ada)
  }

  @Test func `A window's content gets the value of the segue to the window`() throws {
    let failures = recordingSegueFailures { desk.performSegue(.window(ada)) }
    #expect(failures == [])
    let person = try stage.top(as: PersonViewController.self)
    #expect(person.person == ada)
    #expect(person.view.window !== stage.window)
  }

  @Test func `Bringing a window to the front is not a failure`() throws {
    let failures = recordingSegueFailures {
      desk.performSegue(.single(ada))
      desk.performSegue(.single(Person(name: "Ida")))
    }
    #expect(failures == [])
    let person = try stage.top(as: PersonViewController.self)
    #expect(person.person == ada)
    person.view.window?.close()
  }

  @Test func `A tab gets the value of the segue to its tabs`() throws {
    let failures = recordingSegueFailures { desk.performSegue(.tabs(ada)) }
    #expect(failures == [])
    let tabs = try stage.top(as: NSTabViewController.self)
    #expect((tabs.tabViewItems[1].viewController as? PersonViewController)?.person == ada)
  }

  @Test func `Two tabs of one class are ambiguous`() throws {
    let failures = recordingSegueFailures { desk.performSegue(.twins(ada)) }
    #expect(failures.map(\.reason) == [.destinationAmbiguous])
    #expect(failures.first?.found.contains("PersonViewController, PersonViewController") == true)
  }

  @Test func `A button's segue asks the class, with the button as its sender`() throws {
    desk.selection = ada
    let button = NSButton()
    #expect(try stage.fire("tapped", from: desk, sender: button))
    #expect(try stage.top(as: PersonViewController.self).person == ada)
    #expect(desk.askedBy.map { $0 as? NSButton } == [button])
  }

  @Test func `Nil vetoes the segue of a button`() throws {
    #expect(try !stage.fire("tapped", from: desk))
    #expect(desk.presentedViewControllers ?? [] == [])
  }

  @Test func `A case for any view controller comes after one for a class of the destination`() {
    final class SideTabs: NSTabViewController {}
    let tabs = NSStoryboardSegue(
      identifier: "", source: desk, destination: SideTabs(nibName: nil, bundle: nil))
    let general: [(DeskViewController.SegueID, NSResponder.Type)] = [
      (.plain, NSWindowController.self), (.person, NSViewController.self),
    ]
    let special = [(DeskViewController.SegueID.map, NSTabViewController.self as NSResponder.Type)]
    #expect(_SegueRouting.unnamed(tabs, among: general + special) == .map)
    #expect(_SegueRouting.unnamed(tabs, among: general) == .person)
  }

  @Test func `A segue action creates the destination with its input`() throws {
    let failures = recordingSegueFailures { desk.performSegue(.made(ada)) }
    #expect(failures == [])
    #expect(try stage.top(as: MadeViewController.self).person == ada)
  }

  @Test func `A destination without a segue action is a failure`() throws {
    let failures = recordingSegueFailures { desk.performSegue(.unmade(ada)) }
    #expect(failures.map(\.reason) == [.segueActionMissing])
  }

  @Test func `An embed gets the class's answer while the view loads`() throws {
    let map = try #require(desk.children.first as? MapViewController)
    #expect(map.place == "in a container")
  }

  @Test func `A segue without an identifier is recognized by its destination's class`() throws {
    #expect(try stage.fire(.map, from: desk))
    #expect(try stage.top(as: MapViewController.self).place == "by a button")
  }

  @Test func `Code can't perform an embed`() {
    let failures = recordingSegueFailures { desk.performSegue(.embeddedMap("x")) }
    #expect(failures.map(\.reason) == [.notPerformable])
  }

  @Test func `A segue without a case is a failure if its destination needs an input`() {
    let failures = recordingSegueFailures {
      (desk as NSViewController).performSegue(withIdentifier: "unlisted", sender: nil)
    }
    #expect(failures.map(\.reason) == [.unknownIdentifier])
  }

  @Test func `A controller without a storyboard can't perform segues`() {
    let failures = recordingSegueFailures {
      DeskViewController(nibName: nil, bundle: nil).performSegue(.person(ada))
    }
    #expect(failures.map(\.reason) == [.noStoryboard])
  }

  @Test func `A window controller performs its segue`() throws {
    let office = try stage.root(as: OfficeWindowController.self)
    let failures = recordingSegueFailures { office.performSegue(.person(ada)) }
    #expect(failures == [])
    #expect(try stage.top(as: PersonViewController.self).person == ada)
  }
}
