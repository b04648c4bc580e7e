import Findings
import SegueChecking
import Testing

/// Functions of one name that create the scenes of different storyboards.
@Suite struct NamesakeFunctionTests {
  private static let storyboards = """
    --- List.storyboard
    <viewController customClass="List" initial="YES"/>
    <viewController storyboardIdentifier="Person"/>
    --- Settings.storyboard
    <viewController customClass="Settings" initial="YES"/>
    <viewController storyboardIdentifier="General"/>
    """

  /// The messages about scenes that storyboards lack, in an app whose settings have a function `instantiate`.
  private func messages(_ code: String, isInherited: Bool = true) -> [String] {
    let app = RuleExample(
      """
      \(Self.storyboards)
      --- List.swift
      class List: UIViewController {
      \(code)
      }
      class Group: \(isInherited ? "List" : "Settings") {
        func openGroup() { _ = instantiate("General") }
      }
      --- Settings.swift
      class Settings: UIViewController {
        \(Self.function(opening: "Settings"))
        lazy var general = instantiate("General")
        func open() { present(instantiate("Person"), animated: true) }
      }
      """)
    return ExampleApp(app).check().findings
      .filter { $0.rule == "instantiate-unknown-scene" }.map(\.message).sorted()
  }

  private static func function(opening storyboard: String) -> String {
    """
    func instantiate(_ id: String) -> UIViewController {
      UIStoryboard(name: "\(storyboard)", bundle: nil).instantiateViewController(withIdentifier: id)
    }
    """
  }

  @Test func `A local function is called only in the function around it`() {
    let found = messages(
      """
      func open() {
        \(Self.function(opening: "List"))
        _ = instantiate("Person")
        DispatchQueue.main.async { _ = instantiate("Gone") }
      }
      """)
    #expect(
      found == [
        "List.storyboard has no scene with the identifier “Gone”",
        "Settings.storyboard has no scene with the identifier “Person”",
      ])
  }

  @Test func `A local function hides a method`() {
    let found = messages(
      """
      \(Self.function(opening: "Settings"))
      func open() {
        \(Self.function(opening: "List"))
        _ = instantiate("Person")
      }
      func openGeneral() { _ = self.instantiate("General") }
      """)
    #expect(found == ["Settings.storyboard has no scene with the identifier “Person”"])
  }

  @Test func `A local function, closure or parameter that creates no scene hides a method`() {
    let found = messages(
      """
      \(Self.function(opening: "List"))
      func open() {
        _ = instantiate("Red")
        func instantiate(_ id: String) -> UIView { UIView() }
      }
      func openNext(instantiate: (String) -> UIView) { _ = instantiate("Green") }
      func openLast() {
        let instantiate = { (id: String) in UIView() }
        _ = instantiate("Blue")
        _ = self.instantiate("Yellow")
      }
      func openFirst() { _ = instantiate("Gone") }
      """)
    #expect(
      found == [
        "List.storyboard has no scene with the identifier “General”",
        "List.storyboard has no scene with the identifier “Gone”",
        "List.storyboard has no scene with the identifier “Yellow”",
        "Settings.storyboard has no scene with the identifier “Person”",
      ])
  }

  @Test func `A class calls its own method and its superclass's, and not another class's`() {
    let found = messages(
      """
      \(Self.function(opening: "List"))
      func open() { _ = instantiate("Person") }
      """)
    #expect(
      found == [
        "List.storyboard has no scene with the identifier “General”",
        "Settings.storyboard has no scene with the identifier “Person”",
      ])
  }

  @Test func `A class's own function that creates no scene hides those of other classes`() {
    let found = messages(
      """
      func instantiate(_ id: String) -> UIView { UIView() }
      static func instantiate(_ id: String) -> UIView { UIView() }
      func open() {
        _ = instantiate("Red")
        _ = self.instantiate("Green")
        _ = Settings.instantiate("Blue")
        _ = Icon.instantiate("Yellow")
        _ = other.instantiate("Gone")
      }
      }
      class Icon {
        static func instantiate(_ id: String) -> UIView { UIView() }
      """, isInherited: false)
    #expect(
      found == [
        "Settings.storyboard has no scene with the identifier “Blue”",
        "Settings.storyboard has no scene with the identifier “Gone”",
        "Settings.storyboard has no scene with the identifier “Person”",
      ])
  }

  @Test func `A function with other parameter types doesn't hide an inherited one`() {
    let found = messages(
      """
      enum Route { case one }
      func instantiate(_ route: Route) -> UIView { UIView() }
      func open() { _ = instantiate("Gone") }
      }
      extension UIViewController {
        \(Self.function(opening: "List"))
      """, isInherited: false)
    #expect(
      found == [
        "List.storyboard has no scene with the identifier “Gone”",
        "Settings.storyboard has no scene with the identifier “Person”",
      ])
  }

  @Test func `A call on super means the superclass's function`() {
    let found = messages(
      """
      \(Self.function(opening: "List"))
      }
      class Row: List {
        override func instantiate(_ id: String) -> UIViewController {
          super.instantiate("Person")
        }
      """)
    #expect(
      found == [
        "List.storyboard has no scene with the identifier “General”",
        "Settings.storyboard has no scene with the identifier “Person”",
      ])
  }

  @Test func `Each file may have a private constant of the same name`() {
    func source(_ name: String, _ storyboard: String, _ scene: String) -> String {
      """
      private extension UIStoryboard {
        static var own: UIStoryboard { UIStoryboard(name: "\(storyboard)", bundle: nil) }
      }
      private extension String {
        static let scene = "\(scene)"
      }
      class \(name): UIViewController {
        func open() { _ = UIStoryboard.own.instantiateViewController(withIdentifier: String.scene) }
      }
      """
    }
    let app = RuleExample(
      """
      \(Self.storyboards)
      --- List.swift
      \(source("List", "List", "Person"))
      --- Settings.swift
      \(source("Settings", "Settings", "General"))
      """)
    let result = ExampleApp(app).check()
    #expect(!result.findings.contains { $0.rule == "instantiate-unknown-scene" })
    #expect(!result.undecided.contains { $0.rule == "instantiate-unknown-scene" })
  }
}
