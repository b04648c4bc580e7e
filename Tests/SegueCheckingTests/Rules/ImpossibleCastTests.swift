import Findings
import SegueChecking
import StoryboardModel
import Testing

/// The severity of casts that no segue of the class fits.
@Suite struct ImpossibleCastTests {
  /// A segue leads from `List` to `Person`, and none to `Group`.
  private let storyboard = """
    --- Main.storyboard
    <viewController id="list" customClass="List" initial="YES">
      <connections>
        <segue destination="person" kind="show" identifier="showPerson"/>
      </connections>
    </viewController>
    <viewController id="person" customClass="Person"/>
    <viewController id="group" customClass="Group" storyboardIdentifier="group"/>
    """

  private func findings(_ condition: String) -> [String] {
    let app = RuleExample(
      """
      \(storyboard)
      --- List.swift
      class Person: UIViewController {}
      class Group: UIViewController {}
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if \(condition) { (segue.destination as! Group).title = "" }
        }
      }
      """)
    return ExampleApp(app).check().findings.filter { $0.rule == "impossible-cast" }
      .map { "\($0.severity) \($0.location.line)" }
  }

  @Test(arguments: [("Group", [String]()), ("Screen", ["impossible-cast"])])
  func `A generic parameter hides the app's class of its name`(name: String, rules: [String]) {
    let app = RuleExample(
      """
      \(storyboard)
      --- List.swift
      class Person: UIViewController {}
      class Group: UIViewController {}
      class Lister<\(name): UIViewController>: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          (segue.destination as! Group).title = ""
        }
      }
      class List: Lister<Person> {}
      """)
    let found = ExampleApp(app).check().findings.filter { $0.severity == .error }
    #expect(found.map(\.rule) == rules)
  }

  @Test(arguments: [
    ("Screen<Int>.Controller", [String]()), ("Screen<Int>.Other", ["impossible-cast"]),
  ])
  func `A class inside a generic type is not that type`(name: String, rules: [String]) {
    let app = RuleExample(
      """
      \(storyboard)
      --- List.swift
      class Screen<Model> {
        class Controller: UIViewController {}
        class Other: UIViewController {}
      }
      class Person: Screen<Int>.Controller {}
      class Group: UIViewController {}
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          (segue.destination as! \(name)).title = ""
        }
      }
      """)
    let found = ExampleApp(app).check().findings.filter { $0.severity == .error }
    #expect(found.map(\.rule) == rules)
  }

  @Test(arguments: ["", "#endif\n--- Phone.swift\n#if os(iOS)"])
  func `A class may have another superclass in another branch of an #if`(between: String) {
    func errors(castTo name: String) -> Int {
      let app = RuleExample(
        """
        \(storyboard)
        --- Base.swift
        #if os(macOS)
        class Base: NSViewController {}
        \(between.isEmpty ? "#else" : between)
        class Base: UIViewController {}
        #endif
        --- List.swift
        class Person: Base {}
        class Group: UIViewController {}
        class List: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            (segue.destination as! \(name)).title = ""
          }
        }
        """)
      return ExampleApp(app).check().findings.count { $0.severity == .error }
    }
    #expect(errors(castTo: "UIViewController") == 0)
    #expect(errors(castTo: "UITableViewController") == 1)
  }

  @Test func `A cast in a branch for an identifier of the class is an error`() {
    #expect(findings("segue.identifier == \"showPerson\"") == ["error 5"])
  }

  @Test func `A cast in a branch for an unknown identifier is a warning, because it may never run`()
  {
    #expect(findings("segue.identifier == KitSegueRight") == ["warning 5"])
  }

  @Test func `A cast in a branch for all but an unknown identifier is an error`() {
    #expect(findings("segue.identifier != KitSegueRight") == ["error 5"])
  }

  @Test(arguments: [
    ("_ = (segue.destination as? Group)!", true),
    ("_ = (segue.destination as? Group)?.title", false),
    ("guard let group = segue.destination as? Group else { fatalError() }", true),
    ("guard let group = segue.destination as? Group else { return }", false),
    ("let group = segue.destination as? Group\ngroup!.title = \"\"", true),
    ("if segue.destination is Group { title = \"\" }", false),
  ])
  func `The consequence of an as? tells whether the code crashes on its nil`(
    code: String, crashes: Bool
  ) {
    let app = RuleExample(
      """
      \(storyboard)
      --- List.swift
      class Person: UIViewController {}
      class Group: UIViewController {}
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          \(code)
        }
      }
      """)
    let found = ExampleApp(app).check().findings.filter { $0.rule == "impossible-cast" }
    #expect(found.map { $0.why.hasSuffix("and the app crashes") } == [crashes])
  }

