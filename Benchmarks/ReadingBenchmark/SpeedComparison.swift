import Foundation
import StoryboardParsing
#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The reader against XMLParser with a delegate that does nothing, over the same bytes.
///
/// XMLParser gets the bytes from memory; the reader gets paths, so that its time includes the file
/// system's. The runs take turns, and each number is the median of its runs.
enum SpeedComparison {
  static let rounds = 15

  static func run(_ corpus: BenchmarkCorpus) {
    let contents = corpus.paths.compactMap { FileManager.default.contents(atPath: $0) }
    let reader = StoryboardReader()
    var bare: [Double] = []
    var oneWorker: [Double] = []
    var twoWorkers: [Double] = []
    for _ in 0..<rounds {
      bare.append(seconds { for data in contents { parse(data) } })
      oneWorker.append(seconds { _ = reader.read(corpus.paths) })
      twoWorkers.append(seconds { _ = reader.read(corpus.paths, workers: 2) })
    }
    func row(_ name: String, _ times: [Double], goal: String) {
      let milliseconds = String(format: "%7.1f ms", times.median * 1000)
      let ratio = String(format: "%.2f x", times.median / bare.median)
      print("  \(name)  \(milliseconds)  \(ratio)  \(goal)")
    }
    print("Speed, medians of \(rounds) interleaved runs, \(cores) cores")
    row("XMLParser, empty delegate", bare, goal: "")
    row("reader, 1 worker         ", oneWorker, goal: "goal: at most 1.5")
    row("reader, 2 workers        ", twoWorkers, goal: "goal: under 0.9")
    print("")
  }

  private static var cores: Int { ProcessInfo.processInfo.activeProcessorCount }

  private static func parse(_ data: Data) {
    let delegate = EmptyDelegate()
    let parser = XMLParser(data: data)
    parser.delegate = delegate
    _ = parser.parse()
  }
}

private final class EmptyDelegate: NSObject, XMLParserDelegate {}
