import SourceFacts
import Testing

/// The systems that the `#if` around a call compiles it for.
struct SwiftSystemTests {
  private func systems(_ text: String) -> [Systems] {
    Uses(run: text.replacing("here()", with: "performSegue(withIdentifier: \"a\", sender: self)"))
      .facts.calls.map(\.context.systems)
  }

  private static let conditions: [(String, Systems)] = [
    ("os(iOS)", .iOS),
    ("os(OSX)", .macOS),
    ("os(Linux)", []),
    ("!os(tvOS)", [.iOS, .macOS, .watchOS, .visionOS]),
    ("os(iOS) || os(tvOS) && DEBUG", [.iOS, .tvOS]),
    ("(os(iOS) || os(tvOS)) && !os(tvOS)", .iOS),
    ("!(os(iOS) || os(tvOS) || os(watchOS))", [.macOS, .visionOS]),
    ("targetEnvironment(macCatalyst)", .iOS),
    ("!targetEnvironment(macCatalyst)", .all),
    ("canImport(UIKit)", [.iOS, .tvOS, .watchOS, .visionOS]),
    ("canImport(UIKit, _version: 9000)", .all),
    ("canImport(AppKit) && DEBUG", .macOS),
    ("!canImport(Cocoa)", [.iOS, .tvOS, .watchOS, .visionOS]),
    ("DEBUG", .all),
    ("!DEBUG", .all),
    ("os(iOS) == DEBUG", .all),
  ]

  @Test(arguments: conditions)
  func `A call is compiled for the systems for which its condition may hold`(
    condition: String, expected: Systems
  ) {
    #expect(systems("#if \(condition)\nhere()\n#endif") == [expected])
  }

  @Test func `A later branch is compiled for the systems that no earlier one is for`() {
    #expect(
      systems(
        """
        here()
        #if os(iOS)
        here()
        #elseif os(tvOS) || os(iOS)
        here()
        #elseif DEBUG
        here()
        #else
        here()
        #endif
        """) == [
          .all, .iOS, .tvOS, [.macOS, .watchOS, .visionOS], [.macOS, .watchOS, .visionOS],
        ])
  }

  @Test func `A nested branch is compiled for the systems that all branches around it are for`() {
    #expect(
      systems("#if !os(macOS)\n#if !os(tvOS)\nhere()\n#endif\n#endif")
        == [[.iOS, .watchOS, .visionOS]])
  }

  @Test func `Code in an #if false is not read`() {
    let text = """
      class List: UIViewController {
        #if false
        @IBOutlet var old: UILabel!
        func run() { performSegue(withIdentifier: "a", sender: self) }
        #else
        func run() { performSegue(withIdentifier: "b", sender: self) }
        #endif
        var id: String {
          #if false
          return "x"
          #endif
          return "y"
        }
        func open() {
          switch state {
          #if false
          case .old: performSegue(withIdentifier: "c", sender: self)
          #endif
          default: break
          }
        }
      }
      """
    #expect(Uses(text).calls == ["performSegue(withIdentifier: \"b\", sender: self)"])
    let facts = SwiftFacts(text)
    #expect(facts.property("List.old") == nil)
    #expect(facts.property("List.id")?.value == .string("y"))
    #expect(facts.type("List")?.members.methods.map(\.name) == ["run", "open"])
  }

  @Test func `A branch around a whole class counts`() {
    let facts = Uses(
      """
      #if os(tvOS)
      class List: UIViewController {
        func open() { performSegue(withIdentifier: "a", sender: self) }
      }
      #endif
      """
    ).facts
    #expect(facts.calls.map(\.context.systems) == [.tvOS])
  }
}
