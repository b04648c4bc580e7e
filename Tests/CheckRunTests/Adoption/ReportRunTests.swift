import CheckRun
import Findings
import Foundation
import SeguesConfiguration
import TestSupport
import Testing

@Suite struct ReportRunTests {
  @Test func `Findings fail the check`() throws {
    let app = try CheckedFolder()
    #expect(try app.findings() == ["List.swift:3 perform-unknown-segue"])
    let report = try app.run().report
    #expect(report.fails)
    #expect(report.counts.storyboards == 1)
    #expect(report.counts.swiftFiles == 1)
    #expect(report.rules.map(\.name) == ["perform-unknown-segue"])
  }

  @Test func `The configuration sets the severity of a rule`() throws {
    let app = try CheckedFolder()
    func severities(_ text: String) throws -> [Severity] {
      let configuration = try app.configuration(text)
      return try app.run { $0.configuration = configuration }.report.findings.map(\.severity)
    }
    #expect(try severities("check: {rules: {perform-unknown-segue: note}}") == [.note])
    #expect(try severities("check: {rules: {perform-unknown-segue: off}}") == [])
    #expect(try severities("check: {strict: true}") == [.error])
  }

  @Test func `An unknown rule is an error in the configuration`() throws {
    let app = try CheckedFolder()
    let configuration = try app.configuration("check:\n  rules:\n    perform-unknown-seque: off\n")
    let error = #expect(throws: ConfigurationError.self) {
      try app.run { $0.configuration = configuration }
    }
    #expect(error?.findings.map(\.location.line) == [3])
    #expect(error?.findings.first?.help == "did you mean perform-unknown-segue?")
  }

  @Test func `Places are reported only in the files that the configuration includes`() throws {
    let code =
      "extension List { func open(_ id: String) { performSegue(withIdentifier: id, sender: 1) } }"
    let app = try CheckedFolder(CheckedFolder.list("showPersom") + code)
    for (text, count) in [
      ("check: {exclude: [App/List.swift]}", 0), ("check: {exclude: [Other]}", 1),
      ("check: {include: [Other]}", 0), ("check: {include: [App]}", 1),
    ] {
      let configuration = try app.configuration(text)
      let report = try app.run { $0.configuration = configuration }.report
      #expect(report.findings.count == count, "\(text)")
      #expect(report.undecided.count == count, "\(text)")
    }
  }

  @Test func `A warning fails a strict check`() throws {
    let app = try CheckedFolder()
    for (text, fails) in [("", false), ("strict: true, ", true)] {
      let configuration = try app.configuration(
        "check: {\(text)rules: {perform-unknown-segue: warning}}")
      let report = try app.run { $0.configuration = configuration }.report
      #expect(report.fails == fails)
      let strict = try app.run {
        $0.configuration = configuration
        $0.isStrict = true
      }
      #expect(strict.report.fails)
    }
  }

  @Test func `A finding that a comment disables is counted`() throws {
    let code = CheckedFolder.list("showPersom")
      .replacingOccurrences(
        of: "    perform", with: "    // segues:disable:next perform-unknown-segue\n    perform")
    let app = try CheckedFolder(code)
    let report = try app.run().report
    #expect(report.findings.isEmpty)
    #expect(report.withheld.disabled == 1)
  }

  @Test func `A comment for a rule that is off counts as used`() throws {
    let code = CheckedFolder.list("showPersom") + "// segues:disable unknown-outlet\n"
    let app = try CheckedFolder("// segues:disable perform-unknown-segue\n" + code)
    let configuration = try app.configuration("check: {rules: {perform-unknown-segue: off}}")
    let rules = ["perform-unknown-segue", "unused-disable"]
    let found = try app.findings({ $0.configuration = configuration }, only: rules)
    #expect(found == ["List.swift:8 unused-disable"])
  }

  @Test func `A comment in a storyboard disables findings there`() throws {
    let app = try CheckedFolder(CheckedFolder.list("showPerson"))
    let broken = CheckedFolder.storyboard.replacingOccurrences(
      of: "\"Person\"", with: "\"Persona\"")
    try app.folder.write(broken, to: "App/Main.storyboard")
    let rules = ["unknown-class"]
    #expect(try app.findings(only: rules) == ["Main.storyboard:15 unknown-class"])
    let comment = broken.replacingOccurrences(
      of: "<viewController id=\"person\"",
      with: "<!-- segues:disable:next unknown-class -->\n<viewController id=\"person\"")
    try app.folder.write(comment, to: "App/Main.storyboard")
    #expect(try app.findings(only: rules).isEmpty)
  }

  @Test func `A latent finding fails the check unless it is hidden, in cached results too`() throws
  {
    let app = try CheckedFolder(CheckedFolder.list("showPerson"))
    let outlet =
      "customClass=\"Person\" sceneMemberID=\"viewController\">"
      + "<connections><outlet property=\"gone\" destination=\"person\" id=\"o\"/></connections>"
      + "</viewController>"
    // Without the segue, nothing shows the scene.
    let lonely = CheckedFolder.storyboard
      .replacingOccurrences(
        of: "customClass=\"Person\" sceneMemberID=\"viewController\"/>", with: outlet
      )
      .replacingOccurrences(
        of: "<segue destination=\"person\"", with: "<segue destination=\"list\"")
    try app.folder.write(lonely, to: "App/Main.storyboard")
    let rules = ["unknown-outlet"]
    func run(hidden: Bool) throws -> CheckReport {
      try app.run(
        {
          $0.check.cache = .folder(app.folder.path("Cache"))
          $0.hidesLatent = hidden
        }, only: rules
      ).report
    }
    for _ in 1...2 {
      let shown = try run(hidden: false)
      #expect(
        shown.findings.map(\.latent) == ["no segue leads to the scene, and no code shows it"])
      #expect(shown.fails)
    }
    let hidden = try run(hidden: true)
    #expect(hidden.findings.isEmpty)
    #expect(!hidden.fails)
    #expect(hidden.withheld.latent == 1)
  }

  @Test func `With a baseline, only new findings are reported`() throws {
    let app = try CheckedFolder()
    let path = app.folder.path("baseline.json")
    let written = try app.run {
      $0.baseline = path
      $0.writesBaseline = true
    }
    #expect(written.written?.count == 1)
    #expect(
      try String(contentsOfFile: path, encoding: .utf8).contains("\"file\": \"App/List.swift\""))
    try app.folder.write("\n\n" + CheckedFolder.list("showPersom", "other"), to: "App/List.swift")
    let report = try app.run { $0.baseline = path }.report
    #expect(report.findings.map(\.location.line) == [6])
    #expect(report.withheld.baseline == 1)
  }

  @Test func `A baseline that is written for one rule keeps the findings of the others`() throws {
    let app = try CheckedFolder()
    let path = app.folder.path("baseline.json")
    let other = FindingKey(rule: "unknown-class", file: "App/Main.storyboard", message: "x")
    let gone = FindingKey(rule: "perform-unknown-segue", file: "App/List.swift", message: "y")
    try Baseline(counts: [other: 2, gone: 1]).write(to: path)
    _ = try app.run {
      $0.baseline = path
      $0.writesBaseline = true
    }
    let counts = try Baseline(reading: path).counts
    #expect(counts[other] == 2)
    #expect(counts[gone] == nil)
    #expect(counts.count == 2)
  }

  @Test func `A baseline overwrites only other baselines, unless it is forced to`() throws {
    let app = try CheckedFolder()
    let path = try app.folder.write("{\"version\": 1}", to: "baseline.json")
    func write(isForced: Bool = false) throws {
      _ = try app.run {
        $0.baseline = path
        $0.writesBaseline = true
        $0.isForced = isForced
      }
    }
    let error = #expect(throws: (any Error).self) { try write() }
    #expect("\(try #require(error))".contains("--force"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "{\"version\": 1}")
    try write(isForced: true)
    try app.folder.write(CheckedFolder.list("other"), to: "App/List.swift")
    try write()
    // This one has merge conflicts.
    try app.folder.write(
      "{\r\n  \"version\": 1,\r\n  \"findings\": [\r\n<<<<<<< HEAD\r\n", to: "baseline.json")
    try write()
    #expect(try app.findings { $0.baseline = path }.isEmpty)
  }

  @Test(.timeLimit(.minutes(60)))
  func `A pipe is not read as a baseline`() throws {
    let app = try CheckedFolder()
    let path = app.folder.path("baseline.json")
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: AdoptionFailure.self) { try app.run { $0.baseline = path } }
  }

  @Test func `The configuration may name the baseline`() throws {
    let app = try CheckedFolder()
    let configuration = try app.configuration("check: {baseline: ci/baseline.json}")
    _ = try app.run {
      $0.configuration = configuration
      $0.writesBaseline = true
    }
    #expect(FileManager.default.fileExists(atPath: app.folder.path("ci/baseline.json")))
    #expect(try app.findings { $0.configuration = configuration }.isEmpty)
  }

  @Test func `Findings of the baseline that are gone are reported`() throws {
    let app = try CheckedFolder()
    let path = app.folder.path("baseline.json")
    _ = try app.run {
      $0.baseline = path
      $0.writesBaseline = true
    }
    try app.folder.write(CheckedFolder.list("showPerson"), to: "App/List.swift")
    let rules = ["perform-unknown-segue", "stale-baseline"]
    let report = try app.run({ $0.baseline = path }, only: rules).report
    #expect(report.findings.map(\.rule) == ["stale-baseline"])
    #expect(report.findings.first?.severity == .note)
    #expect(
      report.findings.first?.related.map(\.location.file) == [app.folder.path("App/List.swift")])
    // The findings of a change don't show which ones are gone.
    try app.commit()
    let change = try app.run(
      {
        $0.baseline = path
        $0.since = "HEAD"
      }, only: rules)
    #expect(change.report.findings.isEmpty)
    // The findings of a file that was not checked are not gone.
    let elsewhere = try app.run(
      {
        $0.check.paths = [app.folder.path("App/Main.storyboard")]
        $0.baseline = path
      }, only: rules)
    #expect(elsewhere.report.findings.isEmpty)
  }

  @Test(.timeLimit(.minutes(60)))
  func `The baseline keeps its findings in files that cannot be read`() throws {
    let app = try CheckedFolder()
    let path = app.folder.path("baseline.json")
    func write() throws -> Int? {
      try app.run {
        $0.baseline = path
        $0.writesBaseline = true
      }.written?.count
    }
    #expect(try write() == 1)
    let before = try String(contentsOfFile: path, encoding: .utf8)
    let source = app.folder.path("App/List.swift")
    try FileManager.default.removeItem(atPath: source)
    try #require(mkfifo(source, 0o644) == 0)
    let rules = ["perform-unknown-segue", "stale-baseline"]
    #expect(try app.findings({ $0.baseline = path }, only: rules).isEmpty)
    #expect(try write() == 1)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == before)
    try FileManager.default.removeItem(atPath: source)
    #expect(try write() == 0)
    #expect(try Baseline(reading: path).counts.isEmpty)
  }

  @Test func `A baseline without a path and a missing baseline are errors`() throws {
    let app = try CheckedFolder()
    #expect(throws: AdoptionFailure.noBaselinePath) { try app.run { $0.writesBaseline = true } }
    let path = app.folder.path("none.json")
    #expect(throws: AdoptionFailure.missingBaseline(path)) { try app.run { $0.baseline = path } }
  }
}
