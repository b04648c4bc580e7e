import Foundation
import HeadlessBrowser
import NavigationGraph
import NavigationMap
import StoryboardModel
import StoryboardParsing

/// Measures the page of a map in Chromium: `page-benchmark [FOLDER]`.
///
/// FOLDER contains storyboards; without it, an app of 500 scenes is generated.
@main
enum PageBenchmark {
  static func main() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("page-benchmark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let map = try Self.map(of: CommandLine.arguments.dropFirst().first, in: folder)
    let bytes = MapPage(map).bytes
    let file = folder.appendingPathComponent("map.html")
    try Data(bytes).write(to: file)
    print(
      "\(map.counts.scenes) scenes, \(map.counts.segues) segues, \(map.counts.views) views: "
        + String(format: "%.1f MB of HTML", Double(bytes.count) / 1_048_576))
    guard Browser.isExpected else { return print("no Chromium here: frames are not measured") }
    try await FrameTimes.measure(file.absoluteString)
  }

  private static func map(of path: String?, in folder: URL) throws -> AppMap {
    let paths = try path.map(storyboards) ?? MadeUpApp.write(to: folder.path)
    let files = StoryboardReader(scope: .complete).read(paths, workers: 2).compactMap(\.file)
    let graph = NavigationGraph(files: files)
    let reachability = Reachability(in: graph, rule: .initialControllers, startingAt: paths)
    return AppMap(graph, layers: MapLayers(reachability: reachability), title: "Benchmark")
  }

  private static func storyboards(below folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".storyboard") }.map { "\(folder)/\($0)" }.sorted()
  }
}
