import CheckRun
import Findings
import Foundation
import TestSupport
import Testing

/// Whatever is edited, the cache and the selection of sources change no finding.
@Suite struct RandomEditTests {
  @Test func `After random edits, all ways to check an app have the same outcome`() throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["SEGUES_EDIT_COUNT"].flatMap { Int($0) } ?? 40
    let seed = environment["SEGUES_EDIT_SEED"].flatMap { UInt64($0) } ?? 1
    let app = try TemporaryFolder()
    let cache = try TemporaryFolder()
    try SmallApp.write(to: app)
    var editor = RandomEditor(folder: app, files: SmallApp.files, seed: seed)
    let memory = ReadingMemory()
    var fromCache = 0
    var unread = 0
    var kinds: Set<String> = []
    for edit in 0..<count {
      let plain = try outcome(of: app) { _ in }
      for _ in 0..<2 {
        // Longer than the file system's timestamp resolution.
        Thread.sleep(forTimeInterval: 0.03)
        let cached = try outcome(of: app) {
          $0.cache = .folder(cache.path("cache"))
          $0.settling = 0.02
        }
        fromCache += cached.isFromCache ? 1 : 0
        unread += cached.origin == .sameStamps ? 1 : 0
        let sameFindings = plain.findings == cached.findings && plain.undecided == cached.undecided
        let sameFiles = plain.counts == cached.counts && plain.contents == cached.contents
        #expect(sameFindings && sameFiles, "after edit \(edit) of seed \(seed): \(editor.last)")
      }
      let remembered = try outcome(of: app) { $0.memory = memory }
      #expect(
        plain.findings == remembered.findings && plain.undecided == remembered.undecided,
        "with what earlier checks read, after edit \(edit) of seed \(seed): \(editor.last)")
      try BothSelections(CheckRequest(paths: [app.path]))
        .expectSame("after edit \(edit) of seed \(seed): \(editor.last)")
      kinds.formUnion(plain.findings.map(\.rule))
      try editor.edit()
    }
    // The second check of each state is cached, and the edits cause several kinds of findings.
    #expect(fromCache >= count && unread >= count && kinds.count >= 3)
  }

  private func outcome(
    of app: TemporaryFolder, _ change: (inout CheckRequest) -> Void
  ) throws -> CheckOutcome {
    var request = CheckRequest(paths: [app.path])
    change(&request)
    return try CheckRun(request).run()
  }
}
