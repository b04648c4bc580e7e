import SourceFacts
import Testing

struct SwiftCastTests {
  @Test func `The app's own property that returns the destination leads to it`() {
    let uses = Uses(prepare: "let a = segue.intendedDestination as! Detail")
    #expect(uses.casts == ["segue.destination.intendedDestination as! Detail"])
  }

  @Test func `To the right of ??, the cast on its left has failed`() {
    let uses = Uses(
      prepare: """
        let a = segue.destination as? Detail ?? segue.destination as? Editor
        """)
    #expect(
      uses.casts == [
        "segue.destination as? Detail",
        "segue.destination as? Editor if segue.destination isn't a Detail",
      ])
  }

  @Test(arguments: [("+", []), ("??", ["segue.destination as! Detail"])])
  func `An operator that binds more tightly than a cast changes what is cast`(
    mark: String, casts: [String]
  ) {
    #expect(Uses(prepare: "let a = other \(mark) segue.destination as! Detail").casts == casts)
  }

  @Test func `A cast of the destination is a fact, whether it is forced or not`() {
    #expect(
      Uses(
        prepare: """
          let a = segue.destination as! Detail
          if let b = segue.destination as? Editor { b.edit() }
          if segue.destination is Viewer { return }
          let c: Kit.Detail = (segue.destination) as! Kit.Detail
          """
      ).casts == [
        "segue.destination as! Detail", "segue.destination as? Editor",
        "segue.destination as? Viewer",
        "segue.destination as! Kit.Detail if segue.destination isn't a Viewer",
      ])
  }

  @Test(arguments: [
    "func prepareForSegue(segue: UIStoryboardSegue, sender: AnyObject?)",
    "func prepare(for segue: UIStoryboardSegue, sender: Any?)",
    "func prepare(for way: NSStoryboardSegue, sender: Any?)",
    "func prepare(for way: UIKit.UIStoryboardSegue, sender: Any?)",
    "@IBAction func unwind(_ way: UIStoryboardSegue)",
    "@IBAction func unwind(from way: SlideSegue)",
    "func unwind(for way: UIStoryboardSegue, towards controller: UIViewController)",
  ])
  func `The segue is known in every function that receives one`(signature: String) {
    let name = signature.contains("way") ? "way" : "segue"
    let uses = Uses("class A { \(signature) { let b = \(name).destination as! B } }")
    #expect(uses.casts == ["segue.destination as! B"])
  }

  @Test func `A cast of a controller inside one that a call creates is a fact`() {
    let facts = SwiftFacts(
      """
      func open(_ board: UIStoryboard, _ other: UINavigationController) {
        let navigation = board.instantiateInitialViewController() as! UINavigationController
        let list = navigation.viewControllers.first as? List
        let person = other.topViewController as! Person
        let title = navigation.title as! String
      }
      """
    ).facts
    #expect(facts.casts.map(\.type) == ["List"])
    #expect(facts.casts.first?.subject.pathIntoCreated?.path == ["viewControllers", "first"])
    let made = facts.casts.first?.subject.pathIntoCreated?.call.function
    #expect(made == "instantiateInitialViewController")
  }

  @Test func `A parameter whose type is only named like a segue is a parameter`() {
    let uses = Uses("class A { func go(_ segue: MainSegue) { performSegue(segue.rawValue) } }")
    #expect(uses.calls == ["performSegue(parameter 0)"])
  }

  @Test func `UIKit's and AppKit's names for the destination are one`() {
    let uses = Uses(
      prepare: """
        _ = segue.destinationViewController as! A
        _ = segue.destinationController as! B
        """)
    #expect(uses.casts == ["segue.destination as! A", "segue.destination as! B"])
  }

  @Test(arguments: [
    ("topViewController", "topViewController"), ("visibleViewController", "visibleViewController"),
    ("viewControllers[0]", "viewControllers.[0]"),
    ("viewControllers.first", "viewControllers.first"),
    ("viewControllers?.first", "viewControllers.first"),
    ("viewControllers!.last!", "viewControllers.last"), ("children[1]", "children.[1]"),
    ("childViewControllers.first", "children.first"), ("rootViewController", "rootViewController"),
    ("contentViewController", "contentViewController"),
    ("viewControllers[index]", "viewControllers.[n]"),
    ("front", "front"),
  ])
  func `A controller inside a container is a path`(written: String, path: String) {
    let uses = Uses(
      prepare: "let a = (segue.destination as! UINavigationController).\(written) as! List")
    #expect(
      uses.casts == [
        "segue.destination as! UINavigationController", "segue.destination.\(path) as! List",
      ])
  }

  @Test func `A local constant has the value that it is assigned`() {
    let uses = Uses(
      prepare: """
        let nav = segue.destination as? UINavigationController
        let (list, other) = (nav?.topViewController, 1)
        if let list = list as? List { list.show() }
        """)
    #expect(
      uses.casts == [
        "segue.destination as? UINavigationController",
        "segue.destination.topViewController as? List",
      ])
  }

  @Test func `A variable that is replaced with a controller inside it is either of them`() {
    let uses = Uses(
      prepare: """
        var target = segue.destination
        if let nav = target as? UINavigationController, let top = nav.topViewController {
          target = top
        }
        switch target {
        case let list as List: list.show()
        case is Detail: break
        default: break
        }
        """)
    let target = "(segue.destination | segue.destination.topViewController)"
    #expect(
      uses.casts == [
        "segue.destination as? UINavigationController", "\(target) as? List",
        "\(target) as? Detail if \(target) isn't a List",
      ])
  }

  @Test func `A variable that is replaced in a loop is not followed`() {
    let uses = Uses(
      prepare: """
        var target: UIViewController? = segue.destination
        while let nav = target as? UINavigationController { target = nav.topViewController }
        let list = target as! List
        """)
    #expect(uses.casts.isEmpty)
  }

  @Test func `A variable that another function may change is not followed`() {
    let uses = Uses(
      prepare: """
        var target = segue.destination
        unwrap(&target)
        let list = target as! List
        """)
    #expect(uses.casts.isEmpty)
  }

  @Test func `A method that tests the type is a cast`() {
    let uses = Uses(
      prepare: """
        if segue.destination.isKind(of: List.self) { }
        if segue.destinationViewController.isKindOfClass(Detail) { }
        """)
    #expect(uses.casts == ["segue.destination as? List", "segue.destination as? Detail"])
  }

  @Test func `A comparison of the class tells what the object is, but not what it is not`() {
    let uses = Uses(
      prepare: """
        if type(of: segue.destination) == List.self {
          _ = segue.destination as! List
        } else if Detail.self != type(of: segue.destination) {
          _ = segue.destination as! Editor
        }
        """)
    #expect(
      uses.casts == [
        "segue.destination as! List if segue.destination is a List",
        "segue.destination as! Editor",
      ])
  }

  @Test func `In the other branch of a class test, the object is known not to be of the class`() {
    let uses = Uses(
      prepare: """
        if segue.destination is List {
          _ = segue.destination as! List
        } else {
          _ = segue.destination as! Detail
        }
        guard let editor = segue.destination as? Editor else {
          _ = segue.destination as! Viewer
          return
        }
        _ = segue.destination as! Reader
        """)
    #expect(
      uses.casts == [
        "segue.destination as? List",
        "segue.destination as! List if segue.destination is a List",
        "segue.destination as! Detail if segue.destination isn't a List",
        "segue.destination as? Editor",
        "segue.destination as! Viewer if segue.destination isn't a Editor",
        "segue.destination as! Reader if segue.destination is a Editor",
      ])
  }

  @Test func `A cast of something else is not a fact`() {
    let uses = Uses(
      prepare: """
        let cell = sender as! UITableViewCell
        let name = segue.destination.makeTitle() as! String
        let all = segue.destination + 1 as! Int
        let any = (sender as? UIViewController ?? segue.destination) as! List
        """)
    #expect(uses.casts.isEmpty)
  }

  @Test func `Alternative ways to a destination are a choice`() {
    let uses = Uses(
      prepare: """
        let nav = segue.destination as? UINavigationController
        let list = (nav?.topViewController ?? segue.destination) as! List
        """)
    #expect(
      uses.casts.last
        == "(segue.destination.topViewController | segue.destination) as! List")
  }

  @Test func `A cast in a closure or a nested function is a fact`() {
    let uses = Uses(
      prepare: """
        let load = { [weak self] in self?.list = segue.destination as? List }
        func configure() { _ = segue.destination as! Detail }
        """)
    #expect(uses.casts == ["segue.destination as? List", "segue.destination as! Detail"])
    #expect(uses.facts.casts.map(\.context.function) == ["prepare(for:sender:)", "configure()"])
  }

  @Test func `The position of a cast is that of the type`() {
    let cast = Uses(prepare: "let a = segue.destination as! Detail").facts.casts.first
    #expect(cast?.position.line == 3)
    #expect(cast?.position.column == 31)
    #expect(cast?.context.type == ["List"])
    #expect(cast?.context.parameters.map(\.label) == ["for", "sender"])
    #expect(cast?.context.parameters.map(\.type) == ["UIStoryboardSegue", "Any"])
  }
}
