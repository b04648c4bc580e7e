import BenchmarkSupport
import Foundation
import NavigationGraph
import NavigationMap
import StoryboardModel
import StoryboardParsing

/// Draws all storyboards of a folder as one map, and compares the time with reading them.
let corpus = try BenchmarkCorpus.find(CommandLine.arguments.dropFirst().first)
let storyboards = corpus.paths.filter { $0.hasSuffix(".storyboard") }
print("\(storyboards.count) storyboards of \(corpus.name)")
print("              wall          processor")

var reading = Times()
var complete = Times()
var drawing = Times()
var writing = Times()
var size = 0
var scenes = 0
var segues = 0
for _ in 0..<9 {
  reading.add(keeping: StoryboardReader().read(storyboards, workers: 2))
  var files: [InterfaceFile] = []
  complete.add {
    files = StoryboardReader(scope: .complete).read(storyboards, workers: 2).compactMap(\.file)
  }
  var map: AppMap?
  drawing.add {
    let graph = NavigationGraph(files: files)
    let reachability = Reachability(
      in: graph, rule: .initialControllers, startingAt: files.map(\.path))
    map = AppMap(graph, layers: MapLayers(reachability: reachability), title: "Benchmark")
  }
  guard let map else { continue }
  scenes = map.counts.scenes
  segues = map.counts.segues
  writing.add { size = MapPage(map).bytes.count }
}

let unit = reading.wall.median
let processor = reading.processor.median
for (name, times) in [
  ("reading", reading), ("with looks", complete), ("drawing", drawing), ("writing", writing),
] {
  print(
    String(
      format: "%-12@ %7.1f ms  %4.2f  %7.1f ms  %4.2f", name as NSString,
      times.wall.median * 1000, times.wall.median / unit, times.processor.median * 1000,
      times.processor.median / processor))
}
let all = complete.wall.median + drawing.wall.median + writing.wall.median
print(String(format: "all of it ÷ reading: %.2f  goal: at most 3", all / unit))
let sizePerScene = Double(size) / Double(max(scenes, 1))
print(
  "\(scenes) scenes, \(segues) segues: \(megabytes(size)) MB; 500 scenes: "
    + "\(megabytes(Int(sizePerScene * 500))) MB  goal: under 10")
