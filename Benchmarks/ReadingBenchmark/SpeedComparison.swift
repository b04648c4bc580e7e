import BenchmarkSupport
import Foundation
import StoryboardParsing

/// Compares the reader with XMLParser and an empty delegate, over the same bytes.
///
/// XMLParser gets the bytes from memory; the reader gets paths, so its time includes the file
/// system's. Freeing the models is not measured. The runs alternate, and each number is the median
/// of its runs.
enum SpeedComparison {
  static let rounds = 15

  static func run(_ corpus: BenchmarkCorpus) {
    let contents = corpus.paths.compactMap { FileManager.default.contents(atPath: $0) }
    let reader = StoryboardReader()
    var bare = Times()
    var oneWorker = Times()
    var twoWorkers = Times()
    for _ in 0..<rounds {
      bare.add { for data in contents { BareParser.parse(data) } }
      oneWorker.add(keeping: reader.read(corpus.paths))
      twoWorkers.add(keeping: reader.read(corpus.paths, workers: 2))
    }
    func row(_ name: String, _ times: Times, goal: String) {
      print(
        "  " + name
          + String(
            format: "  %7.1f ms  %.2f x   processor %7.1f ms  %.2f x  ", times.wall.median * 1000,
            times.wall.median / bare.wall.median, times.processor.median * 1000,
            times.processor.median / bare.processor.median)
          + goal)
    }
    print("Speed, medians of \(rounds) interleaved runs, \(cores) cores")
    row("XMLParser, empty delegate", bare, goal: "")
    row("reader, 1 worker         ", oneWorker, goal: "goal: at most 1.5")
    row("reader, 2 workers        ", twoWorkers, goal: "goal: under 0.9")
    print("")
  }

  private static var cores: Int { ProcessInfo.processInfo.activeProcessorCount }
}