  @Test(arguments: [("Special", [String]()), ("Group", ["error 6"])])
  func `A segue action may put a subclass into a container`(type: String, expected: [String]) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <connections><segue destination="nav" kind="show" identifier="showPerson"/></connections>
      </viewController>
      <navigationController id="nav">
        <connections>
          <segue destination="person" kind="relationship" relationship="rootViewController"
            destinationCreationSelector="make:"/>
        </connections>
      </navigationController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      class Person: UIViewController {}
      class Special: Person {}
      class Group: UIViewController {}
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          _ = (segue.destination as! UINavigationController).topViewController as! \(type)
        }
        @IBSegueAction func make(_ coder: NSCoder) -> Person? { Special(coder: coder) }
        func open() { performSegue(withIdentifier: "showPerson", sender: nil) }
      }
      """)
    let found = ExampleApp(app).check().findings.filter { $0.rule == "impossible-cast" }
    #expect(found.map { "\($0.severity) \($0.location.line)" } == expected)
  }

  /// The findings in Objective-C about the destination of a segue to `Person`.
  private func findingsInObjectiveC(_ body: String, person: String = "") -> [Finding] {
    let app = RuleExample(
      """
      \(storyboard)
      --- List.h
      @interface Person : UIViewController
      @property (nonatomic) NSString *name;
      \(person)
      @end
      @interface Group : UIViewController
      @property (nonatomic) NSArray *persons;
      @property (nonatomic) NSString *name;
      @property (nonatomic) NSURL *URL;
      - (void)setHTML:(NSString *)text;
      - (void)reload;
      @end
      --- List.m
      @interface List : UIViewController
      @end
      @implementation List
      - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
        \(body)
      }
      @end
      @implementation Person
      @end
      @implementation Group
      - (void)reload {}
      - (void)viewWillAppear:(BOOL)animated {}
      @end
      """)
    return ExampleApp(app).check().findings.filter { $0.rule == "impossible-cast" }
  }

  @Test(arguments: [
    "Group *group = (Group *)segue.destinationViewController;\ngroup.persons = nil;",
    "Group *group = segue.destinationViewController;\ngroup.title = @\"a\";\n[group reload];",
    "Group *group;\ngroup = (Group *)segue.destinationViewController;\n[group setPersons:nil];",
    "[(Group *)segue.destinationViewController setURL:nil];",
    "((Group *)segue.destinationViewController).persons = nil;",
    "[(Group *)segue.destinationViewController reload];",
    "UINavigationController *n = segue.destinationViewController;\n[n topViewController];",
  ])
  func `Using a member that only the cast's class has makes a cast in Objective-C an error`(
    _ body: String
  ) {
    #expect(findingsInObjectiveC(body).map(\.severity) == [.error])
  }

  @Test(arguments: [
    ("- (void)reload;", Severity.warning),
    ("@property (nonatomic, getter=reload) BOOL isNew;", Severity.warning),
    ("@property (nonatomic, setter=reload:) BOOL isNew;", Severity.warning),
    ("@property (nonatomic, setter=setNew:) BOOL isNew;", Severity.error),
    ("- (id)forwardingTargetForSelector:(SEL)selector;", Severity.warning),
    ("- (IBAction)forwardButtonTapped:(id)sender;", Severity.error),
  ])
  func `Using a member that the object may have doesn't make a cast an error`(
    person: String, severity: Severity
  ) {
    let body = "[(Group *)segue.destinationViewController reload];"
    #expect(findingsInObjectiveC(body, person: person).map(\.severity) == [severity])
  }

  @Test func `A message that sets a property of the object doesn't make a cast an error`() {
    let body = "[(Group *)segue.destinationViewController setHTML:nil];"
    let property = "@property (nonatomic) NSString *HTML;"
    #expect(findingsInObjectiveC(body).map(\.severity) == [.error])
    #expect(findingsInObjectiveC(body, person: property).map(\.severity) == [.warning])
  }

  @Test(arguments: [
    "- (void)setPersons:(NSArray *)persons;",
    "@property (nonatomic, setter=setPersons:) NSArray *all;",
  ])
  func `An assignment that calls a setter of the object doesn't make a cast an error`(
    _ person: String
  ) {
    let body = "((Group *)segue.destinationViewController).persons = nil;"
    #expect(findingsInObjectiveC(body, person: person).map(\.severity) == [.warning])
  }

  @Test(arguments: [
    "Group *group = (Group *)segue.destinationViewController;\ngroup.title = @\"a\";",
    "Group *group = (Group *)segue.destinationViewController;\ngroup.name = @\"a\";",
    "Group *group = (Group *)segue.destinationViewController;\n[group viewWillAppear:YES];",
    "Group *group = (Group *)segue.destinationViewController;\n[self open:group];",
    "[self open:(Group *)segue.destinationViewController];",
    "UINavigationController *n = segue.destinationViewController;\nn.title = @\"a\";",
    "Group *g = segue.destination;\nif ([g isKindOfClass:[Group class]]) { g.persons = nil; }",
    "Group *g = segue.destination;\nif ([g respondsToSelector:@selector(a)]) [g setPersons:nil];",
    "Group *g = segue.destination;\nif (self.title) { g = [Group new]; g.persons = nil; }",
    "Group *g = segue.destination;\nif ([segue.identifier isEqual:@\"a\"]) { g.persons = nil; }",
  ])
  func `Any other impossible cast in Objective-C is a warning about messages`(_ body: String) {
    let found = findingsInObjectiveC(body)
    #expect(Set(found.map(\.severity)) == [.warning])
    #expect(found.contains { $0.why.contains("a message that only a") })
  }
}
