import Testing

/// The selectors that Interface Builder's files use for Swift methods, which are the keys of the
/// twin's tables.
@Suite struct SelectorNameTests {
  @Test(arguments: [
    ("config(coder: NSCoder)", "configWithCoder:"),
    ("showPep(_ coder: NSCoder)", "showPep:"),
    ("make(_ coder: NSCoder, sender: Any?)", "make:sender:"),
    ("make(_ coder: NSCoder, _ sender: Any?)", "make::"),
    (
      "make(coder: NSCoder, sender: Any?, segueIdentifier: String?)",
      "makeWithCoder:sender:segueIdentifier:"
    ),
  ])
  func `The first label of a segue action is appended to its name after With`(
    _ method: String, _ selector: String
  ) throws {
    #expect(try selectors("@IBSegueAction func \(method) -> UIViewController? { nil }") == selector)
  }

  @Test(arguments: [
    ("unwind(_ segue: UIStoryboardSegue)", "unwind:"),
    ("unwind(segue: UIStoryboardSegue)", "unwindWithSegue:"),
    ("unwind(`default` segue: UIStoryboardSegue)", "unwindWithDefault:"),
    ("`repeat`(_ segue: UIStoryboardSegue)", "repeat:"),
    ("unwindTop(list segue: UIStoryboardSegue)", "unwindTopWithList:"),
    ("unwind(fromage segue: UIStoryboardSegue)", "unwindWithFromage:"),
  ])
  func `The first label of an unwind action is appended to its name after With`(
    _ method: String, _ selector: String
  ) throws {
    #expect(try selectors("@IBAction func \(method) {}") == selector)
  }

  @Test(arguments: [
    ("unwind(from segue: UIStoryboardSegue)", "unwindFrom:"),
    ("unwind(fromDetail segue: UIStoryboardSegue)", "unwindFromDetail:"),
    ("unwind(with segue: UIStoryboardSegue)", "unwindWith:"),
    ("unwind(for segue: UIStoryboardSegue)", "unwindFor:"),
    ("unwindTo(list segue: UIStoryboardSegue)", "unwindToList:"),
    ("to(list segue: UIStoryboardSegue)", "toList:"),
    ("unwindInto(list segue: UIStoryboardSegue)", "unwindIntoList:"),
  ])
  func `No With is added before or after a preposition`(
    _ method: String, _ selector: String
  ) throws {
    #expect(try selectors("@IBAction func \(method) {}") == selector)
  }

  @Test func `An explicit Objective-C name overrides the rule`() throws {
    #expect(
      try selectors("@objc(goBack:) @IBAction func unwind(segue: UIStoryboardSegue) {}")
        == "goBack:")
    #expect(
      try selectors("@objc @IBAction func unwind(segue: UIStoryboardSegue) {}")
        == "unwindWithSegue:")
  }

  @Test func `Methods that no segue can call are not in the tables`() throws {
    #expect(try selectors("@IBAction func tapped(_ sender: Any?) {}") == "")
    #expect(try selectors("func unwind(_ segue: UIStoryboardSegue) {}") == "")
    #expect(try selectors("@IBAction func reload() {}") == "")
  }

  /// The keys of the tables in the expansion.
  private func selectors(_ method: String) throws -> String {
    let expansion = try Expansion("@SegueActions\nclass HomeViewController: Base {\n\(method)\n}")
    #expect(expansion.messages == [])
    return expansion.text.matches(of: /"([^"]*)": \{/).map { String($0.1) }
      .joined(separator: " ")
  }
}
