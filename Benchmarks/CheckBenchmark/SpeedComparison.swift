import BenchmarkSupport
import CheckRun
import Foundation
import SwiftParser

/// Compares whole checks of all apps with the bare parsers on one core.
///
/// The unit is XMLParser with an empty delegate over the storyboards and xibs, plus SwiftParser
/// over the relevant Swift files; they get the bytes from memory, and their results are dropped. A
/// check finds the files, opens and reads them, reads projects, parses, and applies all rules. The
/// runs alternate, except those of apps with an edit. Each number is the median of its runs, and
/// ratios are computed per round, because the machine's speed varies.
enum SpeedComparison {
  static let rounds = 11

  static func run(_ apps: BenchmarkApps) throws {
    let storyboards = apps.interfaceFiles.compactMap { FileManager.default.contents(atPath: $0) }
    var relevant: [[UInt8]] = []
    for folder in apps.folders {
      func own(_ paths: [String]) -> [String] { paths.filter { $0.hasPrefix(folder + "/") } }
      relevant += RelevantSources.contents(
        swiftFiles: own(apps.swiftFiles), interfaceFiles: own(apps.interfaceFiles)
      ).map { [UInt8]($0) }
    }
    print(
      "  relevant Swift files: \(relevant.count) of \(apps.swiftFiles.count), "
        + "\(megabytes(relevant.reduce(0) { $0 + $1.count })) MB")
    let cache = cacheFolder
    defer { try? FileManager.default.removeItem(atPath: cache) }
    var xml = Times()
    var swift = Times()
    var oneWorker = Times()
    var check = Times()
    var second = Times()
    var edited = Times()
    try checkAll(apps, cache: .folder(cache))
    for _ in 0..<rounds {
      xml.add { for data in storyboards { BareParser.parse(data) } }
      swift.add {
        for bytes in relevant { bytes.withUnsafeBufferPointer { _ = Parser.parse(source: $0) } }
      }
      try check.add { try checkAll(apps) }
      try oneWorker.add { try checkAll(apps, workers: 1) }
      try second.add { try checkAll(apps, cache: .folder(cache)) }
    }
    // Last, because the cached results of all apps fill the memory that the others would use.
    let kept = try apps.folders.map { folder in
      let run = try CheckRun(CheckRequest(paths: [folder])).inMemory()
      _ = run.run()
      return run
    }
    for _ in 0..<rounds { edited.add { for run in kept { _ = run.withEditedSource.run() } } }
    let bare = zip(xml.wall, swift.wall).map { $0 + $1 }
    func ratio(_ times: [Double], to others: [Double]) -> Double {
      zip(times, others).map { $0 / $1 }.median
    }
    func row(_ name: String, _ times: Times, goal: String = "") {
      print(
        "  " + name
          + String(
            format: "  %7.1f ms  %.3f x   processor %7.1f ms  ", times.wall.median * 1000,
            ratio(times.wall, to: bare), times.processor.median * 1000) + goal)
    }
    print("Speed, medians of \(rounds) interleaved runs, \(cores) cores")
    row("XMLParser over the storyboards    ", xml)
    row("SwiftParser over relevant sources ", swift)
    row("check, 1 worker                   ", oneWorker)
    row("check                             ", check, goal: "goal: at most 1.5")
    row("check again, nothing changed      ", second)
    row("check again, one file changed     ", edited)
    print(
      String(
        format: "  again: %.3f of the first  goal: under 0.1\n",
        ratio(second.wall, to: check.wall)))
  }

  /// Checks all apps as often as a comparison does.
  ///
  /// - Parameters:
  ///   - apps: The apps.
  ///   - isAgain: Whether the outcomes are cached.
  /// - Throws: The error of a check.
  static func checkOnly(_ apps: BenchmarkApps, again isAgain: Bool) throws {
    let folder = cacheFolder
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cache: CachePlace = isAgain ? .folder(folder) : .none
    if isAgain { try checkAll(apps, cache: cache) }
    var check = Times()
    for _ in 0..<rounds { try check.add { try checkAll(apps, cache: cache) } }
    print(
      String(
        format: "check %.1f ms, processor %.1f ms", check.wall.median * 1000,
        check.processor.median * 1000))
  }

  private static func checkAll(
    _ apps: BenchmarkApps, workers: Int? = nil, cache: CachePlace = .none
  ) throws {
    for folder in apps.folders {
      var request = CheckRequest(paths: [folder])
      if let workers { request.workers = workers }
      request.cache = cache
      _ = try CheckRun(request).run()
    }
  }

  private static var cacheFolder: String {
    FileManager.default.temporaryDirectory
      .appendingPathComponent("segues-check-benchmark-cache-\(getpid())").path
  }

  private static var cores: Int { ProcessInfo.processInfo.activeProcessorCount }
}

extension CheckRun {
  /// The app with an additional line at the end of one source.
  fileprivate var withEditedSource: CheckRun {
    guard let path = paths.first(where: { $0.hasSuffix("Controller.swift") }),
      let bytes = contents(of: path)
    else { return self }
    return replacing(path, with: bytes + [UInt8(ascii: "\n")])
  }
}
