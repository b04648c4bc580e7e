import TestSupport
import Testing

/// The forms in which `prepare(for:sender:)` asks for the identifier, before and after `--to names`.
struct PrepareTests {
  private func app(
    _ prepare: String, segues: [SegueText] = [.named("a"), .named("b"), .named("c")]
  ) -> MigratedApp {
    MigratedApp(
      "import UIKit\n\nclass List: UIViewController {\n"
        + "  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {\n"
        + prepare.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined() + "  }\n}\n", segues: segues)
  }

  /// The body of `prepare(for:sender:)` after the migration.
  private func body(of app: MigratedApp) -> String? {
    guard let text = app.text() else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.contains("func prepare") }) else { return nil }
    return lines[(start + 1)...].prefix { $0 != "  }" }
      .map { $0.isEmpty ? "" : String($0.dropFirst(4)) }.joined(separator: "\n")
  }

  @Test func `A chain of ifs becomes a switch over all cases`() {
    let app = app(
      """
      // Sets up the destination.
      if segue.identifier == "a" {
        title = "A" // first
      } else if segue.identifier == "b" {
        title = "B"
      }
      """)
    #expect(
      body(of: app) == """
        // Sets up the destination.
        switch segueIdentifier(for: segue) {
        case .a:
          title = "A" // first
        case .b:
          title = "B"
        case .c:
          break
        }
        """)
    #expect(app.parses)
    #expect(app.newFindings.isEmpty)
  }

  @Test func `An else becomes a case for all other segues`() {
    let app = app(
      """
      if segue.identifier == "a" {
        title = "A"
      } else {
        title = "Other"
      }
      """)
    #expect(
      body(of: app) == """
        switch segueIdentifier(for: segue) {
        case .a:
          title = "A"
        case .b, .c:
          title = "Other"
        }
        """)
  }

  @Test func `A chain that asks for a segue twice stays one`() {
    let app = app(
      """
      if segue.identifier == "a" {
        title = "A"
      } else if segue.identifier == "a" {
        title = "B"
      }
      """)
    #expect(
      body(of: app) == """
        if segueIdentifier(for: segue) == .a {
          title = "A"
        } else if segueIdentifier(for: segue) == .a {
          title = "B"
        }
        """)
  }

  @Test func `Further conditions stay in a separate if`() {
    let app = app(
      """
      if segue.identifier == "a", let detail = segue.destination as? Detail,
        title == nil
      {
        detail.item = "A"
      }
      """, segues: [.named("a"), .named("b")])
    #expect(
      body(of: app) == """
        switch segueIdentifier(for: segue) {
        case .a:
          if let detail = segue.destination as? Detail,
            title == nil
          {
            detail.item = "A"
          }
        case .b:
          break
        }
        """)
  }

  @Test func `A default that does nothing becomes the missing cases`() {
    let app = app(
      """
      switch segue.identifier {
      case "a", "b":
        title = "A or B"
      default:
        break
      }
      """)
    #expect(
      body(of: app) == """
        switch segueIdentifier(for: segue) {
        case .a, .b:
          title = "A or B"
        case .c:
          break
        }
        """)
  }

  @Test func `A default of a complete switch is removed if it does nothing`() {
    let app = app(
      """
      switch segue.identifier! {
      case "a": title = "A"
      default: break
      }
      """, segues: [.named("a")])
    #expect(
      body(of: app) == """
        switch segueIdentifier(for: segue) {
        case .a: title = "A"
        }
        """)
  }

  @Test func `A segue without an identifier becomes the case unnamed`() {
    let app = app(
      """
      switch segue.identifier {
      case "a"?: title = "A"
      case nil: title = "Unnamed"
      default: title = "B"
      }
      """, segues: [.named("a"), .named("b"), .unnamed])
    #expect(
      body(of: app) == """
        switch segueIdentifier(for: segue) {
        case .a: title = "A"
        case .unnamed: title = "Unnamed"
        case .b: title = "B"
        }
        """)
    #expect(app.text()?.contains("    case unnamed = \"\"\n") == true)
  }

  @Test func `A guard that only binds the identifier is removed`() {
    let app = app(
      """
      guard let identifier = segue.identifier else { return }
      switch identifier {
      case "a": title = "A"
      default: title = "Other"
      }
      """, segues: [.named("a"), .named("b"), .unnamed])
    #expect(
      body(of: app) == """
        switch segueIdentifier(for: segue) {
        case .a: title = "A"
        case .unnamed:
          break
        case .b: title = "Other"
        }
        """)
  }

  @Test func `A comparison inside a condition becomes a comparison with a case`() {
    let app = app(
      """
      guard segue.identifier == "a" else { return }
      title = segue.identifier != "b" && isEditing ? "A" : ""
      """)
    #expect(
      body(of: app) == """
        guard segueIdentifier(for: segue) == .a else { return }
        title = segueIdentifier(for: segue) != .b && isEditing ? "A" : ""
        """)
  }

  @Test func `An if with a break that leaves a loop stays an if`() {
    let app = app(
      """
      for _ in 0..<3 {
        if segue.identifier == "a" {
          break
        }
      }
      """)
    #expect(
      body(of: app) == """
        for _ in 0..<3 {
          if segueIdentifier(for: segue) == .a {
            break
          }
        }
        """)
  }

  @Test func `A string that is compared in another way becomes a raw value`() {
    let app = app(
      """
      if let identifier = segue.identifier, identifier == "a" {
        title = "A"
      }
      """)
    #expect(
      body(of: app) == """
        if let identifier = segue.identifier, identifier == SegueIdentifier.a.rawValue {
          title = "A"
        }
        """)
  }
}
