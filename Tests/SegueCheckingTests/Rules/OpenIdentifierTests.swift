import Findings
import SegueChecking
import Testing

/// Identifiers of segues that code uses without saying which ones it means.
@Suite struct OpenIdentifierTests {
  /// The identifiers without a known use, and the reasons for those that code may need, in an app whose list has a
  /// button with the segue `showPerson`, and whose person one with `back`.
  private func check(_ code: String) -> (findings: [String], undecided: [String]) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <view key="view" id="v"><subviews><button id="b"><connections>
          <segue destination="person" kind="show" identifier="showPerson"/>
        </connections></button></subviews></view>
      </viewController>
      <scene>
        <viewController id="person" customClass="Person">
          <view key="view" id="w"><subviews><button id="c"><connections>
            <segue destination="exit" kind="unwind" unwindAction="goBack:" identifier="back"/>
          </connections></button></subviews></view>
        </viewController>
        <exit id="exit"/>
      </scene>
      --- List.swift
      class List: UIViewController {
        let next: String
        @IBAction func goBack(_ segue: UIStoryboardSegue) {}
      }
      class Person: UIViewController {}
      \(code)
      """)
    let result = ExampleApp(app).check()
    let rule = "unused-segue-identifier"
    return (
      result.findings.filter { $0.rule == rule }.map(\.message),
      result.undecided.filter { $0.rule == rule }.map(\.reason)
    )
  }

  private let showPerson = "no code reads the identifier “showPerson”"
  private let back = "no code reads the identifier “back”"

  private func prepare(_ code: String) -> String {
    "extension List { func prepare(for segue: UIStoryboardSegue, sender: Any?) { \(code) } }"
  }

  @Test(arguments: [
    "if segue.identifier!.hasPrefix(\"show\") {}", "if segue.identifier == next {}",
    "shown[segue.identifier!] = segue.destination",
  ])
  func `The identifiers of a class that uses them in an unknown way are undecided`(_ code: String) {
    let result = check(prepare(code))
    #expect(result.findings == [back])
    #expect(result.undecided == ["List uses the identifier in an unknown way"])
  }

  @Test(arguments: ["print(segue.identifier!)", "if segue.identifier == nil {}"])
  func `Identifiers that a class only logs count as unread`(_ code: String) {
    let result = check(prepare(code))
    #expect(result.findings.sorted() == [back, showPerson])
    #expect(result.undecided == [])
  }

  @Test func `An unwind action may get the identifier of any unwind segue`() {
    let result = check(
      """
      extension List {
        @IBAction func undo(_ segue: UIStoryboardSegue) { run(segue.identifier) }
      }
      """)
    #expect(result.findings == [])
    #expect(result.undecided.count == 2)
  }

  @Test func `An object that isn't a controller may get any controller's segues`() {
    let result = check(
      """
      class Router {
        func go(_ segue: UIStoryboardSegue) { run(segue.identifier) }
      }
      """)
    #expect(result.findings == [])
    #expect(Set(result.undecided) == ["Router uses the identifier in an unknown way"])
  }

  /// The findings about the identifier `a` of two segues of a class, which buttons of a list fire, and the reasons why
  /// it is undecided whether it is a duplicate.
  private func checkTwo(
    _ name: String, _ code: String
  ) -> (findings: [Finding], undecided: [String]) {
    func button(_ destination: String) -> String {
      """
      <button><connections>
        <segue kind="custom" customClass="\(name)" identifier="a" destination="\(destination)"/>
      </connections></button>
      """
    }
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        \(button("person"))
        \(button("place"))
      </viewController>
      <viewController id="person"/>
      <viewController id="place"/>
      --- List.swift
      class List: UIViewController { \(code) }
      class Far: UIStoryboardSegue {
        override func perform() { open(identifier) }
      }
      --- Fade.swift
      class Fade: UIStoryboardSegue {
        override func perform() { source.show(destination, sender: nil) }
      }
      --- Named.m
      @interface Named : UIStoryboardSegue
      @end
      @implementation Named
      - (void)perform { [self open:self.identifier]; }
      @end
      """)
    let result = ExampleApp(app).check()
    let rules = ["unused-segue-identifier", "duplicate-segue-identifier"]
    return (
      result.findings.filter { rules.contains($0.rule) },
      result.undecided.filter { $0.rule == rules[1] }.map(\.reason)
    )
  }

  private func prepareSwift(_ identifier: String) -> String {
    """
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "\(identifier)" {}
      }
    """
  }

  @Test(arguments: ["Named", "Far"])
  func `Equal identifiers are undecided if the segues' own class may read them`(
    _ name: String
  ) {
    let result = checkTwo(name, "")
    #expect(result.findings == [])
    #expect(result.undecided == ["the class of the segue, \(name), may read the identifier"])
  }

  @Test func `Identifiers that code performs or compares are duplicates, whatever the class reads`()
  {
    let perform = #"func go() { performSegue(withIdentifier: "a", sender: nil) }"#
    let performed = checkTwo("Named", perform).findings
    #expect(performed.map(\.rule) == ["duplicate-segue-identifier"])
    #expect(performed.allSatisfy { $0.why.contains("which one code performs") })
    let compared = checkTwo("Named", prepareSwift("a")).findings
    #expect(compared.map(\.rule) == ["duplicate-segue-identifier"])
    #expect(compared.map(\.why) == ["code cannot tell them apart"])
    #expect(checkTwo("Named", prepareSwift("b")).undecided.count == 1)
  }

  @Test func `Code can't tell duplicates apart, even if it performs none of them`() {
    let found = checkTwo("Fade", "").findings
    #expect(found.map(\.rule).filter { $0 == "unused-segue-identifier" }.count == 2)
    let duplicates = found.filter { $0.rule == "duplicate-segue-identifier" }
    #expect(duplicates.map(\.why) == ["code cannot tell them apart"])
  }

  @Test(arguments: [(#"customClass="Flip""#, "warning"), (#"customClass="Fade""#, "note")])
  func `Duplicates that lead to one scene are a note only if they lead there in the same way`(
    attribute: String, severity: String
  ) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <connections>
          <segue kind="custom" customClass="Fade" identifier="a" destination="person"/>
          <segue kind="custom" \(attribute) identifier="a" destination="person"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person"/>
      """)
    let found = ExampleApp(app).check().findings.filter {
      $0.rule == "duplicate-segue-identifier"
    }
    #expect(found.map(\.severity.rawValue) == [severity])
    let isOther = found.first?.message.hasSuffix("this one leads to Person in another way")
    #expect(isOther == (severity == "warning"))
  }
}
