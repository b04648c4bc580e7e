import Findings
import SegueChecking
import Testing

/// The methods that UIKit calls with the segues of a controller.
@Suite struct PrepareMethodTests {
  private func findings(_ method: String, segue: String = "kind=\"show\"") -> [Finding] {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List">
        <button>
          <connections>
            <segue \(segue) destination="b" identifier=""/>
          </connections>
        </button>
      </viewController>
      <viewController id="b"/>
      --- List.swift
      class List: UIViewController {
        \(method)
      }
      """)
    return ExampleApp(app).check().findings
  }

  @Test(arguments: [
    ("", [" identifier=\"\""]),
    ("override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}", []),
    ("override func prepareForSegue(segue: UIStoryboardSegue, sender: AnyObject?) {}", []),
    ("override func shouldPerformSegue(withIdentifier name: String, sender: Any?) {}", []),
  ])
  func `A segue's empty identifier is removed unless code may read it`(
    method: String, removed: [String]
  ) {
    let found = findings(method).filter { $0.rule == "empty-identifier" }
    #expect(found.map { $0.edits.map(\.expected) } == [removed])
  }

  @Test(arguments: [
    #"kind="custom" customClass="Fade""#, #"kind="show" destinationCreationSelector="make:""#,
  ])
  func `The empty identifier of a segue with its own class or action is not removed`(
    segue: String
  ) {
    let found = findings("", segue: segue).filter { $0.rule == "empty-identifier" }
    #expect(found.map(\.edits) == [[]])
  }

  @Test(arguments: [
    "override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}",
    "override func prepareForSegue(segue: UIStoryboardSegue, sender: AnyObject?) {}",
  ])
  func `A method that prepares segues is recognized in every version of Swift`(method: String) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List"/>
      --- List.swift
      class List: UIViewController {
        \(method)
      }
      """)
    #expect(ExampleApp(app).check().findings.map(\.rule) == ["prepare-without-segues"])
  }

  @Test(arguments: [("gone", "compare-unknown-segue"), ("", "prepare-without-segues")])
  func `A method that prepares no segue is reported, or else each identifier that it compares`(
    identifier: String, rule: String
  ) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List"/>
      --- List.swift
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "\(identifier)" { title = "" }
        }
      }
      """)
    #expect(ExampleApp(app).check().findings.map(\.rule) == [rule])
  }

  @Test(arguments: [
    (
      "List.swift",
      """
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "own" { title = "" }
        }
        func open() {
          let segue = OwnSegue(identifier: "own", source: self, destination: List())
          prepare(for: segue, sender: nil)
        }
      }
      """
    ),
    (
      "List.swift",
      """
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { title = "" }
        func open() {
          let segue = UIStoryboardSegue(identifier: nil, source: self, destination: List()) {}
          prepare(for: segue, sender: nil)
        }
      }
      """
    ),
    (
      "List.m",
      """
      @interface List : UIViewController
      @end
      @implementation List
      - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
        if ([segue.identifier isEqualToString:@"own"]) { self.title = @""; }
      }
      - (void)open {
        UIStoryboardSegue *segue = [[OwnSegue alloc] initWithIdentifier:@"own" source:self
                                                            destination:[List new]];
        [self prepareForSegue:segue sender:nil];
      }
      @end
      """
    ),
  ])
  func `A class may prepare a segue that its code creates`(file: String, code: String) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List"/>
      --- \(file)
      \(code)
      """)
    let rules = ["compare-unknown-segue", "prepare-without-segues"]
    #expect(!ExampleApp(app).check().findings.contains { rules.contains($0.rule) })
  }
}
