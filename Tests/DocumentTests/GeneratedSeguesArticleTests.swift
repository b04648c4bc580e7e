import Foundation
import TestSupport
import Testing

/// The code of the article on generated segues compiles, together with the code generated for a storyboard
/// that has the segues in it.
@Suite struct GeneratedSeguesArticleTests {
  private let storyboard = StoryboardText(scenes: [
    .controller(
      "list", "tableViewController", class: "ListViewController",
      segues: [
        SegueText("show", to: "person", identifier: "ShowPerson", from: .button),
        SegueText("show", to: "about", from: .button),
      ]),
    .controller("person", class: "PersonViewController"),
    .controller("about", class: "AboutViewController"),
    .controller(
      "pills", class: "PillsViewController",
      segues: [SegueText("show", to: "about", id: "pill", identifier: "RedPill")]),
    .controller(
      "settings", class: "SettingsViewController",
      segues: [SegueText("show", to: "person", id: "edit", identifier: "editPerson")]),
  ])

  // Declarations that the article leaves out.
  private let surroundings = """
    import SeguesMacros
    struct Person { var name: String }
    final class AboutViewController: UIViewController {}
    extension ListViewController {
      var people: [Person] { [] }
      func log(_ text: String) {}
    }

    """

  @Test func `The code of the article compiles`() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard.xml, to: "Main.storyboard")
    let generation = try Subprocess.run(
      Subprocess.product("segues"), ["generate", "Main.storyboard", "--output", "Generated"],
      folder: folder.path)
    try #require(generation.status == 0, "\(generation.errors)")
    try folder.write(surroundings + code(), to: "Screens.swift")
    let generated = try FileManager.default.contentsOfDirectory(atPath: folder.path("Generated"))
      .sorted().map { folder.path("Generated/\($0)") }
    #expect(generated.count == 1)
    let result = try Compiler(flags: ["-swift-version", "6"])
      .compile([folder.path("Screens.swift")] + generated)
    #expect(result.succeeded && result.messages == [], "\(result.output)")
  }

  /// The article's blocks: classes verbatim, and methods in the class of the first block.
  private func code() throws -> String {
    let article = try PackageFolder.text(
      of: "Sources/AppRuntime/Segues/Documentation.docc/GeneratedSegues.md")
    var blocks = article.matches(of: /```swift\n([^`]+)```/).map { String($0.1) }
    try #require(blocks.count > 5)
    let list = blocks.removeFirst()
    #expect(list.contains("final class ListViewController"))
    let methods = blocks.filter { !$0.contains("final class ") }
    let classes = blocks.filter { $0.contains("final class ") }
    let end = try #require(list.lastIndex(of: "}"))
    return list[..<end] + methods.joined(separator: "\n") + "}\n" + classes.joined(separator: "\n")
  }
}
