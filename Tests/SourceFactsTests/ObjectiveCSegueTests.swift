import SourceFacts
import Testing

struct ObjectiveCSegueTests {
  @Test func `The identifier is compared in every spelling`() {
    for comparison in [
      #"[segue.identifier isEqualToString:@"a"]"#, #"[[segue identifier] isEqual:@"a"]"#,
      #"[@"a" isEqualToString:segue.identifier]"#, #"segue.identifier == @"a""#,
      #"@"a" == [segue identifier]"#, #"![segue.identifier isEqualToString:(@"a")]"#,
      #"[segue.identifier compare:@"a"] == NSOrderedSame"#,
      #"[@[@"a"] containsObject:segue.identifier]"#,
    ] {
      let facts = ObjectiveCFacts(prepare: "if (\(comparison)) { x = 1; }")
      #expect(facts.compared == ["a"], "\(comparison)")
      #expect(facts.facts.comparisons.first?.subject == .segue(["identifier"]))
      #expect(facts.facts.comparisons.first?.context.function == "prepareForSegue:sender:")
    }
  }

  @Test func `A comparison without the identifier is not a fact`() {
    let facts = ObjectiveCFacts(
      prepare: """
        if ([self.title isEqualToString:@"a"]) {}
        if (segue.identifier == nil || !segue.identifier) {}
        if ([other.identifier isEqualToString:@"b"]) {}
        if (sender == self.button) {}
        """)
    #expect(facts.compared.isEmpty)
  }

  @Test func `The identifier can be in a local variable`() {
    let facts = ObjectiveCFacts(
      prepare: """
        NSString *name = [segue.identifier copy];
        UIStoryboardSegue *same = segue;
        if ([name isEqualToString:kShow]) {}
        if ([same.identifier isEqualToString:@"b"]) {}
        BOOL isEdit = [name isEqualToString:@"c"];
        if (isEdit) { Edit *x = (Edit *)segue.destinationViewController; }
        """)
    #expect(facts.compared == ["kShow", "b", "c"])
    #expect(facts.facts.casts.first?.context.conditions == ["c"])
  }

  @Test func `The position of a comparison is that of the value`() {
    let facts = ObjectiveCFacts(prepare: #"if ([segue.identifier isEqualToString:@"a"]) {}"#)
    #expect(facts.facts.comparisons.first?.position == SourcePosition(line: 3, column: 39))
  }

  @Test func `A typed variable or a cast of the destination is a forced cast`() {
    let facts = ObjectiveCFacts(
      prepare: """
        List *list = segue.destinationViewController;
        Detail *detail = (Detail *)[segue destinationViewController];
        Window *window = segue.destinationController;
        ((Person *)segue.destination).name = @"";
        id any = segue.destinationViewController;
        Typed *typed; typed = any;
        id<Themed> themed = (id<Themed>)segue.destinationViewController;
        Last *const last = (__bridge Last *)(void *)segue.destinationViewController;
        """)
    #expect(
      facts.casts == [
        "destination as! List", "destination as! Detail", "destination as! Window",
        "destination as! Person", "destination as! Typed", "destination as! Last",
      ])
    #expect(facts.facts.casts.first?.position == SourcePosition(line: 3, column: 1))
    #expect(facts.facts.casts[1].position == SourcePosition(line: 4, column: 19))
  }

