import SourceFacts
import Testing

/// Restoration identifiers that code compares or sets.
struct RestorationFactTests {
  private func found(_ facts: SourceFacts) -> [String] {
    facts.restorations.map { "\($0.kind) \($0.value.inALine)" }
  }

  private func found(swift lines: String, in head: String = "func run()") -> [String] {
    found(SwiftFacts("class List: UIViewController {\n\(head) {\n\(lines)\n}\n}").facts)
  }

  private static let heads = [
    "static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController?",
    "static func viewControllerWithRestorationIdentifierPath(path: [AnyObject], coder: NSCoder) -> UIViewController?",
    "func application(_ app: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder) -> Bool",
  ]

  @Test(arguments: heads)
  func `An element of the path that UIKit passes is compared`(head: String) {
    #expect(found(swift: #"if path.last == "a" { return nil }"#, in: head) == [#"compared "a""#])
    #expect(
      found(swift: #"guard let id = path.last as? String, id != "a" else { }"#, in: head)
        == [#"compared "a""#])
    #expect(
      found(swift: #"if path[0] == "a" && path.count > 1 { }"#, in: head) == [#"compared "a""#])
    #expect(
      found(swift: #"switch path.last { case "a", Names.b?: x(); default: y() }"#, in: head)
        == [#"compared "a""#, "compared Names.b"])
  }

  @Test(arguments: [
    #"if path.count == "a" { }"#, #"if other.last == "a" { }"#, #"if path == ["a"] { }"#,
    #"if path.last == nil { }"#, #"if path.last ?? "a" == "a" { }"#,
    #"if path.last.name == "a" { }"#,
  ])
  func `Other comparisons are not about restoration identifiers`(code: String) {
    #expect(found(swift: code, in: Self.heads[0]) == [])
  }

  @Test(arguments: [
    #"if controller.restorationIdentifier == "a" { }"#,
    #"if "a" != restorationIdentifier { }"#,
    #"switch make().restorationIdentifier { case "a": x() }"#,
    #"if ["a"].contains(controller?.restorationIdentifier) { }"#,
    #"let id = controller.restorationIdentifier; if id == "a" || x { }"#,
  ])
  func `The restoration identifier of an object is compared`(code: String) {
    #expect(found(swift: code) == [#"compared "a""#])
  }

  @Test(arguments: [
    (#"restorationIdentifier = "a""#, #"set "a""#),
    (#"controller?.restorationIdentifier = "a""#, #"set "a""#),
    ("controller.restorationIdentifier = Names.a.rawValue", "set Names.a"),
    ("controller.restorationIdentifier = make(1)", "set make(?)"),
    ("controller.restorationIdentifier = nil", "set nil"),
  ])
  func `A restoration identifier is set`(code: String, fact: String) {
    #expect(found(swift: code) == [fact])
  }

  @Test func `A key path of the restoration identifier may set any identifier`() throws {
    let found = found(swift: #"set(\.restorationIdentifier, to: "a")"#)
    #expect(found.count == 1)
    #expect(try #require(found.first).hasPrefix("set "))
    #expect(found != [#"set "a""#])
  }

  @Test func `A local variable of that name is not a restoration identifier`() {
    #expect(found(swift: #"var restorationIdentifier = x; restorationIdentifier = "a""#) == [])
  }

  // MARK: Objective-C

  private func found(objectiveC lines: String, in head: String = "- (void)run") -> [String] {
    found(ObjectiveCFacts(body: lines, of: head).facts)
  }

  private static let path =
    "+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path "
    + "coder:(NSCoder *)coder"

  @Test(arguments: [
    #"if ([[path lastObject] isEqualToString:@"a"]) { }"#,
    #"if ([@"a" isEqual:path.lastObject]) { }"#,
    #"NSString *last = [path lastObject]; if ([last isEqualToString:@"a"]) { return nil; }"#,
  ])
  func `An element of the path is compared in Objective-C`(code: String) {
    #expect(found(objectiveC: code, in: Self.path) == [#"compared "a""#])
    #expect(
      found(
        objectiveC: code,
        in: "- (UIViewController *)application:(UIApplication *)app "
          + "viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder")
        == [#"compared "a""#])
    #expect(found(objectiveC: code, in: "- (void)run:(NSArray *)path") == [])
  }

  @Test(arguments: [
    (#"if ([self.restorationIdentifier isEqualToString:@"a"]) { }"#, #"compared "a""#),
    (#"if ([[list row].restorationIdentifier isEqual:kName]) { }"#, "compared kName"),
    (#"self.restorationIdentifier = @"a";"#, #"set "a""#),
    (#"[list setRestorationIdentifier:@"a"];"#, #"set "a""#),
    ("list.restorationIdentifier = [self name];", "set self.name"),
  ])
  func `An object's restoration identifier is compared and set in Objective-C`(
    code: String, fact: String
  ) {
    #expect(found(objectiveC: code) == [fact])
  }

  // MARK: Delegates

  @Test(arguments: ["false", "return false", "// no\nreturn false"])
  func `A delegate in Swift refuses to save or restore the state`(body: String) {
    for label in ["shouldSaveApplicationState", "shouldRestoreSecureApplicationState"] {
      let head = "func application(_ app: UIApplication, \(label) coder: NSCoder) -> Bool"
      func refuses(_ body: String) -> Bool? {
        SwiftFacts("class App {\n\(head) {\n\(body)\n}\n}").method("App.application")?.refusesState
      }
      #expect(refuses(body) == true)
      #expect(refuses("return !isTest") == false)
      #expect(refuses("if isTest { return false }\nreturn true") == false)
    }
    #expect(
      SwiftFacts("class App { func run() -> Bool { \(body)\n } }").method("App.run")?.refusesState
        == false)
  }

  @Test func `A delegate in Objective-C refuses to save or restore the state`() {
    func refuses(_ body: String, _ label: String = "shouldSaveApplicationState") -> Bool? {
      ObjectiveCFacts(
        body: body, of: "- (BOOL)application:(UIApplication *)app \(label):(NSCoder *)coder"
      ).method("application:\(label):")?.refusesState
    }
    #expect(refuses("return NO;") == true)
    #expect(refuses("return YES;") == false)
    #expect(refuses("log(); return NO;") == false)
    #expect(refuses("return NO;", "shouldOpen") == false)
  }
}
