import Findings
import SegueChecking
import Testing

/// Apps in Objective-C, which declare things in headers and implementations.
@Suite struct ObjectiveCAppTests {
  /// The findings in an app whose list has the segue `showPerson` to `Person`, an unwind segue's
  /// action `done:`, and an outlet `label`.
  private func findings(header: String = "", code: String) -> [String] {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" storyboardIdentifier="list" initial="YES">
        <view key="view"><subviews><label id="text"/></subviews></view>
        <connections>
          <outlet property="label" destination="text"/>
          <segue destination="person" kind="show" identifier="showPerson"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person" storyboardIdentifier="person"/>
      --- List.h
      @interface List : UIViewController {
        IBOutlet UILabel *_label;
      }
      \(header)
      @end
      @interface Person : UIViewController
      @end
      --- List.m
      #import "List.h"
      @implementation List
      \(code)
      @end
      @implementation Person
      @end
      """)
    return ExampleApp(app).check().findings.filter { $0.severity != .note }
      .map { "\($0.severity) \($0.rule) \($0.location.line)" }
  }

  @Test func `An app without faults has no findings`() {
    let code = """
      + (NSString *)segueName { return @"showPerson"; }
      - (void)open { [self performSegueWithIdentifier:[List segueName] sender:nil]; }
      - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
        if (![segue.identifier isEqualToString:@"showPerson"]) return;
        Person *person = segue.destinationViewController;
      }
      """
    #expect(findings(code: code) == [])
  }

  @Test(arguments: [
    ("presentViewController:list animated:YES completion:nil", Severity.note, Severity.note),
    ("pushViewController:list animated:YES", Severity.note, Severity.warning),
    ("open:list", Severity.warning, Severity.warning),
  ])
  func `The wrong class of a variable is a note if code only shows the controller`(
    call: String, ofPerson: Severity, ofNavigation: Severity
  ) {
    for (identifier, severity) in [("person", ofPerson), ("navigation", ofNavigation)] {
      let app = RuleExample(
        """
        --- Main.storyboard
        <viewController customClass="List" initial="YES"/>
        <viewController customClass="Person" storyboardIdentifier="person"/>
        <navigationController storyboardIdentifier="navigation"/>
        --- List.m
        @interface List : UIViewController
        @end
        @interface Person : UIViewController
        @end
        @implementation List
        - (void)open {
          List *list = [self.storyboard instantiateViewControllerWithIdentifier:@"\(identifier)"];
          [self \(call)];
        }
        @end
        @implementation Person
        @end
        """)
      let found = ExampleApp(app).check().findings
        .filter { $0.rule == "instantiate-wrong-class" }
      #expect(found.map(\.severity) == [severity])
    }
  }

  @Test func `The identifier that a method returns is found`() {
    let code = """
      + (NSString *)segueName { return @"showPersom"; }
      - (void)open { [self performSegueWithIdentifier:[List segueName] sender:nil]; }
      """
    #expect(findings(code: code).contains("error perform-unknown-segue 3"))
  }

  @Test(arguments: ["Decapitalized", "PERSON", "S"])
  func `A function or macro may change the identifier that it gets`(_ function: String) {
    let code = """
      - (void)open { [self performSegueWithIdentifier:\(function)(@"ShowPerson") sender:nil]; }
      - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
        if ([segue.identifier isEqualToString:\(function)(@"ShowPerson")]) { return; }
      }
      - (void)performSegueNamed:(NSString *)name {
        [self performSegueWithIdentifier:\(function)(name) sender:nil];
      }
      - (void)show { [self performSegueNamed:@"ShowPerson"]; }
      """
    #expect(findings(code: code) == [])
  }

  @Test func `The storyboard that a method returns is found`() {
    func code(_ identifier: String) -> String {
      """
      + (UIStoryboard *)board { return [UIStoryboard storyboardWithName:@"Main" bundle:nil]; }
      - (void)open {
        [self performSegueWithIdentifier:@"showPerson" sender:nil];
        [[List board] instantiateViewControllerWithIdentifier:@"\(identifier)"];
      }
      """
    }
    #expect(findings(code: code("person")) == [])
    #expect(findings(code: code("persom")) == ["error instantiate-unknown-scene 6"])
  }

  @Test(arguments: [
    ("", 0), ("@implementation List (More)\n@end", 0), ("@implementation List\n@end", 2),
  ])
  func `A class without an implementation is compiled elsewhere, and may have more members`(
    code: String, count: Int
  ) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <view key="view"><subviews>
          <label id="l"/>
          <button id="b"><connections>
            <action selector="close:" destination="list" eventType="touchUpInside"/>
          </connections></button>
        </subviews></view>
        <connections><outlet property="label" destination="l"/></connections>
      </viewController>
      --- List.h
      @interface List : UIViewController
      @property (weak) IBOutlet UILabel *lable;
      @end
      --- List.m
      \(code)
      """)
    let result = ExampleApp(app).check()
    #expect(result.findings.filter { $0.rule.hasPrefix("unknown-") }.count == count)
    #expect(result.undecided.count { $0.reason == "List is declared elsewhere" } == 2 - count)
  }

  @Test func `A class or its superclass can override the storyboard`() {
    func findings(_ identifier: String, superclass: String) -> [String] {
      let app = RuleExample(
        """
        --- Main.storyboard
        <viewController customClass="List" initial="YES"/>
        --- Pad.storyboard
        <viewController storyboardIdentifier="pad" initial="YES"/>
        --- List.h
        @interface Base : UIViewController
        @end
        @interface List : \(superclass)
        @end
        --- List.m
        @implementation \(superclass == "Base" ? "Base" : "List")
        - (UIStoryboard *)storyboard { return [UIStoryboard storyboardWithName:@"Pad" bundle:nil]; }
        @end
        @implementation List (Open)
        - (void)open {
          [self.storyboard instantiateViewControllerWithIdentifier:@"\(identifier)"];
        }
        @end
        """)
      return ExampleApp(app).check().findings.filter {
        $0.rule == "instantiate-unknown-scene"
      }
      .map { "\($0.severity) \($0.location.line)" }
    }
    for superclass in ["Base", "UIViewController"] {
      #expect(findings("pad", superclass: superclass) == [])
      #expect(findings("pat", superclass: superclass) == ["error 6"])
    }
  }

  @Test func `A file's own constant hides another file's constant of the same name`() {
    func findings(_ own: String, _ other: String) -> [String] {
      let app = RuleExample(
        """
        --- Main.storyboard
        <viewController customClass="List" storyboardIdentifier="list" initial="YES"/>
        --- A.m
        static NSString *const name = @"\(other)";
        --- List.h
        @interface List : UIViewController
        @end
        --- List.m
        static NSString *const name = @"\(own)";
        @implementation List
        + (UIStoryboard *)board { return [UIStoryboard storyboardWithName:name bundle:nil]; }
        - (void)open { [[List board] instantiateViewControllerWithIdentifier:@"list"]; }
        @end
        """)
      return ExampleApp(app).check().findings.map(\.rule)
    }
    #expect(findings("Main", "main") == [])
    #expect(findings("Maim", "Main").contains("unknown-storyboard"))
  }

  @Test func `A variable that is nil until branches set it means the branches' storyboards`() {
    func rules(_ initial: String) -> [String] {
      let app = RuleExample(
        """
        --- Main.storyboard
        <viewController customClass="List" initial="YES"/>
        --- Pad.storyboard
        <viewController customClass="List" storyboardIdentifier="list" \(initial)/>
        --- List.h
        @interface List : UIViewController
        @end
        --- List.m
        @implementation List
        - (void)open {
          UIStoryboard *board = nil;
          if (self.isPhone) {
            board = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
          } else {
            board = [UIStoryboard storyboardWithName:@"Pad" bundle:nil];
          }
          UIViewController *first = [board instantiateInitialViewController];
          UIViewController *list = [[UIStoryboard storyboardWithName:@"Pad" bundle:nil]
            instantiateViewControllerWithIdentifier:@"list"];
        }
        @end
        """)
      return ExampleApp(app).check().findings.map(\.rule)
    }
    #expect(rules(#"initial="YES""#) == [])
    #expect(rules("") == ["missing-initial-controller"])
  }

  @Test func `A cast that cannot succeed is reported, unless the code checks the class first`() {
    func code(_ statement: String) -> String {
      """
      - (void)open { [self performSegueWithIdentifier:@"showPerson" sender:nil]; }
      - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
        if ([segue.identifier isEqualToString:@"showPerson"]) {
          \(statement)
        }
      }
      """
    }
    #expect(findings(code: code("List *x = segue.destinationViewController;")).count == 1)
    #expect(
      findings(
        code: code(
          """
          if ([segue.destinationViewController respondsToSelector:@selector(go)]) {
            [segue.destinationViewController performSelector:@selector(go)];
          }
          """)) == [])
  }
}
