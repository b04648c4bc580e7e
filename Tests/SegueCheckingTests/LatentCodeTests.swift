import Findings
import SegueChecking
import Testing

/// Findings in code that cannot happen today.
@Suite struct LatentCodeTests {
  private func reasons(_ text: String) -> [String?] { ExampleApp.latentReasons(text) }

  private func reasonsOfCode(_ code: String, scene: String = #"initial="YES""#) -> [String?] {
    reasons(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" \(scene)/>
      <viewController id="other" \(scene.isEmpty ? #"initial="YES""# : "")/>
      --- List.swift
      class List: UIViewController {
        \(code)
      }
      """)
  }

  private let body = #"{ performSegue(withIdentifier: "gone", sender: nil) }"#

  @Test func `A finding in a class whose scenes nothing shows is latent`() {
    #expect(
      reasonsOfCode("func open() \(body)", scene: "") == [
        "nothing reaches the scenes and xibs of List, and no code creates an object of the class"
      ])
  }

  @Test func `A method with the name of a class does not create it`() {
    let method = "}\nclass Menu: UIView {\nfunc List(_ sender: Any) {}"
    #expect(reasonsOfCode("func open() \(body)\n\(method)", scene: "").map { $0 != nil } == [true])
    let call = "}\nclass Menu: UIView {\nfunc make() { List() }"
    #expect(reasonsOfCode("func open() \(body)\n\(call)", scene: "") == [nil])
  }

  @Test(arguments: [
    #"@IBAction func open() { performSegue(withIdentifier: "gone", sender: nil) }"#,
    """
    let name = "gone"
    @IBAction func open() { performSegue(withIdentifier: name, sender: nil) }
    """,
  ])
  func `A finding in a controller that nothing creates is latent`(left: String) {
    func code(_ more: String) -> [String?] {
      reasonsOfCode("}\nclass Left: UIViewController {\n\(left)\n\(more)")
        .filter { $0 != nil }
    }
    #expect(code("") == ["no storyboard, xib or code creates an object of the class Left"])
    #expect(code("}\nclass Other {\nfunc make() { Left() }") == [])
  }

  /// The reasons of a finding in a method of `Left`, a class of Objective-C that no storyboard names.
  private func reasonsOfObjectiveC(_ code: String, inherits: String = "UIViewController")
    -> [String?]
  {
    reasons(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES"/>
      --- List.m
      #import "Left.h"
      @interface List : UIViewController
      @end
      @implementation List
      - (void)go { \(code) }
      @end
      --- Left.h
      @interface Left : \(inherits)
      @end
      --- Left.m
      #import "Left.h"
      @interface Left ()
      @end
      @implementation Left
      - (void)open { [self.table dequeueReusableCellWithIdentifier:@"a" forIndexPath:nil]; }
      @end
      """)
  }

  @Test func `A finding in a controller of Objective-C that nothing creates is latent`() {
    let reason = "no storyboard, xib or code creates an object of the class Left"
    #expect(reasonsOfObjectiveC("") == [reason])
    #expect(reasonsOfObjectiveC("Left *left = (Left *)self.parentViewController;") == [reason])
  }

  @Test(arguments: [
    "[self show:[[Left alloc] init]];", "[self show:Left.new];", "[Left open];",
    "[self show:[NSClassFromString(name) new]];", "[self show:[objc_lookUpClass(name) new]];",
  ])
  func `A controller of Objective-C that code may create is not latent`(code: String) {
    #expect(reasonsOfObjectiveC(code) == [nil])
  }

  @Test func `A finding in a class that isn't a controller is not latent`() {
    #expect(reasonsOfObjectiveC("", inherits: "NSObject") == [nil])
  }

  @Test func `A controller that a property list names is not latent`() {
    func reasons(_ name: String) -> [String?] {
      self.reasons(
        """
        --- Main.storyboard
        <viewController customClass="List" initial="YES"/>
        --- Info.plist
        <dict><key>NSExtensionPrincipalClass</key><string>App.\(name)</string></dict>
        --- Left.swift
        class List: UIViewController {}
        class Left: UIViewController {
          func open() \(body)
        }
        """)
    }
    #expect(reasons("Left") == [nil])
    #expect(reasons("List") == ["no storyboard, xib or code creates an object of the class Left"])
  }

  @Test func `A controller of a framework, which apps elsewhere may use, is not latent`() {
    let app = RuleExample(
      """
      --- App/Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- App/List.swift
      class List: UIViewController {}
      --- Kit/Left.swift
      class Left: UIViewController {
        func open() \(body)
      }
      """)
    func latent(_ apps: Set<String>) -> [Bool] {
      var input = ExampleApp(app).input
      input.setMemberships { membership, folder in
        membership.targets = [folder]
        membership.isOfApps = apps.contains(folder)
      }
      return SegueChecker.check(input).findings.filter { $0.rule == "perform-unknown-segue" }
        .map { $0.latent != nil }
    }
    #expect(latent(["App"]) == [false])
    #expect(latent(["App", "Kit"]) == [true])
  }

  @Test(arguments: [
    ("other", true), ("shouldSaveApplicationState", false),
    ("shouldSaveSecureApplicationState", false),
  ])
  func `Code that restores a controller is latent unless the app saves its state`(
    label: String, isLatent: Bool
  ) {
    let found = reasons(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- List.m
      @interface List : UIViewController
      @end
      @implementation List
      + (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path
                                                                  coder:(NSCoder *)coder {
        UIStoryboard *board = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
        return [board instantiateViewControllerWithIdentifier:@"gone"];
      }
      @end
      --- AppDelegate.swift
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, \(label) coder: NSCoder) -> Bool { true }
      }
      """)
    let reason = "the app doesn't let the system save and restore its state"
    #expect(found == [isLatent ? reason : nil])
  }

  @Test(arguments: [
    "static func open(_ list: UIViewController) { list.performSegue(withIdentifier: \"gone\", sender: nil) }",
    "func open() BODY\n}\nclass Other {\nfunc make() { List() }",
    "func open() BODY\n}\nclass Other {\nlet list: List = .init()",
    "func open() BODY\n}\nclass Other: List {",
    "func open() BODY\n}\nclass Other {\nlet type: AnyClass? = NSClassFromString(name)",
  ])
  func `A finding in a class that code may create is not latent`(code: String) {
    #expect(reasonsOfCode(code.replacing("BODY", with: body), scene: "").allSatisfy { $0 == nil })
  }
}
