import CheckRun
import Findings
import Foundation
import TestSupport
import Testing

/// The cache of outcomes.
@Suite struct OutcomeCacheTests {
  private let app: TemporaryFolder
  private let cache: TemporaryFolder
  private var cachePath: String { cache.path("inner/cache") }

  init() throws {
    app = try TemporaryFolder()
    cache = try TemporaryFolder()
    try SmallApp.write(to: app)
  }

  private func outcome(
    _ place: CachePlace? = nil, settling: Double? = nil
  ) throws -> CheckOutcome {
    var request = CheckRequest(paths: [app.path])
    request.cache = place ?? .folder(cachePath)
    if let settling { request.settling = settling }
    return try CheckRun(request).run()
  }

  /// The outcome of a run on files that have been unmodified for long enough.
  private func settledOutcome() throws -> CheckOutcome {
    Thread.sleep(forTimeInterval: 0.06)
    return try outcome(settling: 0.04)
  }

  private func entries() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: cachePath)
      .filter { $0 != "trimmed" }.map { cachePath + "/" + $0 }.sorted()
  }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  @Test func `A second run without changes has the same outcome and does no work`() throws {
    let plain = try outcome(CachePlace.none)
    let first = try outcome()
    let second = try outcome()
    #expect(!plain.isFromCache && !first.isFromCache && second.isFromCache)
    #expect(plain.findings == first.findings && first.findings == second.findings)
    #expect(plain.undecided == second.undecided && plain.counts == second.counts)
    #expect(plain.contents == second.contents && !plain.contents.isEmpty)
    #expect(second.findings.contains { $0.cause != nil })
  }

  @Test func `Every change is noticed, and undoing it finds the earlier outcome`() throws {
    _ = try outcome()
    let path = app.path("Sources/Model.swift")
    let before = try #require(FileManager.default.contents(atPath: path))
    try app.write("struct Model {}", to: "Sources/Model.swift")
    #expect(try !outcome().isFromCache)
    try before.write(to: URL(fileURLWithPath: path))
    #expect(try outcome().isFromCache)
    try app.write("", to: "Sources/New.swift")
    #expect(try !outcome().isFromCache)
    try FileManager.default.removeItem(atPath: app.path("Sources/New.swift"))
    #expect(try outcome().isFromCache)
    try FileManager.default.moveItem(atPath: path, toPath: app.path("Sources/Renamed.swift"))
    #expect(try !outcome().isFromCache)
  }

  @Test func `A compiled xib that appears or disappears is noticed`() throws {
    try app.write(
      """
      class Panel: UIViewController {
        func load() { _ = Bundle.main.loadNibNamed("Panel", owner: self) }
      }
      """, to: "Sources/Panel.swift")
    func missingXibs() throws -> Int {
      try settledOutcome().findings.count { $0.rule == "unknown-xib" }
    }
    #expect(try missingXibs() == 1)
    let nib = try app.write("", to: "Sources/Panel.nib")
    #expect(try missingXibs() == 0)
    try FileManager.default.removeItem(atPath: nib)
    #expect(try missingXibs() == 1)
  }

  @Test func `Files that have been unmodified for some time are not read again`() throws {
    #expect(try settledOutcome().origin == .thisRun)
    let plain = try outcome(CachePlace.none)
    let second = try settledOutcome()
    #expect(second.origin == .sameStamps)
    #expect(plain.findings == second.findings && plain.undecided == second.undecided)
    #expect(plain.contents == second.contents && plain.counts == second.counts)
  }

  @Test func `Files that were just written are read again`() throws {
    #expect(try outcome().origin == .thisRun)
    #expect(try outcome().origin == .sameContents)
    #expect(try settledOutcome().origin == .sameContents)
    #expect(try settledOutcome().origin == .sameStamps)
  }

  @Test func `A change that keeps a file's size and time is noticed`() throws {
    _ = try settledOutcome()
    let path = app.path("Sources/Model.swift")
    var before = stat()
    #expect(stat(path, &before) == 0)
    let size = Int(before.st_size)
    let text = "struct Model2 {}"
    try app.write(
      text + String(repeating: " ", count: max(0, size - text.utf8.count)),
      to: "Sources/Model.swift")
    let times = [timeval(tv_sec: 1_000_000, tv_usec: 0), timeval(tv_sec: 1_000_000, tv_usec: 0)]
    #expect(utimes(path, times) == 0)
    #expect(try settledOutcome().origin == .thisRun)
    #expect(try settledOutcome().origin == .sameStamps)
    try app.write(
      String(repeating: " ", count: max(text.utf8.count, size)), to: "Sources/Model.swift")
    #expect(utimes(path, times) == 0)
    #expect(try settledOutcome().origin == .thisRun)
  }

  @Test func `A file that was given an old time just now is read again`() throws {
    for name in try FileManager.default.subpathsOfDirectory(atPath: app.path) {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: app.path(name))
    }
    _ = try outcome(settling: 1_000)
    #expect(try outcome(settling: 1_000).origin == .sameContents)
  }

  @Test func `A change of a file that a project lists outside of the folder is noticed`() throws {
    let kit = try TemporaryFolder()
    let path = try kit.write("class Kit {}", to: "Kit.swift")
    try app.write(
      """
      { objects = {
        F = {isa = PBXFileReference; path = "\(path)"; sourceTree = "<absolute>"; };
        B = {isa = PBXBuildFile; fileRef = F; };
        T = {isa = PBXNativeTarget; name = Shop; buildPhases = (S, ); };
        S = {isa = PBXSourcesBuildPhase; files = (B, ); };
      }; }
      """, to: "Shop.xcodeproj/project.pbxproj")
    _ = try outcome()
    #expect(try outcome().isFromCache)
    try kit.write("class KitController {}", to: "Kit.swift")
    #expect(try !outcome().isFromCache)
  }

  @Test func `Damaged stamps and stamps without an outcome are ignored`() throws {
    _ = try outcome()
    let outcomeEntry = try #require(try entries().first)
    _ = try settledOutcome()
    let stampsEntry = try #require(try entries().first { $0 != outcomeEntry })
    try Data("x".utf8).write(to: URL(fileURLWithPath: stampsEntry))
    #expect(try settledOutcome().origin == .sameContents)
    try FileManager.default.removeItem(atPath: outcomeEntry)
    #expect(try settledOutcome().origin == .thisRun)
    #expect(try settledOutcome().origin == .sameStamps)
  }

  #if DEBUG && (os(macOS) || os(Linux))
  // In its own process, because the parser's limit is set once for all tests in a process.
  @Test func `Without a source that took the parser too long, an outcome is not cached`() async {
    await #expect(processExitsWith: .success) {
      setenv("SEGUES_PARSER_SLOWNESS", "0", 1)
      let (app, cache) = (try TemporaryFolder(), try TemporaryFolder())
      try SmallApp.write(to: app)
      let action = "class Long { @IBAction func save() {} }\n"
      try app.write(action + String(repeating: "class A {}\n", count: 5_000), to: "Long.swift")
      var request = CheckRequest(paths: [app.path])
      request.cache = .folder(cache.path("cache"))
      _ = try CheckRun(request).run()
      let entries = try FileManager.default.contentsOfDirectory(atPath: cache.path("cache"))
      precondition(entries.isEmpty)
    }
  }
  #endif

  @Test func `A different request has a different outcome`() throws {
    _ = try outcome()
    var request = CheckRequest(paths: [app.path])
    request.cache = .folder(cachePath)
    request.excludes = ["Nothing"]
    #expect(try !CheckRun(request).run().isFromCache)
  }

  @Test func `Only the owner may read the folder`() throws {
    _ = try outcome()
    #expect(mode(cachePath) == 0o700)
  }

  @Test(arguments: [0o777, 0o720, 0o702] as [mode_t])
  func `A folder that others can write to is not used, and a note says so`(mode: mode_t) throws {
    _ = try outcome()
    let before = try entries()
    #expect(chmod(cachePath, mode) == 0)
    try app.write("struct Model {}", to: "Sources/Model.swift")
    for _ in 0..<2 {
      let untrusting = try outcome()
      #expect(!untrusting.isFromCache)
      #expect(untrusting.notes.count == 1 && untrusting.notes[0].contains("0700"))
    }
    #expect(try entries() == before)
  }

  @Test func `A file in place of the folder is reported as a note`() throws {
    let path = try cache.write("", to: "file")
    #expect(try outcome(.folder(path)).notes.count == 1)
    #expect(try outcome(.folder(path + "/below")).notes.count == 1)
  }

  @Test func `Damaged and foreign entries are ignored`() throws {
    let plain = try outcome(CachePlace.none)
    _ = try outcome()
    let entry = try #require(try entries().first)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: entry))
    var flipped = bytes
    flipped[bytes.count / 2] ^= 1
    let damaged: [Data] = [
      Data(), Data("x".utf8), bytes.dropLast(), bytes + [0], flipped,
      Data(repeating: 0, count: 1_000), bytes.prefix(40),
    ]
    for data in damaged {
      try data.write(to: URL(fileURLWithPath: entry))
      let outcome = try outcome()
      #expect(!outcome.isFromCache && outcome.findings == plain.findings)
    }
    #expect(try outcome().isFromCache)
  }

  @Test func `An entry under another entry's name is ignored`() throws {
    _ = try outcome()
    let first = try #require(try entries().first)
    let text = try #require(FileManager.default.contents(atPath: first))
    try app.write("class Other: UIViewController { var segue = 1 }", to: "Sources/Other.swift")
    let changed = try outcome()
    let second = try #require(try entries().first { $0 != first })
    try text.write(to: URL(fileURLWithPath: second))
    let again = try outcome()
    #expect(!again.isFromCache && again.counts == changed.counts)
  }

  @Test func `The folder may be deleted at any time`() throws {
    _ = try outcome()
    try FileManager.default.removeItem(atPath: cachePath)
    #expect(try !outcome().isFromCache)
    #expect(try outcome().isFromCache)
  }

  @Test func `Several runs may use a folder at once`() async throws {
    let plain = try outcome(CachePlace.none)
    let request = { [path = app.path, cachePath] in
      var request = CheckRequest(paths: [path])
      request.cache = .folder(cachePath)
      return request
    }
    let findings = try await withThrowingTaskGroup(of: [Finding].self) { group in
      for _ in 0..<8 {
        let request = request()
        group.addTask { try CheckRun(request).run().findings }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(findings == Array(repeating: plain.findings, count: 8))
    #expect(try outcome().isFromCache)
  }
}
