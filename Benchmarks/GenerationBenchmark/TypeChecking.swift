import BenchmarkSupport
import Foundation
import SegueGeneration
import StoryboardModel
import StoryboardParsing

/// Measures the compiler's time for generated code, in addition to the time for the classes alone.
enum TypeChecking {
  static func run() throws {
    let modules = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("Modules").path
    guard FileManager.default.fileExists(atPath: modules + "/Segues.swiftmodule") else {
      print("type-checking: not measured, build the target `Segues` first\n")
      return
    }
    let place = try TemporaryPlace()
    defer { place.remove() }
    // 84 scenes with 12 segues each.
    let data = try storyboard(ofScenes: 84)
    guard let file = StoryboardReader().read(data, path: "Many.storyboard").file else { return }
    let code = SegueGenerator().generate([file])
    let text = code.files.map(\.text).joined()
    let classes = (0..<84).map {
      "final class Scene\($0)ViewController: UITableViewController {}"
    }
    let stubs = place.path("Stubs.swift")
    let generated = place.path("Many.storyboard.swift")
    try write("import Segues\n" + classes.joined(separator: "\n"), to: stubs)
    try write(text, to: generated)
    var alone: [Double] = []
    var both: [Double] = []
    for _ in 0..<3 {
      alone.append(try check([stubs], modules))
      both.append(try check([stubs, generated], modules))
    }
    let added = both.median - alone.median
    print(
      "Type-checking code of \(file.segues.count) segues in 84 classes, medians of 3\n"
        + String(
          format: "  %.2f s for 1,000 segues, the classes alone left out  goal: under 2\n",
          added * 1000 / Double(max(1, file.segues.count))))
  }

  private static func storyboard(ofScenes count: Int) throws -> Data {
    var bytes = 200_000
    while true {
      let data = SyntheticStoryboard.data(bytes: bytes)
      let scenes = String(decoding: data, as: UTF8.self).components(separatedBy: "<scene ").count
      if scenes > count { return data }
      bytes += 4_096
    }
  }

  private static func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private static func check(_ files: [String], _ modules: String) throws -> Double {
    try ProcessTime.seconds(
      of: URL(fileURLWithPath: "/usr/bin/env"),
      ["swiftc", "-typecheck", "-swift-version", "6", "-I", modules] + files)
  }
}
