import BenchmarkSupport
import Foundation

/// The memory needed to check a big generated app.
enum PeakMemory {
  static func run() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("segues-check-benchmark-memory").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try SyntheticApp.write(lines: 500_000, to: folder)
    let result = try ChildRun.measure(folder)
    print("Peak memory, a made-up app of 500,000 lines in \(result.files) files")
    print(String(format: "  %.0f ms", result.seconds * 1000))
    print("  peak  \(megabytes(result.peak)) MB  goal: under 500\n")
  }
}
