import SourceFacts
import Testing

/// The places of the literals whose strings calls and comparisons use.
@Suite struct TextFactTests {
  private func texts(_ facts: SourceFacts) -> [String] {
    facts.texts.map { fact in
      let column = fact.position.column - fact.use.column
      let place = fact.isLocal ? "in line \(fact.position.line)" : "\(column) columns behind"
      return "\(fact.text) \(!fact.isLocal && column == 0 ? "here" : place)"
    }
  }

  private func swift(_ body: String) -> [String] {
    texts(SwiftFacts("class List {\nfunc go(_ segue: UIStoryboardSegue) {\n\(body)\n}\n}").facts)
  }

  @Test(arguments: [
    ("performSegue(withIdentifier: \"a\", sender: nil)", ["a here"]),
    ("let x = \"a\"\nperformSegue(withIdentifier: x, sender: nil)", ["a in line 3"]),
    ("let x = \"a\"\nlet y = x\nperformSegue(withIdentifier: y, sender: nil)", ["a in line 3"]),
    (
      "var x = \"a\"\nif c { x = \"b\" }\nperformSegue(withIdentifier: x, sender: nil)",
      ["a in line 3", "b in line 4"]
    ),
    ("let x = \"a\"\nif segue.identifier == x {}", ["a in line 3"]),
    (
      "performSegue(withIdentifier: c ? \"a\" : \"b\", sender: nil)",
      ["a 4 columns behind", "b 10 columns behind"]
    ),
    ("performSegue(withIdentifier: Names.a, sender: nil)", []),
    ("let x = \"a\\(n)\"\nperformSegue(withIdentifier: x, sender: nil)", []),
  ])
  func `A literal is found where it is written in Swift`(body: String, found: [String]) {
    #expect(swift(body) == found)
  }

  @Test(arguments: [(15, 16), (16, 0)])
  func `The literals of a variable are not listed if it has too many values to be known`(
    assignments: Int, count: Int
  ) {
    let lines = (1...assignments).map { "if c { x = \"\($0)\" }\n" }.joined()
    let body = "var x = \"0\"\n\(lines)performSegue(withIdentifier: x, sender: nil)"
    #expect(swift(body).count == count)
  }

  private func objectiveC(_ body: String) -> [String] {
    texts(ObjectiveCFacts(prepare: body).facts)
  }

  @Test(arguments: [
    ("[self performSegueWithIdentifier:@\"a\" sender:nil];", ["a here"]),
    ("NSString *x = @\"a\";\n[self performSegueWithIdentifier:x sender:nil];", ["a in line 3"]),
    (
      "NSString *x = c ? @\"a\" : @\"b\";\n[self performSegueWithIdentifier:x sender:nil];",
      ["a in line 3", "b in line 3"]
    ),
    ("NSString *x = @\"a\";\nif ([segue.identifier isEqualToString:x]) {}", ["a in line 3"]),
    (
      "[self performSegueWithIdentifier:c ? @\"a\" : @\"b\" sender:nil];",
      ["a 4 columns behind", "b 11 columns behind"]
    ),
    ("[self performSegueWithIdentifier:kName sender:nil];", []),
  ])
  func `A literal is found where it is written in Objective-C`(body: String, found: [String]) {
    #expect(objectiveC(body) == found)
  }
}
