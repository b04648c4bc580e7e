import Segues
import SeguesMacros
import SeguesTesting
import Testing

@MainActor
@Suite struct StageTests {
  @Test func `A storyboard is found by its name`() throws {
    let stage = try Stage(storyboard: "Destinations")
    _ = try stage.root(as: MenuViewController.self)
  }

  @Test func `A name that exists in several bundles is an error that lists the bundles`() {
    // Each of the examples has a storyboard of this name.
    #expect {
      try Stage(storyboard: "Main")
    } throws: {
      "\($0)".contains("'Main.storyboard': name one") && "\($0)".contains("Qold")
    }
  }

  @Test func `A missing storyboard is an error`() {
    #expect {
      try Stage(storyboard: "NoSuchStoryboard")
    } throws: {
      "\($0)".contains("no bundle has 'NoSuchStoryboard.storyboard'")
    }
  }

  @Test func `A storyboard without an initial controller requires an identifier`() {
    #expect(throws: StageError.noInitialViewController("Drifted")) {
      try Stage(storyboard: "Drifted", bundle: .module)
    }
  }

  @Test func `Asking for a controller that isn't on the screen says what is`() throws {
    let (stage, _) = try Stage.of("Destinations", MenuViewController.self)
    #expect(
      throws: StageError.noController(
        "LoginScreen", found: "UINavigationController > MenuViewController")
    ) {
      try stage.top(as: LoginScreen.self)
    }
    #expect(
      throws: StageError.noController(
        "LoginScreen", found: "UINavigationController > MenuViewController")
    ) {
      try stage.root(as: LoginScreen.self)
    }
  }

  @Test func `Of two containers on the screen, the top one is in front`() throws {
    let (stage, menu) = try Stage.of("Destinations", MenuViewController.self)
    let sheet = UINavigationController(rootViewController: UIViewController())
    menu.present(sheet, animated: false)
    #expect(try stage.top(as: UINavigationController.self) === sheet)
    #expect(try stage.root(as: UINavigationController.self) !== sheet)
  }

  @Test func `A segue can be fired by its case's name`() throws {
    let (stage, cases) = try Stage.of("Mixin", RenamedSource.self, identifier: "Renamed")
    try stage.fire("onwards", from: cases)
    _ = try stage.top(as: EndViewController.self)
  }

  @Test func `A segue can be fired by its typed name, with or without an identifier`() throws {
    let (stage, cases) = try Stage.of("Mixin", RenamedSource.self, identifier: "Renamed")
    #expect(try stage.fire(.onwards, from: cases))
    #expect(stage.top is EndViewController)
    let (second, menu) = try Stage.of("Destinations", MenuViewController.self)
    #expect(try second.fire(.help, from: menu))
    #expect(second.top is HelpViewController)
    let (third, matrix) = try Stage.of("Identifiers", MatrixViewController.self)
    #expect(try third.fire(.theBluePillExperience, from: matrix))
    #expect(third.top is BlueViewController)
  }

  @Test func `A subclass's segues need their type to be fired, its superclass's don't`()
    throws
  {
    let (stage, leaf) = try Stage.of("Flight", LastLeaf.self, identifier: "Chain")
    let sender = UIButton()
    #expect(try stage.fire(.first, from: leaf, sender: sender))
    #expect(try stage.fire(MiddleLeaf.SegueID.second, from: leaf, sender: sender))
    #expect(try stage.fire(LastLeaf.SegueID.third, from: leaf, sender: sender))
    #expect(leaf.fired == ["first", "second", "third"])
  }

  @Test func `A segue with a private name is fired by its identifier`() throws {
    let (stage, source) = try Stage.of("Flight", SecretiveSource.self, identifier: "Secretive")
    #expect(try stage.fire("end", from: source))
    #expect(stage.top is EndViewController)
  }

  @Test func `An unnamed segue is found by its destination's class, even in a container`() throws {
    let (stage, source) = try Stage.of("Flight", WrappingSource.self, identifier: "Wrapping")
    #expect(try stage.fire(.count, from: source))
    #expect(try stage.top(as: CountingViewController.self).inputs == [4])
    source.dismiss(animated: false)
    #expect(try stage.fire(to: UINavigationController.self, from: source))
    #expect(throws: StageError.self) { try stage.fire(to: EndViewController.self, from: source) }
  }

  @Test func `A segue to a class is preferred to one to its container`() throws {
    let (stage, source) = try Stage.of("Flight", UIViewController.self, identifier: "Both")
    #expect(try stage.fire(to: CountingViewController.self, from: source))
    #expect(source.presentedViewController is CountingViewController)
  }

  @Test func `Of two unnamed segues to one class, the sender's own one is fired`() throws {
    let (stage, source) = try Stage.of("Flight", PairSource.self, identifier: "Pair")
    let several = StageError.severalSegues(
      to: "EndViewController", controller: "PairSource", count: 2)
    #expect(throws: several) { try stage.fire(.end, from: source) }
    #expect(throws: several) { try stage.fire(.end, from: source, sender: UIButton()) }
    let second = try #require(source.view.subviews.last)
    #expect(try stage.fire(.end, from: source, sender: second))
    #expect(stage.top is EndViewController)
  }

  @Test func `A scene without identifiers is described as such`() throws {
    let (stage, source) = try Stage.of("Flight", PairSource.self, identifier: "Pair")
    #expect {
      try stage.fire("end", from: source)
    } throws: {
      "\($0)" == "the scene of PairSource has no segue 'end'; its segues have no identifiers"
    }
  }

  @Test func `The controller is prepared before its view loads`() throws {
    var wasLoaded: Bool?
    _ = try Stage(storyboard: "Destinations", bundle: .module) { wasLoaded = $0.isViewLoaded }
    #expect(wasLoaded == false)
  }
}
