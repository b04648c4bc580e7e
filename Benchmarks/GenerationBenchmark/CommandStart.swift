import BenchmarkSupport
import Foundation

/// Measures the whole process of each generator that was built, on one small storyboard.
enum CommandStart {
  static func run() throws {
    let folder = try TemporaryPlace()
    defer { folder.remove() }
    let file = folder.path("Small.storyboard")
    try SyntheticStoryboard.data(bytes: 10_000).write(to: URL(fileURLWithPath: file))
    print("One file of 10 KB, whole process, nothing to write, medians of 30")
    for (name, verb) in [("segues", ["generate"]), ("segues-generate", [])] {
      guard let tool = ProcessTime.product(name) else {
        print("  \(name): not measured, build that product in the same configuration first")
        continue
      }
      let arguments = verb + ["--output", folder.path("out"), file]
      _ = try ProcessTime.seconds(of: tool, arguments)
      let times = try (0..<30).map { _ in try ProcessTime.seconds(of: tool, arguments) }
      let command = ([name] + verb).joined(separator: " ")
        .padding(toLength: 28, withPad: " ", startingAt: 0)
      print("  " + command + String(format: "%7.1f ms  goal: under 30", times.median * 1000))
    }
    print("")
  }
}
