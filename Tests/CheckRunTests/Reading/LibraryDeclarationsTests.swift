import Findings
import Foundation
import TestSupport
import Testing

@testable import CheckRun

/// Classes that the sources of dependencies on disk declare.
@Suite struct LibraryDeclarationsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes><scene sceneID="s"><objects>
          <viewController id="list" customClass="List" sceneMemberID="viewController">
            <view key="view" id="v"><subviews>
              <view id="chart" customClass="KitChart"/><label id="l"/>
            </subviews></view>
            <connections>
              <outlet property="chart" destination="chart" id="c1"/>
              <outlet property="title" destination="l" id="c2"/>
              <outlet property="other" destination="l" id="c3"/>
            </connections>
          </viewController>
        </objects></scene></scenes>
      </document>
      """, to: "App/Main.storyboard")
    try folder.write(
      "class List: KitList { @IBOutlet var chart: KitChart! }", to: "App/List.swift")
  }

  private func write(to sources: String) throws {
    try folder.write(
      """
      @interface KitList : KitBase
      - (void)open:(id)sender;
      @end
      """, to: "App/\(sources)/Kit/KitList.h")
    try folder.write(
      """
      open class KitBase: UIViewController {
        @IBOutlet public var title: UILabel!
        enum SegueIdentifier: String { case gone }
        open override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "gone" { print(segue.destination as! KitChart) }
        }
      }
      """, to: "App/\(sources)/Kit/Base/KitBase.swift")
    try folder.write(
      "@interface KitChart : UIView\n@end", to: "App/\(sources)/Kit/KitChart.h")
  }

  private func outcome(_ change: (inout CheckRequest) -> Void = { _ in }) throws -> CheckOutcome {
    var request = CheckRequest(paths: [folder.path("App")])
    change(&request)
    return try CheckRun(request).run()
  }

  private func undecided(in outcome: CheckOutcome) -> [String] {
    outcome.undecided.map { "\($0.rule) \($0.location.line): \($0.reason)" }
  }

  @Test(arguments: [("Podfile", "Pods"), ("Cartfile", "Carthage/Checkouts")])
  func `Extensions and categories of dependencies add members to the system's classes`(
    _ manifest: String, _ sources: String
  ) throws {
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes><scene sceneID="s"><objects>
          <viewController id="own" customClass="Own" sceneMemberID="viewController">
            <view key="view" id="v"><subviews><button id="b"><connections>
              <action selector="showMenu:" destination="own" eventType="touchUpInside" id="a1"/>
              <action selector="hideMenu:" destination="own" eventType="touchDown" id="a2"/>
              <action selector="showNote:" destination="own" eventType="touchDown" id="a3"/>
            </connections></button></subviews></view>
            <connections>
              <outlet property="menu" destination="v" id="o"/>
              <segue destination="exit" kind="unwind" unwindAction="backFromMenu:" id="u"/>
            </connections>
          </viewController>
          <exit id="exit" sceneMemberID="exit"/>
        </objects></scene></scenes>
      </document>
      """, to: "App/Own.storyboard")
    try folder.write("class Own: UIViewController {}", to: "App/Own.swift")
    try folder.write("", to: "App/\(manifest)")
    let rules = ["unknown-action", "unknown-outlet", "unwind-without-action"]
    func findings() throws -> [String] {
      try outcome().findings.filter { rules.contains($0.rule) }
        .map { "\($0.rule) \($0.location.line)" }
    }
    let missing = ["unknown-action 5", "unknown-action 6", "unknown-action 7", "unknown-outlet 10"]
    #expect(try findings() == missing + ["unwind-without-action 11"])
    try folder.write(
      """
      @interface UIViewController (Kit)
      @property (weak) IBOutlet UIView *menu;
      - (IBAction)showMenu:(id)sender;
      - (IBAction)backFromMenu:(UIStoryboardSegue *)segue;
      @end
      """, to: "App/\(sources)/Kit/Menus.h")
    try folder.write(
      """
      extension UIResponder { @IBAction public func hideMenu(_ sender: Any?) {} }
      class Note: UIViewController { @IBAction func showNote(_ sender: Any?) {} }
      """, to: "App/\(sources)/Kit/Hiding.swift")
    #expect(try findings() == ["unknown-action 7"])
  }

  @Test(arguments: [("Podfile", "Pods"), ("Cartfile", "Carthage/Checkouts")])
  func `The members of a dependency's classes are read from its sources`(
    _ manifest: String, _ sources: String
  ) throws {
    try folder.write("", to: "App/\(manifest)")
    #expect(
      try undecided(in: outcome()) == [
        "unknown-class 5: KitChart is declared elsewhere",
        "wrong-outlet-type 8: KitChart is declared elsewhere",
        "unknown-outlet 9: KitList is declared elsewhere",
        "unknown-outlet 10: KitList is declared elsewhere",
      ])
    try write(to: sources)
    let outcome = try outcome()
    // Another file of the dependency may have the other outlet.
    #expect(undecided(in: outcome) == ["unknown-outlet 10: KitBase is declared elsewhere"])
    #expect(outcome.findings.allSatisfy { !$0.location.file.contains(sources) })
  }

  @Test func `Dependencies without a manifest, and excluded ones, are not read`() throws {
    try write(to: "Pods")
    #expect(try undecided(in: outcome()).count == 4)
    try folder.write("", to: "App/Podfile")
    #expect(try undecided(in: outcome()).count == 1)
    #expect(try undecided(in: outcome { $0.excludes = ["Kit"] }).count == 4)
  }

  @Test func `A check that remembers the previous one doesn't read the dependencies again`() throws
  {
    try folder.write("", to: "App/Podfile")
    try write(to: "Pods")
    let memory = ReadingMemory()
    let file = SnapshotFile(readingFrom: folder.path("App/Pods/Kit/KitChart.h"))
    _ = try outcome { $0.memory = memory }
    let read = memory.source(file)
    _ = try outcome { $0.memory = memory }
    #expect(memory.source(file) === read)
  }

  @Test func `A cached outcome is not used after the dependencies have changed`() throws {
    try folder.write("", to: "App/Podfile")
    try write(to: "Pods")
    let cache = try TemporaryFolder()
    func count() throws -> Int {
      try outcome { $0.cache = .folder(cache.path("cache")) }.undecided.count
    }
    #expect(try count() == 1)
    #expect(try count() == 1)
    try folder.write(
      "class KitBase: UIViewController { @IBOutlet var other: UILabel! }",
      to: "App/Pods/Kit/Base/KitBase.swift")
    #expect(try undecided(in: outcome { $0.cache = .folder(cache.path("cache")) }).count == 1)
    try FileManager.default.removeItem(atPath: folder.path("App/Pods/Kit/KitChart.h"))
    #expect(try count() == 3)
  }

  @Test(arguments: [("Podfile", "Pods"), ("Cartfile", "Carthage/Checkouts")])
  func `A cached outcome is not used after the dependencies have been fetched`(
    _ manifest: String, _ sources: String
  ) throws {
    try folder.write("", to: "App/\(manifest)")
    let cache = try TemporaryFolder()
    func count() throws -> Int {
      try outcome { $0.cache = .folder(cache.path("cache")) }.undecided.count
    }
    #expect(try count() == 4)
    try write(to: sources)
    #expect(try count() == 1)
  }

  @Test func `A class that only a storyboard names is found if no source matters`() throws {
    try folder.write("struct Model {}", to: "App/List.swift")
    try folder.write("", to: "App/Podfile")
    try write(to: "Pods")
    try folder.write("class List: UIViewController {}", to: "App/Pods/Kit/List.swift")
    #expect(try outcome().findings.filter { $0.rule == "unknown-class" } == [])
  }

  @Test func `The app's bundle may contain the storyboards and xibs of its pods`() throws {
    try folder.write(
      """
      class List: UIViewController {
        @IBOutlet var chart: UIView!
        @IBOutlet var title: UILabel!
        @IBOutlet var other: UILabel!
        func open() {
          show(UIStoryboard(name: "Photo", bundle: nil).instantiateInitialViewController()!, sender: nil)
          _ = Bundle.main.loadNibNamed("Frame", owner: self)
        }
      }
      """, to: "App/List.swift")
    func errors() throws -> [String] {
      try outcome().findings.filter { $0.severity == .error }.map(\.rule).sorted()
    }
    try folder.write("", to: "App/Podfile")
    #expect(try errors() == ["unknown-storyboard", "unknown-xib"])
    try folder.write("", to: "App/Pods/Kit/Photo.storyboard")
    try folder.write("", to: "App/Pods/Kit/Frame.xib")
    #expect(try errors() == [])
    let rules = try Set(outcome().undecided.map(\.rule))
    #expect(rules.isSuperset(of: ["unknown-storyboard", "unknown-xib"]))
  }

  @Test func `A class of a dependency that the app extends is found`() throws {
    try folder.write("", to: "App/Podfile")
    try write(to: "Pods")
    try folder.write(
      """
      class List: KitList { @IBOutlet var chart: KitChart! }
      extension KitList { func show() { performSegue(withIdentifier: "show", sender: nil) } }
      """, to: "App/List.swift")
    #expect(try undecided(in: outcome()) == ["unknown-outlet 10: KitBase is declared elsewhere"])
  }
}