  @Test func `A cast lists the members of the object that code uses`() {
    let facts = ObjectiveCFacts(
      prepare: """
        List *list = segue.destinationViewController;
        Detail *detail = (Detail *)segue.destinationViewController, *other;
        ((Person *)segue.destination).name = @"";
        [(Row *)segue.destination fill:self with:list];
        other = (Detail *)segue.destination;
        list.title = @""; [list setRows:nil]; [self open:list];
        [self show:[detail.list first]];
        other->count = 1;
        """)
    #expect(
      facts.facts.casts.map(\.members) == [
        ["title", "setRows"], ["list"], ["name"], ["fill"], ["count"],
      ])
  }

  @Test(arguments: [
    "if (self.list) { list.title = nil; }", "if (self.list) list.title = nil; else [list open];",
    "while (self.list) { [list next]; }", "[self show:^{ [list reload]; }];",
    "if (!self.list) return; [list reload];", "if (!self.list) { return; } [list reload];",
    "BOOL isOpen = self.list && [list isOpen];", "list = nil; [list reload];",
    "if (self.list) { list = [List new]; } [list reload];",
    "NSAssert([list isKindOfClass:[List class]], @\"\"); [list reload];",
    "if (![list respondsToSelector:@selector(open)]) { [self open]; } [list open];",
    "#if DEBUG\n[list reload];\n#endif\n[self open];", "size_t size = sizeof(list.row);",
  ])
  func `A cast doesn't list a member that code uses only in some cases`(code: String) {
    let facts = ObjectiveCFacts(prepare: "List *list = segue.destinationViewController;\n\(code)")
    #expect(facts.facts.casts.first?.members == [])
  }

  @Test func `A cast in a branch doesn't list members that code uses after the branch`() {
    let facts = ObjectiveCFacts(
      prepare: "List *list; if (self.list) list = (List *)segue.destination; [list open];")
    #expect(facts.facts.casts.map(\.members) == [[]])
  }

  @Test func `Paths into containers have Swift's names`() {
    let facts = ObjectiveCFacts(
      prepare: """
        UINavigationController *n = segue.destinationViewController;
        A *a = (A *)n.topViewController;
        B *b = [[n viewControllers] firstObject];
        C *c = n.viewControllers[0];
        D *d = [n.viewControllers objectAtIndex:1];
        E *e = n.childViewControllers.lastObject;
        F *f = n.viewControllers[self.number];
        """)
    #expect(
      facts.casts.dropFirst() == [
        "destination.topViewController as! A", "destination.viewControllers.first as! B",
        "destination.viewControllers.[0] as! C", "destination.viewControllers.[1] as! D",
        "destination.children.last as! E", "destination.viewControllers.[n] as! F",
      ])
  }

  @Test func `A test of the class is a conditional cast, and is known after it`() {
    let facts = ObjectiveCFacts(
      prepare: """
        id shown = segue.destinationViewController;
        if ([shown isKindOfClass:[List class]]) {
          List *list = shown;
        } else {
          Detail *detail = shown;
        }
        NSAssert([shown isMemberOfClass:Person.class], @"");
        """)
    #expect(
      facts.casts == [
        "destination as? List", "destination as! List", "destination as! Detail",
        "destination as? Person",
      ])
    let known = facts.facts.casts.map { $0.context.typeGuards.map { "\($0.type) \($0.isNegated)" } }
    #expect(known == [[], ["List false"], ["List true"], []])
  }

  @Test(arguments: [
    "[[shown class] isEqual:[List class]]", "[List class] == [shown class]",
    "[[List class] isEqual:[shown class]]",
    "[[shown class] isSubclassOfClass:[List class]]", "shown.class == List.class",
  ])
  func `A comparison of the object's class is a conditional cast`(condition: String) {
    let facts = ObjectiveCFacts(
      prepare: """
        id shown = segue.destinationViewController;
        if (\(condition)) { List *list = (List *)shown; }
        """)
    #expect(facts.casts == ["destination as? List", "destination as! List"])
    let known = facts.facts.casts.map { $0.context.typeGuards.map { "\($0.type) \($0.isNegated)" } }
    #expect(known == [[], ["List false"]])
  }

  @Test func `An object that is not exactly of a class may inherit from it`() {
    let facts = ObjectiveCFacts(
      prepare: """
        id shown = segue.destinationViewController;
        if ([shown class] != [List class]) { Detail *detail = (Detail *)shown; }
        """)
    #expect(facts.facts.casts.map(\.context.typeGuards.count) == [0, 0])
  }

  @Test func `A cast after respondsToSelector is conditional`() {
    let facts = ObjectiveCFacts(
      prepare: """
        if (![segue.destinationViewController respondsToSelector:@selector(setName:)]) return;
        [(Named *)segue.destinationViewController setName:@""];
        """)
    #expect(facts.casts == ["destination as? Named"])
  }

  @Test func `A variable can be replaced with the controller inside it`() {
    let facts = ObjectiveCFacts(
      prepare: """
        UIViewController *shown = segue.destinationViewController;
        if ([shown isKindOfClass:[UINavigationController class]]) {
          shown = ((UINavigationController *)shown).topViewController;
        }
        List *list = (List *)shown;
        """)
    #expect(
      facts.facts.casts.last?.subject
        == .choice([.segue(["destination"]), .segue(["destination", "topViewController"])]))
  }

  @Test(arguments: [
    "- (BOOL)shouldPerformSegueWithIdentifier:(NSString *)identifier sender:(id)sender",
    "- (BOOL)shouldPerformSegueWithIdentifier:(NSStoryboardSegueIdentifier)identifier sender:(id)s",
    "- (id)contextForSegueWithIdentifier:(NSString *)identifier inTable:(T *)t rowIndex:(int)row",
  ])
  func `In shouldPerformSegue and contextForSegue the identifier is the parameter`(
    signature: String
  ) {
    let facts = ObjectiveCFacts(body: #"return [identifier isEqualToString:@"a"];"#, of: signature)
    #expect(facts.compared == ["a"])
    #expect(facts.facts.comparisons.first?.subject == .parameter(0))
    let other = ObjectiveCFacts(
      body: #"return [identifier isEqualToString:@"a"];"#, of: "- (BOOL)is:(NSString *)identifier")
    #expect(other.compared.isEmpty)
  }

  @Test func `In a segue action the identifier is the third parameter`() {
    let facts = ObjectiveCFacts(
      body: #"if ([name isEqualToString:@"a"]) {} return nil;"#,
      of: """
        - (IBSegueAction UIViewController *)make:(NSCoder *)coder sender:(id)sender
          segueIdentifier:(NSString *)name
        """)
    #expect(facts.facts.comparisons.first?.subject == .parameter(2))
    let sender = ObjectiveCFacts(
      body: #"if ([name isEqualToString:@"a"]) {} return nil;"#,
      of: "- (IBSegueAction UIViewController *)make:(NSCoder *)coder sender:(NSString *)name")
    #expect(sender.compared.isEmpty)
  }

  @Test func `An unwind action receives its segue`() {
    let facts = ObjectiveCFacts(
      body: "Picker *p = (Picker *)sender.destinationViewController;",
      of: "- (IBAction)done:(UIStoryboardSegue*)sender")
    #expect(facts.casts == ["destination as! Picker"])
    #expect(facts.method("done:")?.isAction == true)
    let custom = ObjectiveCFacts(
      body: "Picker *p = (Picker *)segue.destinationViewController;",
      of: "- (IBAction)done:(FadeSegue *)segue")
    #expect(custom.casts == ["destination as! Picker"])
  }
}
