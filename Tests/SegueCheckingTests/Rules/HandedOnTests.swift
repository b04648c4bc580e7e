import Findings
import SegueChecking
import Testing

/// Functions of an app that perform the segue whose identifier they get, unless they handle the
/// identifier themselves.
@Suite struct HandedOnTests {
  /// The messages about the code of a class whose only segue is `showPerson`.
  private func messages(_ file: String, _ code: String) -> [String] {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <connections>
          <segue destination="person" kind="show" identifier="showPerson"/>
        </connections>
      </viewController>
      <viewController id="person"/>
      --- \(file)
      \(code)
      """)
    return ExampleApp(app).check().findings
      .filter { ["perform-unknown-segue", "compare-unknown-segue"].contains($0.rule) }
      .map(\.message)
  }

  @Test func `An Objective-C method that handles an identifier itself doesn't need its segue`() {
    let found = messages(
      "List.m",
      """
      @interface List : UIViewController
      @end
      @implementation List
      - (void)my_performSegueWithIdentifier:(NSString *)identifier sender:(id)sender {
        if ([identifier isEqualToString:@"login"]) {
          [self logIn];
          return;
        }
        [self performSegueWithIdentifier:identifier sender:sender];
      }
      - (void)open {
        [self my_performSegueWithIdentifier:@"login" sender:nil];
        [self my_performSegueWithIdentifier:@"showPerson" sender:nil];
        [self my_performSegueWithIdentifier:@"gone" sender:nil];
      }
      @end
      """)
    #expect(found == ["List has no segue “gone”"])
  }

  @Test func `Each of two parameters without labels has its own condition`() {
    let swift = messages(
      "List.swift",
      """
      class List: UIViewController {
        func showSegues(_ first: String, _ second: String) {
          if first != "none" { performSegue(withIdentifier: first, sender: nil) }
          performSegue(withIdentifier: second, sender: nil)
        }
        func open() {
          showSegues("none", "showPerson")
          showSegues("showPerson", "gone")
        }
      }
      """)
    #expect(swift == ["List has no segue “gone”"])
    let objectiveC = messages(
      "List.m",
      """
      @interface List : UIViewController
      @end
      @implementation List
      - (void)showSegue:(NSString *)first thenSegue:(NSString *)second {
        [self performSegueWithIdentifier:first sender:nil];
        [self performSegueWithIdentifier:second sender:nil];
      }
      - (void)open { [self showSegue:@"showPerson" thenSegue:@"gone"]; }
      @end
      """)
    #expect(objectiveC == ["List has no segue “gone”"])
  }

  @Test func `A Swift function that handles an identifier itself doesn't need its segue`() {
    let found = messages(
      "List.swift",
      """
      class List: UIViewController {
        func open(segue identifier: String) {
          guard identifier != "login" else { return logIn() }
          if identifier == "help" { help() } else { performSegueLater(identifier) }
        }
        func performSegueLater(_ identifier: String) {
          switch identifier {
          case "news": news()
          default: performSegue(withIdentifier: identifier, sender: nil)
          }
        }
        func open() {
          open(segue: "login")
          open(segue: "help")
          open(segue: "news")
          open(segue: "showPerson")
          open(segue: "gone")
        }
      }
      """)
    #expect(found == ["List has no segue “gone”"])
  }

  @Test func `A function that performs several identifiers needs a segue for each`() {
    let found = messages(
      "List.swift",
      """
      class List: UIViewController {
        func open(segue identifier: String) {
          if identifier == "one" {
            performSegue(withIdentifier: identifier, sender: nil)
          } else if identifier == "two" {
            performSegue(withIdentifier: identifier, sender: self)
          }
        }
        func open() {
          open(segue: "one")
          open(segue: "two")
          open(segue: "three")
        }
      }
      """)
    #expect(found == ["List has no segue “one”", "List has no segue “two”"])
  }
}
