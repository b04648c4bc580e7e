import Foundation

/// The whole process of `segues list` on one small file, where the command line was built too.
enum CommandStart {
  static func run() throws {
    let command = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("segues")
    guard FileManager.default.isExecutableFile(atPath: command.path) else {
      print("segues list: not measured, build the product `segues` in the same configuration first")
      return
    }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("segues-start.storyboard")
    try SyntheticStoryboard.data(bytes: 10_000).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let times = try (0..<30).map { _ in
      let process = Process()
      let output = Pipe()
      process.executableURL = command
      process.arguments = ["list", file.path]
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      // The end of the output is the end of the process; Foundation's own waiting looks up only
      // every now and then, and would be most of the time.
      let time = try seconds {
        try process.run()
        _ = output.fileHandleForReading.readDataToEndOfFile()
      }
      process.waitUntilExit()
      return time
    }
    print(
      String(
        format: "segues list, one file of 10 KB, whole process: %.1f ms  goal: under 30",
        times.median * 1000))
  }
}
