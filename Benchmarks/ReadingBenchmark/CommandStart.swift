import BenchmarkSupport
import Foundation

/// Measures the whole process of `segues list` on one small file, if the tool was built
/// too.
enum CommandStart {
  static func run() throws {
    guard let command = ProcessTime.product("segues") else {
      print("segues list: not measured, build the product `segues` in the same configuration first")
      return
    }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("segues-start.storyboard")
    try SyntheticStoryboard.data(bytes: 10_000).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let times = try (0..<30).map { _ in try ProcessTime.seconds(of: command, ["list", file.path]) }
    print(
      String(
        format: "segues list, one file of 10 KB, whole process: %.1f ms  goal: under 30",
        times.median * 1000))
  }
}
