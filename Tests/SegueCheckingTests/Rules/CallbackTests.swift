import Findings
import SegueChecking
import Testing

/// Scenes that the app's code instantiates by an identifier that the system hands to it.
@Suite struct CallbackTests {
  /// The scenes that are unreachable in a Mac app whose code, in one file, writes the identifier `map`.
  private func unreachable(_ file: String, _ code: String) -> [String] {
    let app = RuleExample(
      """
      --- Main.storyboard
      <pagecontroller customClass="Pages" initial="YES"/>
      <viewController customClass="Map" storyboardIdentifier="map"/>
      <viewController customClass="Help" storyboardIdentifier="help"/>
      --- Classes.swift
      class Map: NSViewController {}
      class Help: NSViewController {}
      --- \(file)
      \(code)
      """)
    return ExampleApp(app).check().findings
      .filter { $0.rule == "unreachable-scene" }.map(\.message)
  }

  private let help =
    "nothing leads to the scene “help” of Help: no segue does, and no code uses its identifier"

  @Test func `A page controller's delegate may get any identifier that the code writes`() {
    let found = unreachable(
      "Pages.swift",
      """
      class Pages: NSPageController, NSPageControllerDelegate {
        override func viewDidLoad() { arrangedObjects = ["map"] }
        func pageController(
          _ pageController: NSPageController,
          viewControllerForIdentifier identifier: NSPageController.ObjectIdentifier
        ) -> NSViewController {
          storyboard!.instantiateController(withIdentifier: identifier) as! NSViewController
        }
      }
      """)
    #expect(found == [help])
  }

  @Test func `A page controller's delegate in Objective-C may get any identifier, too`() {
    let found = unreachable(
      "Pages.m",
      """
      @interface Pages : NSPageController
      @end
      @implementation Pages
      - (void)viewDidLoad { self.arrangedObjects = @[@"map"]; }
      - (NSViewController *)pageController:(NSPageController *)pages
               viewControllerForIdentifier:(NSString *)identifier {
        return [self.storyboard instantiateControllerWithIdentifier:identifier];
      }
      @end
      """)
    #expect(found == [help])
  }

  @Test func `A window may be restored by any identifier that the code writes`() {
    let found = unreachable(
      "Pages.swift",
      """
      class Pages: NSPageController, NSWindowRestoration {
        let identifier = "map"
        static func restoreWindow(
          withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
          completionHandler: @escaping (NSWindow?, Error?) -> Void
        ) {
          NSStoryboard(name: "Main", bundle: nil).instantiateController(withIdentifier: identifier)
        }
      }
      """)
    #expect(found == [help])
  }
}
