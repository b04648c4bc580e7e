import Foundation

/// The files to measure.
package struct BenchmarkCorpus {
  package var name: String
  package var paths: [String]
  package var bytes: Int

  /// The files of a folder; without one, those of `../shared/corpus` next to the package, or if
  /// that is missing, generated ones.
  package static func find(_ folder: String?) throws -> BenchmarkCorpus {
    if let folder { return try BenchmarkCorpus(folder: folder) }
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let shared = package.deletingLastPathComponent().appendingPathComponent("shared/corpus").path
    if FileManager.default.fileExists(atPath: shared) {
      return try BenchmarkCorpus(folder: shared)
    }
    let made = FileManager.default.temporaryDirectory
      .appendingPathComponent("segues-reading-benchmark")
    try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    for index in 0..<300 {
      let size = 8_192 + index * 256
      try SyntheticStoryboard.data(bytes: size)
        .write(to: made.appendingPathComponent("\(index).storyboard"))
    }
    return try BenchmarkCorpus(folder: made.path)
  }

  /// The storyboards and xibs of a folder, sorted.
  package init(folder: String) throws {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    name = folder
    paths = files.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
      .map { folder + "/" + $0 }
    bytes = try paths.reduce(0) {
      $0 + (try Data(contentsOf: URL(fileURLWithPath: $1)).count)
    }
  }

  /// The files by app, which is the first folder below the common one.
  package var apps: [[String]] {
    let grouped = Dictionary(grouping: paths) {
      $0.dropFirst(name.count + 1).split(separator: "/").first ?? ""
    }
    return grouped.sorted { $0.key < $1.key }.map(\.value)
  }
}
