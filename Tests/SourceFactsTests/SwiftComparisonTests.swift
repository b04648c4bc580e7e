import SourceFacts
import Testing

struct SwiftComparisonTests {
  @Test(arguments: [
    #"segue.identifier == "show""#, #""show" == segue.identifier"#, #"segue.identifier! == "show""#,
    #"segue.identifier != "show""#, #"segue.identifier?.isEqual("show") == true"#,
    #"segue.identifier!.isEqualToString("show")"#, #"(segue.identifier ?? "") == "show""#,
    #"ready && segue.identifier == "show""#, #"!(segue.identifier == "show")"#,
    #"case "show"? = segue.identifier"#, #"case .some("show") = segue.identifier"#,
    #"let id = segue.identifier, id == "show""#, #"let id = segue.identifier, case "show" = id"#,
  ])
  func `A comparison of the identifier is a fact`(condition: String) {
    #expect(
      Uses(prepare: "if \(condition) { }").comparisons == [#"segue.identifier == "show""#])
  }

  @Test(arguments: [
    (#"segue.identifier == SegueID.show.rawValue"#, "segue.identifier == SegueID.show"),
    ("SegueID.show.rawValue == segue.identifier", "segue.identifier == SegueID.show"),
    ("segue == .show", "segue == .show"),
    ("segueIdentifier(for: segue) == .show", "made by segueIdentifier == .show"),
    ("self.segueIdentifierForSegue(segue) == .show", "made by segueIdentifierForSegue == .show"),
    ("StoryboardSegue.Main(segue) == .show", "made by StoryboardSegue.Main == .show"),
    (
      "let made = SegueID(rawValue: segue.identifier!), made == .show",
      "made by SegueID == .show"
    ),
    (
      "segue.identifier.flatMap(SegueID.init(rawValue:)) == .show", "made by SegueID == .show"
    ),
  ])
  func `A comparison of a value derived from the identifier is a fact`(
    condition: String, comparison: String
  ) {
    #expect(Uses(prepare: "if \(condition) { }").comparisons == [comparison])
  }

  @Test(arguments: [
    "segue.identifier == nil", #"segue.identifier?.hasPrefix("show") == true"#,
    #"identifier == "show""#, #"segue.identifier?.lowercased() == "show""#,
    #"segue.destination == "show""#, "segue.identifier == segue.identifier",
    #"sender as? String == "show""#, #"(segue.identifier ?? "none") == "none""#,
    #"(segue.identifier ?? "none") == Names.none"#,
  ])
  func `Other comparisons are not facts`(condition: String) {
    #expect(Uses(prepare: "if \(condition) { }").comparisons.isEmpty)
  }

  @Test func `A switch is a comparison with each of its patterns`() {
    let uses = Uses(
      prepare: """
        switch segue.identifier {
        case "a", "b": break
        case SegueID.c.rawValue?: break
        case .some("d"): break
        case nil: break
        case .none: break
        case let other?: print(other)
        default: break
        }
        """)
    #expect(
      uses.comparisons == [
        #"segue.identifier == "a""#, #"segue.identifier == "b""#,
        "segue.identifier == SegueID.c", #"segue.identifier == "d""#,
      ])
  }

  @Test func `A switch over a value derived from the segue is a comparison with each case`() {
    let uses = Uses(
      prepare: """
        switch segueIdentifier(for: segue) {
        case .a: break
        case .b(let item): break
        case .c where ready: break
        }
        """)
    #expect(
      uses.comparisons == [
        "made by segueIdentifier == .a", "made by segueIdentifier == .b",
        "made by segueIdentifier == .c",
      ])
  }

  @Test func `A switch over the identifier and the destination is read part by part`() {
    let uses = Uses(
      prepare: """
        switch (segue.identifier, segue.destination) {
        case ("a"?, let list as List): list.show()
        case ("b", is Detail): break
        default: break
        }
        """)
    #expect(
      uses.comparisons == [#"segue.identifier == "a""#, #"segue.identifier == "b""#])
    #expect(
      uses.casts == [
        #"segue.destination as? List if segue.identifier is "a""#,
        #"segue.destination as? Detail if segue.identifier is "b""#,
      ])
  }

  @Test func `A test whether an array contains the identifier is a comparison with each element`() {
    let uses = Uses(prepare: #"if ["a", SegueID.b.rawValue].contains(segue.identifier) { }"#)
    #expect(
      uses.comparisons == [#"segue.identifier == "a""#, "segue.identifier == SegueID.b"])
  }

  @Test func `The identifier is followed through guards to values derived from it`() {
    let uses = Uses(
      prepare: """
        guard let identifier = segue.identifier,
          let made = SegueID(rawValue: identifier) else { return }
        switch made { case .show: break }
        """)
    #expect(uses.comparisons == ["made by SegueID == .show"])
  }

  @Test(arguments: [
    "override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool",
    "func shouldPerformSegueWithIdentifier(identifier: String?, sender: AnyObject?) -> Bool",
    "override func contextForSegue(withIdentifier identifier: String, in t: T, rowIndex: Int) -> Any?",
    "override func contextsForSegue(withIdentifier identifier: String) -> [Any]?",
  ])
  func `In shouldPerformSegue and contextForSegue the identifier is the parameter`(
    signature: String
  ) {
    let uses = Uses(#"class A { \#(signature) { return identifier == "show" } }"#)
    #expect(uses.comparisons == [#"parameter 0 == "show""#])
  }

  @Test func `A function of the app with a similar name gets no identifier`() {
    let uses = Uses(
      #"class A { func contextForSegue(to page: String) -> Any? { return page == "show" } }"#)
    #expect(uses.comparisons == [])
  }

  @Test func `A segue action can receive the identifier`() {
    let uses = Uses(
      """
      class A {
        @IBSegueAction func make(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> B? {
          switch segueIdentifier { case "show": return nil; default: return nil }
        }
        @IBSegueAction func other(_ coder: NSCoder, sender: String) -> B? {
          sender == "none" ? nil : B(coder: coder)
        }
        func other(segueIdentifier: String) { if segueIdentifier == "none" { } }
      }
      """)
    #expect(uses.comparisons == [#"parameter 2 == "show""#])
  }

  @Test func `The position of a comparison is that of the value`() {
    let comparison = Uses(prepare: #"if "show" == segue.identifier { }"#).facts.comparisons.first
    #expect(comparison?.position.line == 3)
    #expect(comparison?.position.column == 4)
    #expect(comparison?.context.function == "prepare(for:sender:)")
  }
}
