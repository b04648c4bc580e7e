import Foundation
import TestSupport
import Testing

/// `segues map --diff`: the drawing of the changes, and the changes in words.
@Suite struct MapDifferenceTests {
  private let app: VersionedFolder

  init() throws {
    app = try VersionedFolder()
  }

  private func map(_ arguments: String...) throws -> Subprocess {
    try Subprocess.run(
      Subprocess.product("segues"), ["map", "."] + arguments, folder: app.folder.path)
  }

  @Test func `The drawing has the states of scenes and segues`() throws {
    let run = try map("--diff", "HEAD", "--format", "svg")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let app = URL(fileURLWithPath: app.folder.path).lastPathComponent
    #expect(run.output.contains("<title id=\"map-title\">\(app): changes since HEAD</title>"))
    for part in ["data-scene=\"Main/list\"", "data-change=\"changed\"", "aria-label=\"Changed. "] {
      #expect(run.output.contains(part))
    }
  }

  @Test func `As text or Markdown, the output is the same as that of segues diff`() throws {
    for format in ["text", "markdown"] {
      let words = try map("--diff", "HEAD", "--format", format)
      let diff = try Subprocess.run(
        Subprocess.product("segues"), ["diff", "--rev", "HEAD", "--format", format],
        folder: app.folder.path)
      #expect(words.status == 0)
      #expect(words.output == diff.output)
      #expect(words.output.contains("showBook"))
    }
  }

  @Test func `The configuration's exclude and --no-xibs leave out files`() throws {
    try app.folder.write(VersionedFolder.storyboard(), to: "Legacy/Old.storyboard")
    try app.folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects><view id="v"/></objects>
      </document>
      """, to: "App/Card.xib")
    let whole = try map("--diff", "HEAD", "--format", "text")
    #expect(whole.output.contains("Legacy/Old.storyboard"))
    #expect(whole.output.contains("App/Card.xib"))
    try app.folder.write("exclude: [Legacy]\n", to: ".segues.yml")
    let configured = try map("--diff", "HEAD", "--format", "text", "--no-xibs")
    #expect(configured.output.contains(VersionedFolder.name))
    #expect(!configured.output.contains("Legacy/Old.storyboard"))
    #expect(!configured.output.contains("App/Card.xib"))
  }

  @Test func `JSON has the state of each scene and segue, and matches its schema`() throws {
    let run = try map("--diff", "HEAD", "--format", "json")
    #expect(try JSONSchema(named: "map-schema.json").problems(in: run.output).isEmpty)
    #expect(run.output.contains("\"change\": \"changed\""))
    #expect(run.output.contains("\"successor\": "))
    #expect(run.output.contains("\"file\": \"\(VersionedFolder.name)\""))
    #expect(!run.output.contains(app.folder.path))
  }

  @Test func `Without differences, the text says so`() throws {
    try app.commit("second")
    for format in ["text", "markdown"] {
      let run = try map("--diff", "HEAD", "--format", format)
      #expect(run.output == "No storyboard changed in meaning.\n")
      #expect(run.status == 0)
    }
  }

  @Test(arguments: ["html", "svg"])
  func `Without differences, no picture is written`(format: String) throws {
    try app.commit("second")
    for arguments in [[], ["--output", "changes"]] {
      let run = try Subprocess.run(
        Subprocess.product("segues"),
        ["map", ".", "--diff", "HEAD", "--format", format] + arguments, folder: app.folder.path)
      #expect(run.status == 0)
      #expect(run.output.isEmpty)
      #expect(run.errors.hasPrefix("No storyboard changed in meaning.\nNothing to draw"))
    }
    #expect(!FileManager.default.fileExists(atPath: app.folder.path("changes")))
    let json = try map("--diff", "HEAD", "--format", "json")
    #expect(try JSONSchema(named: "map-schema.json").problems(in: json.output).isEmpty)
  }

  @Test func `Text without a revision is an error, and so is an unreadable file`() throws {
    let words = try map("--format", "markdown")
    #expect(words.status == 2)
    #expect(words.errors.contains("--diff"))
    try app.folder.write("<document", to: VersionedFolder.name)
    let broken = try map("--diff", "HEAD", "--format", "text")
    #expect(broken.status == 2)
    #expect(broken.errors.contains("[malformed-xml]"))
  }
}
