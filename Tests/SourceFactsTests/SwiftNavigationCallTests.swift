import SourceFacts
import Testing

struct SwiftNavigationCallTests {
  @Test(
    arguments: [
      (
        #"performSegue(withIdentifier: "show", sender: self)"#,
        #"performSegue(withIdentifier: "show", sender: self)"#
      ),
      (
        #"self.performSegueWithIdentifier("show", sender: nil)"#,
        #"performSegueWithIdentifier("show", sender: nil)"#
      ),
      ("performSegue(.show)", "performSegue(.show)"),
      (
        "performSegue(withIdentifier: SegueID.show.rawValue, sender: nil)",
        "performSegue(withIdentifier: SegueID.show, sender: nil)"
      ),
      (
        #"parent?.performSegue(withIdentifier: "show", sender: nil)"#,
        #"parent.performSegue(withIdentifier: "show", sender: nil)"#
      ),
      (
        #"perform(#selector(performSegue(withIdentifier:sender:)), with: "show", afterDelay: 1)"#,
        #"performSegue(withIdentifier: "show")"#
      ),
      (#"perform(#selector(reload(_:)), with: "show")"#, nil),
      (
        "perform(segue: StoryboardSegue.Main.show, sender: nil)",
        "perform(segue: StoryboardSegue.Main.show, sender: nil)"
      ),
      ("go(StoryboardSegue.Main.show)", "go(StoryboardSegue.Main.show)"),
      (
        "performSegue(withIdentifier: R.segue.list.show, sender: nil)",
        "performSegue(withIdentifier: R.segue.list.show, sender: nil)"
      ),
      ("R.storyboard.main.list()", "R.storyboard.main.list()"),
      ("StoryboardScene.Main.list.instantiate()", "StoryboardScene.Main.list.instantiate()"),
      (#"row.segueIdentifier = "show""#, #"segueIdentifier=(segueIdentifier: "show")"#),
      ("row.action.segue = SegueID.show", "segue=(segue: SegueID.show)"),
      (#"Item(title: "Show", segue: "show")"#, #"Item(title: "Show", segue: "show")"#),
      (#"segueID = "show""#, #"segueID=(segueID: "show")"#),
      (#"var segueID = ""; segueID = "show""#, nil),
      (#"row.segueIdentifier = name + "show""#, nil),
      (#"row.identifier = "show""#, nil),
      (#"row.segue.identifier = "show""#, nil),
      ("list.show(in: .scene, Scene.main)", nil),
      ("view.addSubview(label)", nil),
    ] as [(String, String?)])
  func `A call that navigates is a fact`(code: String, call: String?) {
    #expect(Uses(run: code).calls == (call.map { [$0] } ?? []))
  }

  @Test func `The last assignment in the same block decides the value`() {
    let uses = Uses(
      run: """
        var id = "a"
        switch row {
        case 0:
          id = "b"
          performSegue(withIdentifier: id, sender: nil)
        case 1: id = "c"
        default: break
        }
        performSegue(withIdentifier: id, sender: nil)
        id = "d"
        #if DEBUG
          id = "e"
        #endif
        performSegue(withIdentifier: id, sender: nil)
        rows.forEach { performSegue(withIdentifier: id, sender: $0) }
        """)
    #expect(
      uses.calls == [
        #"performSegue(withIdentifier: "b", sender: nil)"#,
        #"performSegue(withIdentifier: ("a" | "b" | "c"), sender: nil)"#,
        #"performSegue(withIdentifier: ("d" | "e"), sender: nil)"#,
        #"performSegue(withIdentifier: ("a" | "b" | "c" | "d" | "e"), sender: ?)"#,
      ])
  }

  @Test func `Each call of a chain is a fact`() {
    let uses = Uses(
      run: """
        let list = UIStoryboard(name: "Main", bundle: nil)
          .instantiateViewController(withIdentifier: "list") as! List
        """)
    #expect(
      uses.calls == [
        #"UIStoryboard(name: "Main", bundle: nil)"#,
        #"UIStoryboard(name: "Main", bundle: nil).instantiateViewController("#
          + #"withIdentifier: "list") as! List"#,
      ])
    #expect(uses.facts.calls.map(\.position.line) == [3, 4])
    #expect(uses.facts.calls.map(\.position.column) == [12, 4])
    #expect(uses.facts.calls[1].call.arguments[0].position?.column == 46)
    #expect(uses.facts.calls[1].result?.position.column == 58)
  }

  @Test func `A storyboard in a local constant is the receiver`() {
    let uses = Uses(
      run: """
        let storyboard = UIStoryboard.init(name: "Main", bundle: nil)
        guard let list = storyboard.instantiateInitialViewController() as? List else { return }
        """)
    #expect(
      uses.calls == [
        #"UIStoryboard(name: "Main", bundle: nil)"#,
        #"UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? List"#,
      ])
  }

  @Test(arguments: [
    ("let a: List = CALL", "as! List"), ("let a = CALL as? List", "as? List"),
    ("let a = (CALL as! Kit.List).view", "as! Kit.List"),
    ("guard let a = try? CALL as? List else { return }", "as? List"),
    ("let a = CALL\nif let b = a as? List { }", "as? List"),
    ("let a = CALL!\nlet b = a as! List; let c = (a as! List).view", "as! List"),
    ("self.list = CALL as? List", "as? List"), ("return CALL as! List", "as! List"),
    ("let a = CALL", ""), ("show([CALL])", ""), ("_ = CALL as UIViewController", ""),
    ("let a = CALL\nif let b = a as? List { } else if let c = a as? Detail { }", ""),
    ("let a = CALL ?? (b as? List)", ""),
  ])
  func `The type that the code expects of a result is known`(code: String, result: String) {
    let call = #"instantiateViewController(withIdentifier: "a")"#
    let uses = Uses(run: code.replacing("CALL", with: call))
    #expect(uses.calls == [call + (result.isEmpty ? "" : " " + result)])
  }

  @Test(arguments: [
    ("let a = CALL as? List\nshow(a!)", true), ("let a = CALL! as? List\na?.show()", false),
    ("guard let a = CALL as? List else { fatalError() }", true),
    ("guard let a = CALL as? List else { return }", false), ("let a = CALL as! List", false),
    ("let a = (c ? CALL : b) as? List\nshow(a!)", false),
    ("let a = (CALL as? List)!", true), ("(CALL as? List)!.show()", true),
    ("(CALL as? List)?.show()", false), ("show((CALL as? List)!, 1)", true),
  ])
  func `An as? counts as unwrapped if the code crashes on its nil`(code: String, isExpected: Bool) {
    let call = #"instantiateViewController(withIdentifier: "a")"#
    let result = Uses(run: code.replacing("CALL", with: call)).facts.calls.first?.result
    #expect((result?.isUnwrapped ?? false) == isExpected)
  }

  @Test(arguments: [
    ("(CALL)!.show()", true), ("(CALL as? Cell)!.show()", true), ("(CALL)?.show()", false),
    ("(CALL as? Cell)?.show()", false), ("show(CALL, 1)", false),
  ])
  func `A result in parentheses is needed if it is unwrapped`(code: String, isNeeded: Bool) {
    let call = #"table.dequeueReusableCell(withIdentifier: "a")"#
    let uses = Uses(run: code.replacing("CALL", with: call))
    let dequeues = uses.facts.calls.filter { $0.call.function == "dequeueReusableCell" }
    #expect(dequeues.map(\.needsValue) == [isNeeded])
  }

  @Test(arguments: [
    ("(identifier: \"a\") { coder in List(coder: coder, item: item) }", "List"),
    ("(identifier: \"a\", creator: { coder in return Kit.List(coder: coder) })", "Kit.List"),
    ("(identifier: \"a\") { coder in\nlet i = item\nreturn List(coder: coder, item: i)\n}", "List"),
    ("(identifier: \"a\") { coder in make(coder) }", nil),
    ("(identifier: \"a\") { if ok { return List(coder: $0) }; return Detail(coder: $0) }", nil),
  ])
  func `A creator closure tells the type of the result`(arguments: String, type: String?) {
    let uses = Uses(run: "storyboard!.instantiateViewController\(arguments)")
    #expect(uses.facts.calls.first?.result?.type == type)
    #expect(uses.facts.calls.first?.result?.isForced == type.map { _ in true })
    #expect(uses.facts.calls.first?.call.arguments.count == 2)
  }

  @Test(arguments: [
    ("func make() -> List { board.CALL }", "List"),
    ("func make() throws -> Kit.List? { if x { return try board?.CALL }; return nil }", "Kit.List"),
    ("var list: List { board.CALL }", "List"), ("var list: List { get { board.CALL } }", "List"),
    ("var list: List { show(1); return x ? board.CALL : y }", "List"),
    ("func make() -> List { board.CALL.list }", nil),
    ("func make() -> List { f { board.CALL } }", nil),
    ("func make() -> List { board.CALL; return x }", nil), ("func make() { board.CALL }", nil),
    ("var list: List = x { didSet { board.CALL } }", nil),
    ("func make() -> List { board.instantiateViewController(withIdentifier: \"a\") }", nil),
  ])
  func `A function's type is that of the controller that the system infers`(
    member: String, type: String?
  ) {
    let call = #"instantiateViewController(identifier: "a")"#
    let facts = SwiftFacts("class Maker {\n\(member.replacing("CALL", with: call))\n}").facts
    let made = facts.calls.filter { $0.call.function == "instantiateViewController" }
    #expect(made.map { $0.result?.type } == [type])
  }

  @Test func `Local names have the values that they are assigned`() {
    let uses = Uses(
      run: """
        let id: String
        if big { id = "a" } else { id = "b" }
        performSegue(withIdentifier: id, sender: nil)
        let kind: SegueID = .show
        performSegue(withIdentifier: kind.rawValue, sender: nil)
        let other = ready ? "c" : kNext
        performSegue(withIdentifier: other + "d", sender: nil)
        var rest = "e"
        rest.append("f")
        performSegue(withIdentifier: rest, sender: nil)
        rest += "g"
        for id in ids { performSegue(withIdentifier: id, sender: nil) }
        performSegue(withIdentifier: id, sender: nil)
        """)
    #expect(
      uses.facts.calls.compactMap { $0.call.arguments.first?.value.inALine } == [
        #"("a" | "b")"#, "SegueID.show", #"("c" | kNext) + "d""#, "?", "?", #"("a" | "b")"#,
      ])
  }

  @Test func `A name means the innermost declaration`() {
    let uses = Uses(
      run: """
        let id = "a"
        do { let id = "b"; performSegue(withIdentifier: id, sender: nil) }
        performSegue(withIdentifier: id, sender: nil)
        run { id in self.performSegue(withIdentifier: id, sender: nil) }
        run { self.performSegue(withIdentifier: id, sender: $0) }
        if let id = next(id) { performSegue(withIdentifier: id, sender: nil) }
        switch state { case .on(let id): performSegue(withIdentifier: id, sender: nil) }
        do { } catch let id { performSegue(withIdentifier: id, sender: nil) }
        if case let .on(id) = state { performSegue(withIdentifier: id, sender: nil) }
        guard case .on(let id) = state else { performSegue(withIdentifier: id, sender: nil) }
        performSegue(withIdentifier: id, sender: nil)
        """)
    #expect(
      uses.facts.calls.compactMap { $0.call.arguments.first?.value.inALine } == [
        #""b""#, #""a""#, "?", #""a""#, #"next("a")"#, "?", "?", "?", #""a""#,
        "?",
      ])
  }

  @Test(arguments: [
    "guard let self = self else { return }\nself.", "guard let self else { return }\nself.",
    "guard let strongSelf = self else { return }\nstrongSelf.", "self?.",
    "if let me = self { me.", "{ let me = self!; me.",
  ])
  func `A captured self is self`(lines: String) {
    let end = lines.hasPrefix("if") || lines.hasPrefix("{") ? "}" : ""
    let uses = Uses(
      run:
        #"load { [weak self] result in \#(lines)performSegue(withIdentifier: "a", sender: nil)\#(end) }"#
    )
    #expect(uses.calls == [#"performSegue(withIdentifier: "a", sender: nil)"#])
  }

  @Test func `Parameters are those of the innermost named function`() {
    let uses = Uses(
      run: """
        performSegue(withIdentifier: id, sender: sender)
        let name = make(id)
        func inner(id: String) {
          run { self.performSegue(withIdentifier: id, sender: sender) }
          performSegue(withIdentifier: name, sender: nil)
        }
        """, parameters: "_ sender: Any, id: String")
    #expect(
      uses.calls == [
        "performSegue(withIdentifier: parameter 1, sender: parameter 0)",
        "performSegue(withIdentifier: parameter 0, sender: ?)",
        "performSegue(withIdentifier: ?, sender: nil)",
      ])
    #expect(
      uses.facts.calls.map(\.context.function) == ["run(_:id:)", "inner(id:)", "inner(id:)"])
    #expect(uses.facts.calls[0].context.parameters.map(\.label) == ["_", "id"])
  }

  @Test func `A call has its context wherever it is`() {
    let uses = Uses(
      """
      let global = UIStoryboard(name: "1", bundle: nil)
      extension Kit.List {
        class Inner {
          static let shared = UIStoryboard(name: "2", bundle: nil)
          lazy var board: UIStoryboard = { UIStoryboard(name: "3", bundle: nil) }()
          var scene: Any { UIStoryboard(name: "4", bundle: nil) }
          var item: Int = 0 { didSet { _ = UIStoryboard(name: "5", bundle: nil) } }
          init(a: Int) { _ = UIStoryboard(name: "6", bundle: nil) }
          deinit { _ = UIStoryboard(name: "7", bundle: nil) }
          subscript(index: Int) -> Any { UIStoryboard(name: "8", bundle: nil) }
          class func make(_ board: Any = UIStoryboard(name: "9", bundle: nil)) {}
          func run() { class Local { let board = UIStoryboard(name: "10", bundle: nil) } }
        }
      }
      """)
    let contexts = uses.facts.calls.map { call in
      let name = call.call.arguments[0].value.inALine
      let isStatic = call.context.isStatic ? " static" : ""
      return
        "\(name) \(call.context.type.joined(separator: ".")) \(call.context.function)\(isStatic)"
    }
    #expect(
      contexts == [
        #""1"  global"#, #""2" Kit.List.Inner shared static"#, #""3" Kit.List.Inner board"#,
        #""4" Kit.List.Inner scene"#, #""5" Kit.List.Inner item"#, #""6" Kit.List.Inner init(a:)"#,
        #""7" Kit.List.Inner deinit"#, #""8" Kit.List.Inner subscript(index:)"#,
        #""9" Kit.List.Inner make(_:) static"#, #""10" Kit.List.Inner.Local board"#,
      ])
  }

  @Test func `Comments and strings are ignored, and branches of #if are read`() {
    let uses = Uses(
      run: """
        // performSegue(withIdentifier: "a", sender: nil)
        /* performSegue(withIdentifier: "b", sender: nil) /* nested */ */
        print("performSegue(withIdentifier: \\"c\\", sender: nil)")
        #if DEBUG
        let id = "d"
        #else
        let id = "e"
        #endif
        performSegue(withIdentifier: id, sender: nil)
        defer { performSegue(withIdentifier: "f", sender: nil) }
        """)
    #expect(
      uses.facts.calls.compactMap { $0.call.arguments.first?.value.inALine } == [
        #"("d" | "e")"#, #""f""#,
      ])
  }
}
