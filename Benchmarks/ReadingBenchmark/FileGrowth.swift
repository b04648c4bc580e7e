import BenchmarkSupport
import Foundation

/// Measures time and memory for one file of growing size; both must grow linearly.
enum FileGrowth {
  static let sizes = [1, 4, 16, 63]

  static func run() throws {
    print("Growth with the size of one file")
    print("     size        time   ms per MB   peak memory   MB per MB")
    var points: [(size: Double, time: Double)] = []
    for size in sizes {
      let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("segues-growth-\(size).storyboard")
      let data = SyntheticStoryboard.data(bytes: size << 20)
      try data.write(to: url)
      defer { try? FileManager.default.removeItem(at: url) }
      let runs = try (0..<3).map { _ in try ChildMeasurement.measure([url.path]) }
      let time = runs.map(\.seconds).median
      let grown = Double((runs.map { Double($0.peak - $0.baseline) }).median)
      points.append((Double(size), time))
      print(
        String(
          format: "  %4d MB  %7.0f ms  %10.1f  %9.0f MB  %10.1f", size, time * 1000,
          time * 1000 / Double(size), grown / 1_048_576, grown / 1_048_576 / Double(size)))
    }
    guard let first = points.first, let last = points.last else { return }
    let exponent = log(last.time / first.time) / log(last.size / first.size)
    print(String(format: "  time grows with size to the power of %.2f  (1 is linear)\n", exponent))
  }
}
