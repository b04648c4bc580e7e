import BenchmarkSupport
import Foundation
import GenerationRun
import SegueGeneration
import StoryboardModel
import StoryboardOutlines
import StoryboardParsing

/// Compares reading and generating for every app with XMLParser and an empty delegate, on one
/// thread.
///
/// An app is one run: the files of one folder. XMLParser gets the bytes from memory, the generator
/// gets paths. The runs alternate, and each number is the median of its runs.
enum WholeCorpus {
  static let rounds = 15

  static func run(_ corpus: BenchmarkCorpus) throws {
    let contents = corpus.paths.compactMap { FileManager.default.contents(atPath: $0) }
    let apps = corpus.apps
    let models = apps.map { read($0) }
    let outlines = models.map(outlined)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("segues-no-output")
    var bare = Times()
    var reading = Times()
    var outlining = Times()
    var generating = Times()
    var whole = Times()
    for _ in 0..<rounds {
      bare.add { for data in contents { BareParser.parse(data) } }
      reading.add(keeping: apps.map { read($0) })
      outlining.add(keeping: models.map(outlined))
      generating.add(keeping: outlines.map { SegueGenerator().generate($0) })
      try whole.add(keeping: apps.map { try generate($0, to: folder.path) })
    }
    let text = outlines.flatMap { SegueGenerator().generate($0).files }.reduce(0) {
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
    row("outlines of what was read", outlining)
    row("code of outlines", generating)
    row("all of it, as a run does", whole, goal: "goal: at most 1.6")
    print("  \(megabytes(text)) MB of Swift\n")
  }

  /// Everything in a run except writing the files.
  private static func generate(_ paths: [String], to folder: String) throws -> GenerationResult {
    var request = GenerationRequest(paths: paths)
    request.configuration = .none
    request.output = folder
    var generation = try Generation(request)
    return try generation.update()
  }

  private static func outlined(_ files: [InterfaceFile]) -> [InterfaceFile] {
    files.map { Outline(of: $0).file }
  }

  private static func read(_ paths: [String]) -> [InterfaceFile] {
    StoryboardReader(scope: .navigation).read(paths).compactMap(\.file)
  }
}
