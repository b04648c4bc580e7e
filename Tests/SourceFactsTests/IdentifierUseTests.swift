import SourceFacts
import Testing

/// Uses of a segue's identifier that don't say which identifiers are meant.
@Suite struct IdentifierUseTests {
  private func count(_ lines: String) -> Int {
    Uses(prepare: lines).facts.identifierUses.count
  }

  @Test(arguments: [
    "controllers[segue.identifier!] = segue.destination",
    "if segue.identifier!.hasPrefix(\"show\") { }",
    "if let id = segue.identifier?.lowercased(), id.contains(\"show\") { }",
    "open(segue.identifier)", "open(String(segue.identifier!))", "last = segue.identifier",
    "self.last = segue.identifier ?? \"\"", "title = \"To \\(segue.identifier!)\"",
    "switch kind(of: segue.identifier!) { default: break }",
    "if names.contains(segue.identifier!) { }", "if let id = segue.identifier { open(id) }",
    "switch segue.identifier { case let id? where id.hasPrefix(\"a\"): break; default: break }",
    "var id = segue.identifier!\nid.removeLast()\nopen(id)",
    "later { self.open(segue.identifier) }",
    "if segue.identifier != \"a\" { open(segue.identifier) }",
  ])
  func `A key, an argument and a part of a string are uses`(_ lines: String) {
    #expect(count(lines) == 1)
  }

  @Test(arguments: [
    "if segue.identifier == \"show\" { }", "if segue.identifier != nil { }",
    "if (segue.identifier ?? \"\") == \"show\" { }", "ready = segue.identifier == \"show\"",
    "guard let id = segue.identifier else { return }", "_ = segue.identifier",
    "switch segue.identifier { case \"a\": break; default: break }",
    "switch (segue.identifier, segue.destination) { case (\"a\"?, is List): run(); default: run() }",
    "if [\"a\", \"b\"].contains(segue.identifier) { }", "if segue.identifier!.isEmpty { }",
    "let id = SegueID(rawValue: segue.identifier!)",
    "let id = segue.identifier.flatMap(SegueID.init)",
    "if segue.identifier == \"a\" { open(segue.identifier) }",
    "open(segue)", "open(other.identifier)",
    "let names = rows.map(\\.identifier)",
    "var id: String?\nid = segue.identifier\nif id == \"show\" { }",
  ])
  func `Comparing the identifier or giving it a name is not a use`(_ lines: String) {
    #expect(count(lines) == 0)
  }

  @Test(arguments: [
    "print(segue.identifier!)", "debugPrint(\"To\", segue.identifier?.lowercased() ?? \"\")",
    "NSLog(\"%@\", segue.identifier!)", "os_log(\"%@\", log: log, segue.identifier!)",
    "assert(segue.identifier!.hasPrefix(\"show\"))", "fatalError(\"No \\(segue.identifier!)\")",
    "switch segue.identifier { case let id?: preconditionFailure(id); default: break }",
  ])
  func `Logging the identifier or asserting something about it is not a use`(_ lines: String) {
    #expect(count(lines) == 0)
  }

  @Test func `The parameter of shouldPerformSegue is an identifier, unless super gets it`() {
    func count(_ code: String) -> Int {
      Uses(
        """
        class List: UIViewController {
          override func shouldPerformSegue(
            withIdentifier identifier: String, sender: Any?
          ) -> Bool { \(code) }
        }
        """
      ).facts.identifierUses.count
    }
    #expect(count("return controllers[identifier] == nil") == 1)
    #expect(
      count("return super.shouldPerformSegue(withIdentifier: identifier, sender: sender)") == 0)
  }

  @Test func `An identifier that a function gets by that name is not a segue's`() {
    let uses = Uses("class List { func open(segueIdentifier: String) { run(segueIdentifier) } }")
    #expect(uses.facts.identifierUses.isEmpty)
  }

  @Test func `A use has the function around it and the identifier's position`() {
    let use = Uses(prepare: "later { self.open(segue.identifier) }").facts.identifierUses.first
    #expect(use?.context.type == ["List"])
    #expect(use?.context.function == "prepare(for:sender:)")
    #expect(use?.position == SourcePosition(line: 3, column: 19))
  }

  private func countInObjectiveC(_ body: String) -> Int {
    ObjectiveCFacts(prepare: body).facts.identifierUses.count
  }

  @Test(arguments: [
    "[self.shown setObject:segue.destinationViewController forKey:segue.identifier];",
    "self.shown[segue.identifier] = segue.destinationViewController;",
    "if ([segue.identifier hasPrefix:@\"show\"]) {}", "self.last = segue.identifier;",
    "NSString *name = [segue.identifier copy]; [self open:name];",
    "NSString *name = [segue.identifier lowercaseString];", "open([segue identifier]);",
    "self.title = [NSString stringWithFormat:@\"%@\", segue.identifier];",
    "self.title = [@\"To \" stringByAppendingString:segue.identifier];",
    "if ([self.names containsObject:segue.identifier]) {}",
    "NSDictionary *info = @{@\"id\": segue.identifier};",
    "NSDictionary *info = @{segue.identifier: self};",
  ])
  func `A key, an argument and a part of a string are uses in Objective-C`(_ body: String) {
    #expect(countInObjectiveC(body) == 1)
  }

  @Test(arguments: [
    "if ([segue.identifier isEqualToString:@\"show\"]) {}", "if (segue.identifier == nil) {}",
    "if (segue.identifier.length > 0) {}", "NSString *name = segue.identifier;",
    "if ([@[@\"a\", @\"b\"] containsObject:segue.identifier]) {}",
    "if ([segue.identifier isEqualToString:@\"a\"]) { [self open:segue.identifier]; }",
    "NSLog(@\"%@\", segue.identifier);",
    "NSAssert(segue.identifier, @\"No %@\", [segue identifier]);",
    "NSLog(@\"%@\", [segue.identifier lowercaseString]);", "[self open:segue];",
    "[self open:other.identifier];", "[super prepareForSegue:segue sender:segue.identifier];",
  ])
  func `Comparing, naming and logging the identifier are not uses in Objective-C`(_ body: String) {
    #expect(countInObjectiveC(body) == 0)
  }

  @Test func `The parameter of shouldPerformSegueWithIdentifier is an identifier`() {
    func count(_ body: String) -> Int {
      ObjectiveCFacts(
        body: body,
        of: "- (BOOL)shouldPerformSegueWithIdentifier:(NSString *)identifier sender:(id)sender"
      ).facts.identifierUses.count
    }
    #expect(count("return self.shown[identifier] == nil;") == 1)
    #expect(
      count("return [super shouldPerformSegueWithIdentifier:identifier sender:sender];") == 0)
  }
}
