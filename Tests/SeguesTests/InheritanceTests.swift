import Segues
import SeguesMacros
import SeguesTesting
import Testing

@MainActor
@Suite struct InheritanceTests {
  @Test func `A subclass performs its own segues and its superclass's`() throws {
    let (stage, leaf) = try Stage.of("Inheritance", LeafSource.self)
    leaf.performSegue(.base(1))
    #expect(try stage.top(as: NumberViewController.self).number == 1)
    leaf.navigationController?.popViewController(animated: false)
    leaf.performSegue(.leaf(2))
    #expect(try stage.top(as: NumberViewController.self).number == 2)
  }

  @Test func `Declarations include the superclass's`() {
    #expect(LeafSource._segueDeclarations.map(\.name) == ["base", "leaf"])
    #expect(BaseSource._segueDeclarations.map(\.name) == ["base"])
  }

  @Test func `A class with several scenes performs the segues of its own scene`() throws {
    let stage = try Stage(storyboard: "Inheritance", identifier: "OnlyBase", bundle: .module)
    let leaf = try stage.root(as: LeafSource.self)
    leaf.performSegue(.base(4))
    #expect(try stage.top(as: NumberViewController.self).number == 4)
  }

  @Test func `A base class's own prepare runs first`() throws {
    let stage = try Stage(storyboard: "Inheritance", identifier: "HandWritten", bundle: .module)
    let leaf = try stage.root(as: HandWrittenLeaf.self)
    leaf.performSegue(.go(7))
    #expect(leaf.calls == ["prepare with nothing yet"])
    #expect(try stage.top(as: NumberViewController.self).number == 7)
  }

  @Test func `A subclass whose prepare forgets super is reported`() throws {
    let stage = try Stage(storyboard: "Inheritance", identifier: "Forgetful", bundle: .module)
    let source = try stage.root(as: ForgetfulSource.self)
    let failures = recordingSegueFailures { source.performSegue(.base(1)) }
    #expect(failures.map(\.reason) == [.notRouted])
    #expect(failures.first?.description.contains("super.prepare(for:sender:)") == true)
  }

  @Test func `A subclass that performs its segue later is reported`() throws {
    let stage = try Stage(storyboard: "Inheritance", identifier: "Forgetful", bundle: .module)
    let source = try stage.root(as: ForgetfulSource.self)
    source.performsLater = true
    let failures = recordingSegueFailures { source.performSegue(.base(1)) }
    #expect(failures.map(\.reason) == [.notRouted])
    #expect(failures.first?.description.contains("must perform the segue at once") == true)
    source.performsLater = false
    let others = recordingSegueFailures {
      source.performSegue(withIdentifier: "base", sender: nil)
    }
    #expect(others == [])
    #expect(try stage.top(as: NumberViewController.self).number == nil)
  }

  @Test func `A generic controller's subclass performs its segues`() throws {
    let stage = try Stage(storyboard: "Inheritance", identifier: "Concrete", bundle: .module)
    let list = try stage.root(as: ConcreteList.self)
    list.performSegue(.item(5))
    #expect(try stage.top(as: NumberViewController.self).number == 5)
  }
}
