import CheckRun
import Findings
import TestSupport
import Testing

/// A name is suggested only if the check passes with it.
@Suite struct SuggestionTests {
  private func storyboard(_ identifier: String = "showPerson", class name: String = "List")
    -> String
  {
    StoryboardText(
      initial: "list",
      scenes: [
        .controller(
          "list", class: name,
          segues: [SegueText("show", to: "person", identifier: identifier)]),
        .controller("person", class: "Person"),
      ]
    ).xml
  }

  private func findings(_ storyboard: String, _ code: String) -> [Finding] {
    CheckRun(files: [
      "Main.storyboard": storyboard,
      "List.swift": code + "\nclass Person: UIViewController {}\n",
    ]).run().findings
  }

  private func helps(_ rule: String, _ storyboard: String, _ code: String) -> [String] {
    findings(storyboard, code).filter { $0.rule == rule }.map(\.help)
  }

  private func list(performing identifiers: String...) -> String {
    "class List: UIViewController {\n  func open() {\n"
      + identifiers.map { "    performSegue(withIdentifier: \($0), sender: nil)\n" }.joined()
      + "  }\n}"
  }

  @Test func `A segue that the corrected code finds is suggested, and the correction is an edit`() {
    let found = findings(storyboard(), list(performing: "\"showPersom\""))
      .filter { $0.rule == "perform-unknown-segue" }
    #expect(found.map(\.help) == ["did you mean “showPerson”?"])
    #expect(
      found.map(\.edits) == [
        [
          TextEdit(
            at: SourceLocation(file: "List.swift", line: 3, column: 35), expected: "showPersom",
            replacement: "showPerson")
        ]
      ])
    #expect(found.allSatisfy { $0.suggestion == nil })
  }

  @Test func `For a name that is written in parts, no correction is suggested`() {
    let code = "let name = \"show\" + \"Persom\"\n" + list(performing: "name")
    #expect(
      helps("perform-unknown-segue", storyboard(), code) == [
        "add the segue, or perform one that the class has: “showPerson”"
      ])
  }

  @Test func `A class is suggested only if it has the members that the scene needs`() {
    let connected = storyboard(class: "Lisst").replacing(
      "</connections>",
      with: "<outlet property=\"total\" destination=\"list\" id=\"o1\"/></connections>")
    let having = "class List: UIViewController { @IBOutlet var total: UIViewController! }"
    #expect(helps("unknown-class", connected, having) == ["did you mean “List”?"])
    #expect(
      helps("unknown-class", connected, "class List: UIViewController {}") == [
        "correct the name, or add the file that declares it to the target"
      ])
  }

  @Test func `Names that differ too much are suggested but not corrected`() {
    let found = findings(storyboard("showPerson2"), list(performing: "\"showPerson3\""))
      .filter { $0.rule == "perform-unknown-segue" }
    #expect(found.map(\.help) == ["did you mean “showPerson2”?"])
    #expect(found.flatMap(\.edits).isEmpty)
  }

  @Test func `If the code's spelling is the more frequent one, the storyboard is corrected`() {
    let found = findings(
      storyboard("showPersom"), list(performing: "\"showPerson\"", "\"showPerson\"")
    ).filter { $0.rule == "perform-unknown-segue" }
    #expect(found.count == 2)
    for finding in found {
      #expect(
        finding.help == "rename “showPersom” in Main.storyboard to “showPerson”, as code writes it")
      #expect(finding.edits.map(\.location.file) == ["Main.storyboard"])
      #expect(finding.edits.map(\.expected) == ["showPersom"])
      #expect(finding.edits.map(\.replacement) == ["showPerson"])
    }
  }

  @Test func `If several segues have the storyboard's spelling, the code is corrected`() {
    let segue = #"<segue destination="person" kind="show" identifier="showPersom" id="g2"/>"#
    let text = storyboard("showPersom").replacing("</connections>", with: segue + "</connections>")
    let name = "\"showPerson\""
    let found = findings(text, list(performing: name, name, name))
      .filter { $0.rule == "perform-unknown-segue" }
    #expect(found.count == 3)
    #expect(found.flatMap(\.edits).count == 3)
    #expect(found.flatMap(\.edits).allSatisfy { $0.location.file == "List.swift" })
  }

  @Test func `One suggestion that fails doesn't withdraw the others`() {
    let text = storyboard().replacing(
      "customClass=\"Person\" sceneMemberID=\"viewController\">",
      with: """
        customClass="Persom" sceneMemberID="viewController"><connections>\
        <outlet property="total" destination="person" id="o1"/></connections>
        """)
    let code = list(performing: "\"showPersom\"", "\"showPersonn\"")
    #expect(
      helps("perform-unknown-segue", text, code) == [
        "did you mean “showPerson”?", "did you mean “showPerson”?",
      ])
    #expect(
      helps("unknown-class", text, code) == [
        "correct the name, or add the file that declares it to the target"
      ])
  }

  @Test func `A working suggestion is kept even if dozens of others fail`() {
    var files = [
      "Main.storyboard": storyboard(),
      "List.swift": list(performing: "\"showPersom\"") + "\nclass Person: UIViewController {}\n",
    ]
    for number in 0..<60 {
      files["A\(number).storyboard"] = storyboard().replacing(
        "customClass=\"Person\" sceneMemberID=\"viewController\">",
        with: """
          customClass="Persom" sceneMemberID="viewController"><connections>\
          <outlet property="total" destination="person" id="o1"/></connections>
          """)
    }
    let findings = CheckRun(files: files).run().findings
    #expect(
      findings.filter { $0.rule == "perform-unknown-segue" }.map(\.help) == [
        "did you mean “showPerson”?"
      ])
    #expect(findings.count { $0.rule == "unknown-class" } == 60)
  }

  @Test func `Of two names in a line, the wrong one is corrected`() throws {
    let code = """
      class List: UIViewController {
        func open(_ isNew: Bool) { performSegue(withIdentifier: isNew ? "showPersom" : "showPerson", sender: nil) }
      }
      """
    let edits = findings(storyboard(), code).filter { $0.rule == "perform-unknown-segue" }
      .flatMap(\.edits)
    let line = try #require(code.split(separator: "\n").dropFirst().first)
    let start = try #require(line.firstRange(of: "showPersom")?.lowerBound)
    #expect(
      edits.map(\.location.column) == [line.utf8.distance(from: line.startIndex, to: start) + 1])
    #expect(edits.map(\.replacement) == ["showPerson"])
  }

  @Test func `A wrong name that its line has twice is not corrected`() {
    let code = """
      class List: UIViewController {
        func open(_ isNew: Bool) {
          performSegue(withIdentifier: isNew ? "showPersom" : "showPerson", sender: "showPersom")
        }
      }
      """
    let found = findings(storyboard(), code).filter { $0.rule == "perform-unknown-segue" }
    #expect(found.map(\.edits) == [[]])
  }

  @Test func `A run that is kept for many checks doesn't prove its suggestions`() {
    let code = "let name = \"show\" + \"Persom\"\n" + list(performing: "name")
    let run = CheckRun(files: [
      "Main.storyboard": storyboard(), "List.swift": code + "\nclass Person: UIViewController {}",
    ]).inMemory()
    let help = run.run().findings.filter { $0.rule == "perform-unknown-segue" }.map(\.help)
    #expect(help == ["did you mean “showPerson”?"])
  }

  /// The replacements in the storyboard of a scene with some connections.
  private func corrections(_ rule: String, _ connections: String, _ members: String) -> [String] {
    let text = storyboard().replacing("</connections>", with: connections + "</connections>")
    let code = list(performing: "\"showPerson\"").dropLast() + members + "\n}"
    let found = findings(text, String(code)).filter { $0.rule == rule }
    #expect(found.count == 1)
    return found.flatMap(\.edits).map { "\($0.expected) → \($0.replacement)" }
  }

  private let total = #"<outlet property="totalView" destination="list" id="o1"/>"#
  private let save = #"<action selector="saveAll:" destination="list" id="a1"/>"#

  @Test func `A mistyped outlet or action is corrected if one of the right kind is similar`() {
    #expect(
      corrections("unknown-outlet", total, "@IBOutlet var totlView: UIViewController!") == [
        "totalView → totlView"
      ])
    #expect(
      corrections("unknown-action", save, "@IBAction func savAll(_ sender: Any) {}") == [
        "saveAll: → savAll:"
      ])
  }

  @Test func `A mistyped outlet is corrected even if a segue has the right name`() {
    let segue = """
      <segue destination="person" kind="show" identifier="totlView" userLabel="totalView" id="g2"/>
      """
    #expect(
      corrections("unknown-outlet", total + segue, "@IBOutlet var totlView: UIViewController!") == [
        "totalView → totlView"
      ])
  }

  @Test
  func
    `A mistyped outlet stays if the similar one has another type, is connected or is one of two`()
  {
    #expect(corrections("unknown-outlet", total, "@IBOutlet var totlView: UILabel!") == [])
    let other = #"<outlet property="totlView" destination="list" id="o2"/>"#
    let outlet = "@IBOutlet var totlView: UIViewController!\n"
    #expect(corrections("unknown-outlet", total + other, outlet) == [])
    #expect(
      corrections("unknown-outlet", total, outlet + "@IBOutlet var totaView: UIViewController!")
        == [])
  }

  @Test func `A mistyped action stays if the similar one has other parameters or is one of two`() {
    #expect(corrections("unknown-action", save, "@IBAction func savAll() {}") == [])
    #expect(
      corrections(
        "unknown-action", save,
        "@IBAction func savAll(_ sender: Any) {}\n@IBAction func saveAl(_ sender: Any) {}") == [])
  }
}
