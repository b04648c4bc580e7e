import BenchmarkSupport
import Foundation
import SegueGeneration
import StoryboardModel
import StoryboardParsing

/// Reading and generating for every app, against XMLParser with a delegate that does nothing, all
/// on one thread.
///
/// An app is one run: the files of one folder. XMLParser gets the bytes from memory, the generator
/// gets paths. The runs take turns, and each number is the median of its runs.
enum WholeCorpus {
  static let rounds = 15

  static func run(_ corpus: BenchmarkCorpus) {
    let contents = corpus.paths.compactMap { FileManager.default.contents(atPath: $0) }
    let apps = corpus.apps
    let models = apps.map { read($0) }
    var bare = Times()
    var reading = Times()
    var planning = Times()
    var generating = Times()
    var whole = Times()
    for _ in 0..<rounds {
      bare.add { for data in contents { BareParser.parse(data) } }
      reading.add(keeping: apps.map { read($0) })
      planning.add(keeping: models.map { GenerationPlan(files: $0) })
      generating.add(keeping: models.map { SegueGenerator().generate($0) })
      whole.add(keeping: apps.map { SegueGenerator().generate(read($0)) })
    }
    let text = models.flatMap { SegueGenerator().generate($0).files }.reduce(0) {
      $0 + $1.text.utf8.count
    }
    func row(_ name: String, _ times: Times, goal: String = "") {
      let name = name.padding(toLength: 28, withPad: " ", startingAt: 0)
      print(
        "  " + name
          + String(
            format: "%7.1f ms  %.2f x   processor %7.1f ms  %.2f x  ", times.wall.median * 1000,
            times.wall.median / bare.wall.median, times.processor.median * 1000,
            times.processor.median / bare.processor.median)
          + goal)
    }
    print("Generating for \(apps.count) apps on one thread, medians of \(rounds) interleaved runs")
    row("XMLParser, empty delegate", bare)
    row("reading", reading)
    row("planning, files read before", planning)
    row("generating, the same", generating)
    row("reading and generating", whole, goal: "goal: at most 1.6")
    print("  \(megabytes(text)) MB of Swift\n")
  }

  private static func read(_ paths: [String]) -> [InterfaceFile] {
    StoryboardReader().read(paths).compactMap(\.file)
  }
}
