import SeguesTesting
import Testing

/// Identifiers and classes named like something else, or with names that Swift can't express.
@MainActor @Suite struct OddNameTests {
  private static let storyboard = "Odd “Names” &' 1"

  @Test(arguments: OddViewControllerSegues.ID.allCases)
  func `Every identifier performs its own segue`(_ id: OddViewControllerSegues.ID) throws {
    let identifier = try #require(id.identifier)
    #expect(OddViewControllerSegues.ID(identifier: identifier) == id)
  }

  @Test func `Keywords, emoji and collisions have cases that code can name`() throws {
    let cases: [OddViewController.Segue] = [
      .default("a"), .class("b"), .self_("c"), ._1st("d"), .showPerson("e"), .showPerson2("f"),
      .showPerson3("g"), .grinningFace("h"), .sayHi("i"), .twoLines("j"), .name("k"),
      .日本("l"), .none_("m"), .type("n"),
    ]
    for performed in cases {
      let stage = try Stage(
        storyboard: Self.storyboard, identifier: "say \"hi\"", bundle: .module)
      try stage.root(as: OddViewController.self).performSegue(performed)
      #expect(try stage.top(as: 日本ViewController.self).text?.count == 1)
    }
  }

  @Test func `Classes named Void, Any, Self and Type are not confused with Swift's`() throws {
    let stage = try Stage(storyboard: Self.storyboard, identifier: "init", bundle: .module)
    let type = try stage.root(as: TypeViewController.self)
    type.performSegue(.any(7))
    #expect(try stage.top(as: AnyController.self).anything as? Int == 7)
    #expect(TypeViewControllerSegues._destination(of: .void) == VoidViewController.self)
    #expect(TypeViewControllerSegues._destination(of: .self_) == SelfViewController.self)
    #expect(TypeViewControllerSegues._destination(of: .viewController) == ViewController.self)
    #expect(OddNames1Storyboard.init_.instantiate().limits == nil)
  }

  @Test func `The audit finds every identifier in the file`() throws {
    let audit = try StoryboardAudit(Self.storyboard, bundle: .module)
    #expect(audit.problems(in: OddViewController.self) == [])
  }
}
