import BenchmarkSupport
import Foundation

/// Measures the build's tool on an app of 200 storyboards: a complete run, and a run after one
/// storyboard was edited.
///
/// The tool runs in two ways: with an action per storyboard and a merge, as with Make, Ninja and
/// Bazel, and as one command with a cache, as with the build plugin.
enum OneEdit {
  static func run() throws {
    guard let tool = ProcessTime.product("segues-generate") else {
      print("one edit: not measured, build the product `segues-generate` first\n")
      return
    }
    let place = try TemporaryPlace()
    defer { place.remove() }
    let app = try App(of: 200, in: place, tool: tool)
    var actions = (whole: [Double](), edited: [Double]())
    var cached = (whole: [Double](), edited: [Double]())
    for round in 0..<5 {
      try app.clean()
      actions.whole.append(try app.outlineAll() + app.merge())
      cached.whole.append(try app.generate())
      for edit in 0..<5 {
        let index = (round * 31 + edit * 17) % 200
        try app.edit(index, "round\(round)edit\(edit)")
        actions.edited.append(try app.outline(index) + app.merge())
        cached.edited.append(try app.generate())
      }
    }
    print("200 storyboards of 16 KB, whole processes one after the other, medians")
    row("200 actions and a merge", actions)
    row("one command with a cache", cached)
    print("")
  }

  private static func row(_ name: String, _ times: (whole: [Double], edited: [Double])) {
    let (whole, edited) = (times.whole.median, times.edited.median)
    print(
      "  " + name.padding(toLength: 28, withPad: " ", startingAt: 0)
        + String(
          format: "all %7.1f ms  after an edit %6.1f ms  1/%.0f  goal: at most 1/20", whole * 1000,
          edited * 1000, whole / edited))
  }

  /// The storyboards, and their outputs.
  private struct App {
    let count: Int
    let place: TemporaryPlace
    let tool: URL

    init(of count: Int, in place: TemporaryPlace, tool: URL) throws {
      self.count = count
      self.place = place
      self.tool = tool
      for index in 0..<count { try edit(index, "first") }
    }

    func storyboard(_ index: Int) -> String { place.path("Screens\(index).storyboard") }
    func outline(of index: Int) -> String { place.path("Screens\(index).outline") }

    /// Writes a storyboard with its own classes, and with a word in an identifier.
    func edit(_ index: Int, _ word: String) throws {
      let text = String(decoding: SyntheticStoryboard.data(bytes: 16_000), as: UTF8.self)
        .replacingOccurrences(of: "\"Scene", with: "\"Screens\(index)Scene")
        .replacingOccurrences(of: "identifier=\"row0\"", with: "identifier=\"\(word)\"")
      try Data(text.utf8).write(to: URL(fileURLWithPath: storyboard(index)))
    }

    func clean() throws {
      for name in ["merged", "cached", "segues.cache"] {
        try? FileManager.default.removeItem(atPath: place.path(name))
      }
      for index in 0..<count { try? FileManager.default.removeItem(atPath: outline(of: index)) }
    }

    func outlineAll() throws -> Double {
      try (0..<count).reduce(0) { try $0 + outline($1) }
    }

    func outline(_ index: Int) throws -> Double {
      try ProcessTime.seconds(
        of: tool, ["--outline", "--output", outline(of: index), storyboard(index)])
    }

    func merge() throws -> Double {
      try ProcessTime.seconds(
        of: tool, ["--output", place.path("merged")] + (0..<count).map(outline(of:)))
    }

    func generate() throws -> Double {
      try ProcessTime.seconds(
        of: tool,
        ["--output", place.path("cached"), "--cache", place.path("segues.cache")]
          + (0..<count).map(storyboard))
    }
  }
}
