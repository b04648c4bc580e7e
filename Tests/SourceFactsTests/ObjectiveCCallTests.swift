import SourceFacts
import Testing

struct ObjectiveCCallTests {
  @Test func `A message has its whole selector, and its arguments have positions`() {
    let fact = ObjectiveCFacts(
      body: #"[self performSegueWithIdentifier:@"show" sender:nil];"#
    ).call("performSegueWithIdentifier:sender:")
    #expect(fact?.call.receiver == nil)
    #expect(fact?.call.arguments.map(\.label) == ["performSegueWithIdentifier", "sender"])
    #expect(fact?.call.arguments.map(\.value) == [.string("show"), .nil])
    #expect(fact?.position == SourcePosition(line: 3, column: 7))
    #expect(fact?.call.arguments[0].position == SourcePosition(line: 3, column: 34))
    #expect(fact?.context.type == ["List"])
    #expect(fact?.context.function == "go")
  }

  @Test func `An assignment to a property named after navigation is a call of its setter`() {
    let facts = ObjectiveCFacts(
      body: """
        row.action.segueIdentifier = @"show";
        row.storyboardIdentifier = ShowIdentifier;
        row.segueIdentifier = next;
        row.title = @"show";
        """)
    #expect(
      facts.facts.calls.map(\.call.function) == ["setSegueIdentifier:", "setStoryboardIdentifier:"])
    let fact = facts.call("setSegueIdentifier:")
    #expect(fact?.call.arguments.map(\.value) == [.string("show")])
    #expect(fact?.call.arguments.map(\.label) == ["setSegueIdentifier"])
    #expect(fact?.position == SourcePosition(line: 3, column: 12))
    #expect(fact?.call.arguments.first?.position == SourcePosition(line: 3, column: 30))
  }

  @Test(arguments: [
    #"@[@"list", @"map"]"#, #"[[NSArray alloc] initWithObjects:@"list", @"map", nil]"#,
    #"[NSArray arrayWithObjects:@"list", @"map", nil]"#,
  ])
  func `A part of a selector that names several scenes means each of them`(_ names: String) {
    let facts = ObjectiveCFacts(
      body: "[pages initWithStoryboard:board viewControllerIdentifiers:\(names)];")
    #expect(
      facts.call("initWithStoryboard:viewControllerIdentifiers:")?.call.arguments.last?.value
        == .choice([.string("list"), .string("map")]))
  }

  @Test(arguments: ["withObject:self", "afterDelay:0.5"])
  func `A call by performSelector is one of the selector's method`(_ rest: String) {
    let fact = ObjectiveCFacts(
      body: """
        [self performSelector:@selector(performSegueWithIdentifier:sender:)
          withObject:@"show" \(rest)];
        """
    ).call("performSegueWithIdentifier:sender:")
    #expect(fact?.call.receiver == nil)
    #expect(fact?.call.arguments.first?.value == .string("show"))
    #expect(fact?.call.arguments.first?.position == SourcePosition(line: 4, column: 14))
  }

  @Test func `Calls in a macro with parameters are those of a function`() {
    let facts = ObjectiveCFacts(
      """
      #define SHOW(name) do { \\
        [self performSegueWithIdentifier:(name) sender:self]; \\
      } while (0)
      #define SHOW_PART(name) [self performSegueWithIdentifier:@"part." #name sender:self]
      """)
    #expect(facts.performed == .parameter(0))
    #expect(facts.facts.calls.map(\.context.function) == ["SHOW"])
    #expect(facts.facts.calls.first?.position == SourcePosition(line: 2, column: 9))
  }

  @Test func `A receiver can be a call`() {
    let facts = ObjectiveCFacts(
      body: """
        Detail *detail = [[UIStoryboard storyboardWithName:@"Main" bundle:nil]
          instantiateViewControllerWithIdentifier:@"detail"];
        """)
    let fact = facts.call("instantiateViewControllerWithIdentifier:")
    #expect(
      fact?.call.receiver
        == .call(
          CallExpression(
            receiver: .name(["UIStoryboard"]), function: "storyboardWithName:bundle:",
            arguments: [
              .init(label: "storyboardWithName", value: .string("Main")),
              .init(label: "bundle", value: .nil),
            ])))
    #expect(fact?.result?.type == "Detail")
    #expect(fact?.result?.isForced == true)
    #expect(fact?.result?.position == SourcePosition(line: 3, column: 1))
    #expect(facts.facts.calls.count == 2)
  }

  @Test func `A call of instantiateInitialViewController with a dot is a call`() {
    let dot = ObjectiveCFacts(
      body: #"""
        Detail *detail = [UIStoryboard storyboardWithName:@"Main" bundle:nil]
          .instantiateInitialViewController;
        """#)
    let brackets = ObjectiveCFacts(
      body: #"""
        Detail *detail = [[UIStoryboard storyboardWithName:@"Main" bundle:nil]
          instantiateInitialViewController];
        """#)
    let call = dot.call("instantiateInitialViewController")
    #expect(call != nil)
    #expect(call?.call == brackets.call("instantiateInitialViewController")?.call)
    #expect(call?.result?.type == "Detail")
    #expect(dot.facts.calls.count == 2)
  }

  @Test func `A cast and the type of the variable are both known`() {
    let facts = ObjectiveCFacts(
      body: """
        Other *detail = (Detail *)[self.storyboard instantiateInitialViewController];
        Detail *same = (Detail *)[self.storyboard instantiateInitialViewController];
        """)
    #expect(facts.facts.calls.map(\.result?.type) == ["Detail", "Detail"])
    #expect(facts.facts.calls.map(\.otherResult?.type) == ["Other", nil])
    #expect(facts.facts.calls[0].otherResult?.position == SourcePosition(line: 3, column: 1))
  }

  @Test(arguments: [
    ("[self presentViewController:list animated:YES completion:nil];", "presented"),
    (
      "list.title = @\"\"; [self.view addSubview:list.view]; [self addChildViewController:list];",
      "presented"
    ),
    ("[self run:^{ [self showDetailViewController:list sender:nil]; }];", "presented"),
    ("self.window.rootViewController = list;", "presented"),
    ("[self.navigationController pushViewController:list animated:YES];", "pushed"),
    (
      "[[Navigation alloc] initWithRootViewController:list]; [self presentViewController:list];",
      "pushed"
    ),
  ])
  func `The type of a variable says if code only shows the controller`(
    code: String, showing: String
  ) {
    for cast in ["", "(List *)"] {
      let facts = ObjectiveCFacts(
        body: "List *list = \(cast)[self.storyboard instantiateInitialViewController];\n\(code)")
      let found = facts.call("instantiateInitialViewController")?.result?.showing
      #expect(found.map { "\($0)" } == showing)
    }
  }

  @Test(arguments: [
    "", "list.title = @\"\";", "[self open:list];", "return list;",
    "[list reload]; [self presentViewController:list animated:YES completion:nil];",
    "[self presentViewController:list animated:YES completion:nil]; list.rows = nil;",
    "list = nil; [self presentViewController:list animated:YES completion:nil];",
    "UIViewController *rootViewController; rootViewController = list;",
  ])
  func `The type of a variable doesn't say that code only shows it if code may do more`(
    code: String
  ) {
    let facts = ObjectiveCFacts(
      body: "List *list = [self.storyboard instantiateInitialViewController];\n\(code)")
    let result = facts.call("instantiateInitialViewController")?.result
    #expect(result?.type == "List")
    #expect(result?.showing == nil)
  }

  @Test(
    arguments: [
      ("return cell;", []), ("cell.textLabel.text = [cell title];", ["textLabel", "title"]),
      ("if (!cell) { cell = [[Row alloc] init]; } [cell setRows:nil];", ["setRows"]),
      ("[self fill:cell];", nil), ("self.row = cell;", nil), ("Row *other = cell;", nil),
    ] as [(String, Set<String>?)])
  func `All members that code uses of a variable are known unless it does more with it`(
    code: String, members: Set<String>?
  ) {
    for cast in ["", "(Row *)"] {
      let facts = ObjectiveCFacts(
        """
        @implementation List
        - (UITableViewCell *)tableView:(UITableView *)view cellForRowAtIndexPath:(NSIndexPath *)path {
          Row *cell = \(cast)[view dequeueReusableCellWithIdentifier:@"a"];
          \(code)
        }
        @end
        """)
      let call = facts.call("dequeueReusableCellWithIdentifier:")
      #expect(call?.result?.members == members)
    }
  }

  @Test func `A controller that a cast passes on is only shown`() {
    let facts = ObjectiveCFacts(
      body: """
        [self presentViewController:(List *)[self.storyboard instantiateInitialViewController]
                           animated:YES completion:nil];
        """)
    #expect(facts.call("instantiateInitialViewController")?.result?.showing == .presented)
  }

  @Test func `Properties and messages without arguments are paths`() {
    func receiver(_ receiver: String) -> Expression? {
      ObjectiveCFacts(body: "[\(receiver) instantiateInitialViewController];")
        .call("instantiateInitialViewController")?.call.receiver
    }
    #expect(receiver("self.storyboard") == .name(["self", "storyboard"]))
    #expect(receiver("[self storyboard]") == .name(["self", "storyboard"]))
    #expect(receiver("self->_board") == .name(["self", "_board"]))
    #expect(receiver("_board") == .name(["_board"]))
    #expect(receiver("UIStoryboard.mainBoard") == .name(["UIStoryboard", "mainBoard"]))
    #expect(receiver("[[self class] board]") == .name(["Self", "board"]))
    #expect(receiver("super") == .name(["super"]))
    #expect(receiver("(UIStoryboard *)self.board") == .name(["self", "board"]))
    #expect(receiver("[self.other boardNumber:1]") != nil)
  }

  @Test func `A local name of self is self`() {
    let facts = ObjectiveCFacts(
      body: """
        __weak typeof(self) weakSelf = self;
        __weak List *other = self;
        [x run:^{
          @strongify(self)
          [weakSelf performSegueWithIdentifier:@"a" sender:nil];
          __strong __typeof__(weakSelf) self = weakSelf;
          [self performSegueWithIdentifier:@"b" sender:nil];
          [other performSegueWithIdentifier:@"c" sender:nil];
        }];
        """)
    #expect(facts.facts.calls.map { $0.call.arguments[0].value.short } == ["a", "b", "c"])
    #expect(facts.facts.calls.allSatisfy { $0.call.receiver == nil })
  }

  @Test func `Identifiers are read in every spelling`() {
    func identifier(_ expression: String) -> Expression? {
      ObjectiveCFacts(
        body: "[self performSegueWithIdentifier:\(expression) sender:self];",
        of: "- (void)go:(NSString *)name to:(id)place"
      ).performed
    }
    #expect(identifier("kShow") == .name(["kShow"]))
    #expect(identifier("name") == .parameter(0))
    #expect(identifier("self.name") == .name(["self", "name"]))
    #expect(identifier(#"flag ? @"a" : @"b""#) == .choice([.string("a"), .string("b")]))
    #expect(identifier(#"name ?: @"b""#) == .choice([.parameter(0), .string("b")]))
    #expect(identifier(#"(NSString *)@"a""#) == .string("a"))
    #expect(identifier(#"(@"a")"#) == .string("a"))
    #expect(identifier("NSStringFromClass([List class])") == .typeName(["List"]))
    #expect(identifier("NSStringFromClass(List.class)") == .typeName(["List"]))
    #expect(identifier("NSStringFromSelector(@selector(show:now:))") == .string("show:now:"))
    #expect(
      identifier(#"[@"a" stringByAppendingString:kB]"#)
        == .concatenation([.string("a"), .name(["kB"])]))
    #expect(identifier(#"[NSString stringWithFormat:@"%@", x]"#)?.short == "?")
    #expect(identifier("[Names show]") == .name(["Names", "show"]))
  }

  @Test func `Calls are found anywhere in code`() {
    let facts = ObjectiveCFacts(
      body: """
        NSArray *list = @[ [b scene:1], @{ @"k" : [b scene:2] } ];
        x[[b scene:3]] = foo([b scene:4], ^{ return [b scene:5]; });
        if (a && [b scene:6]) { do { [b scene:7]; } while ([b scene:8]); }
        for (int i = [b scene:9]; i < 3; i++) [b scene:10];
        switch ([b scene:11]) { case 1: [b scene:12]; break; default: [b scene:13]; }
        @try { [b scene:14]; } @catch (NSException *e) { [b scene:15]; } @finally { [b scene:16]; }
        @synchronized([b scene:17]) { @autoreleasepool { [b scene:18]; } }
        id y = a ? [b scene:19] : ({ [b scene:20]; });
        return [b scene:21];
        """)
    #expect(facts.facts.calls.count == 21)
    #expect(facts.facts.calls.map(\.position) == facts.facts.calls.map(\.position).sorted())
  }

  @Test(arguments: [
    #"class Guide { public: void go(List *list) { [list performSegueWithIdentifier:@"a"]; } };"#,
    #"struct Guide : Base { void scene(int); struct { void go() { [list performSegueWithIdentifier:@"a"]; } }; };"#,
    #"template <typename T> void go(T *list) { [list performSegueWithIdentifier:@"a"]; }"#,
    #"static auto go = [](List *list) { [list performSegueWithIdentifier:@"a"]; };"#,
  ])
  func `Calls in code of C++ outside of functions are found`(code: String) {
    let facts = ObjectiveCFacts(code + "\n@interface List : UIViewController\n@end")
    #expect(facts.facts.calls.map(\.call.function) == ["performSegueWithIdentifier:"])
    #expect(facts.facts.calls.first?.call.arguments.first?.value == .string("a"))
    #expect(facts.facts.types.map(\.name) == ["List"])
  }

  @Test func `The expected result of a call comes from a cast, a variable or the function`() {
    func result(_ statement: String) -> String? {
      ObjectiveCFacts(body: statement, of: "- (Detail *)go")
        .call("instantiateViewControllerWithIdentifier:")?.result?.type
    }
    let call = #"[self.storyboard instantiateViewControllerWithIdentifier:@"a"]"#
    #expect(result("List *x = \(call);") == "List")
    #expect(result("List *x; x = \(call);") == "List")
    #expect(result("self.list = (List *)\(call);") == "List")
    #expect(result("UIViewController<Themed> *x = \(call);") == "UIViewController")
    #expect(result("return \(call);") == "Detail")
    #expect(result("id x = \(call);") == nil)
    #expect(result("self.list = \(call);") == nil)
    #expect(result("__auto_type x = \(call);") == nil)
  }

  @Test(arguments: [
    ("UITableViewCell *cell = DEQUEUE; cell.textLabel.text = @\"\"; return cell;", true),
    ("Row *cell = (Row *)DEQUEUE; if (cell) { [cell show]; } return cell;", true),
    ("if (path.row > 0) { return nil; } id cell = DEQUEUE; return cell;", true),
    ("UITableViewCell *cell = DEQUEUE; if (!cell) { cell = [Row new]; } return cell;", false),
    ("UITableViewCell *cell = DEQUEUE; if (cell) { return cell; } return [Row new];", false),
    ("UITableViewCell *cell = DEQUEUE; return cell ?: [Row new];", false),
    ("UITableViewCell *cell = DEQUEUE; [self fill:&cell]; return cell;", false),
  ])
  func `A table needs the cell that its data source returns, unless code replaces it`(
    body: String, isNeeded: Bool
  ) {
    let call = #"[view dequeueReusableCellWithIdentifier:@"row"]"#
    func needsValue(_ selector: String) -> Bool? {
      ObjectiveCFacts(
        body: body.replacing("DEQUEUE", with: call), of: "- (UITableViewCell *)\(selector)"
      ).call("dequeueReusableCellWithIdentifier:")?.needsValue
    }
    let path = "(NSIndexPath *)path"
    #expect(
      needsValue("tableView:(UITableView *)view cellForRowAtIndexPath:\(path)") == isNeeded)
    #expect(needsValue("tableView:(UITableView *)view cellAt:\(path)") == false)
  }

  @Test func `Only calls that may navigate are facts`() {
    let facts = ObjectiveCFacts(
      body: """
        [self reload:x]; [x count]; NSLog(@"segue"); OpenScene(@"a", 1);
        [ListController alloc]; [ListController new]; [x register:[ListController class]];
        [self dismissViewControllerAnimated:YES completion:nil];
        """)
    #expect(
      facts.facts.calls.map(\.call.function)
        == ["OpenScene", "new", "register:", "dismissViewControllerAnimated:completion:"])
  }

  @Test func `Calls in C functions have no enclosing type`() {
    let fact = ObjectiveCFacts(
      #"static void open(UIViewController *c) { [c performSegueWithIdentifier:@"a" sender:c]; }"#
    ).facts.calls.first
    #expect(fact?.context.type == [])
    #expect(fact?.context.function == "open")
    #expect(fact?.context.parameters == [.init(label: "_", type: "UIViewController")])
    #expect(fact?.call.receiver == .parameter(0))
  }
}
