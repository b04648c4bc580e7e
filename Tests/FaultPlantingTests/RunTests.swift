import FaultPlanting
import FilesAndPaths
import Findings
import Testing

@Suite struct RunTests {
  /// A check that finds every change on a line in some of the files.
  private struct FakeCheck: PlantedCheck {
    var files: Set<String> = ["App/Main.storyboard", "App/Extra.storyboard", "App/List.swift"]
    var severity = Severity.error
    var offset = 0

    func contents(of path: String) -> [UInt8]? { SmallApp.bytes(path) }

    func findings(replacing changed: [String: [UInt8]?]) -> [Finding] {
      changed.sorted { $0.key < $1.key }.flatMap { path, bytes -> [Finding] in
        guard files.contains(path) else { return [] }
        guard let bytes else { return [finding(path, 0)] }
        let old = (SmallApp.bytes(path) ?? []).split(
          separator: 10, omittingEmptySubsequences: false)
        let new = bytes.split(separator: 10, omittingEmptySubsequences: false)
        return zip(old, new).enumerated().filter { $0.element.0 != $0.element.1 }
          .prefix(1).map { finding(path, $0.offset + 1 + offset) }
      }
    }

    private func finding(_ path: String, _ line: Int) -> Finding {
      Finding(
        rule: "changed", severity: severity,
        location: SourceLocation(file: path, line: line, column: 1), message: "changed", help: "")
    }
  }

  private func report(
    _ check: FakeCheck, _ change: (inout PlantingRun.Options) -> Void = { _ in }
  ) -> PlantingReport {
    var options = PlantingRun.Options()
    change(&options)
    let run = PlantingRun(options)
    let sites = run.sites([SmallApp.app()])
    return PlantingReport(sites, run.verdicts(on: run.draw(sites), check))
  }

  @Test func `A check that finds all changes finds all faults`() {
    let report = report(FakeCheck())
    #expect(report.recall == 1)
    #expect(report.falseCount == 0)
    #expect(report.verdicts.count == SmallApp.app().faultSites(seed: 1).flatMap(\.plants).count)
  }

  @Test func `A check that only reads storyboards misses changes in the code`() {
    let report = report(FakeCheck(files: ["App/Main.storyboard", "App/Extra.storyboard"]))
    let missed = Set(report.rows.filter { $0.missed > 0 }.map(\.kind))
    #expect(
      missed == [
        "identifier-in-code", "enum-raw-value", "class-in-code", "destination-cast",
        "instantiation-cast", "storyboard-name-in-code", "unwind-action-in-code",
        "segue-action-in-code", "segue-action-removed", "outlet-in-code", "action-in-code",
      ])
    #expect(report.recall < 1)
  }

  @Test func `A check that reports the wrong lines has false errors`() {
    let report = report(FakeCheck(offset: 1000))
    #expect(report.rows.allSatisfy { $0.found == 0 || $0.kind == "storyboard-deleted" })
    #expect(report.falseCount == report.verdicts.count { $0.plant.deletions.isEmpty })
  }

  @Test func `A check that only reports notes finds faults for which notes are enough`() {
    let report = report(FakeCheck(severity: .note))
    #expect(report.verdicts.allSatisfy { $0.isFound == $0.plant.acceptsNotes })
  }

  @Test func `The requested number of faults is spread over all kinds`() {
    let kinds = report(FakeCheck()).rows.count { $0.sites > 0 }
    let few = report(FakeCheck()) { $0.count = kinds }
    #expect(few.rows.allSatisfy { $0.planted == min(1, $0.sites) })
    let more = report(FakeCheck()) { $0.count = 40 }
    #expect(more.verdicts.count == 40)
    #expect(more.rows.allSatisfy { $0.planted >= min(2, $0.sites) || $0.planted == 1 })
  }

  @Test func `A seed always draws the same faults, and another seed draws others`() {
    func drawn(_ seed: UInt64) -> [LinePlace] {
      report(FakeCheck()) {
        $0.count = 27
        $0.seed = seed
      }.verdicts.map(\.plant.place)
    }
    #expect(drawn(1) == drawn(1))
    #expect((2..<8).contains { drawn($0) != drawn(1) })
  }

  @Test func `A planted fault can be repeated by its kind and number`() throws {
    let all = report(FakeCheck(files: [])) { $0.kinds = ["segue-deleted"] }
    let missed = try #require(all.verdicts.last).plant
    let again = report(FakeCheck()) { $0.only = (missed.kind, missed.index) }
    #expect(again.verdicts.map(\.plant.change) == [missed.change])
    #expect(again.verdicts.map(\.plant.place) == [missed.place])
  }

  @Test func `Several threads reach the same verdicts`() {
    let one = report(FakeCheck()) { $0.workers = 1 }
    let four = report(FakeCheck()) { $0.workers = 4 }
    #expect(one.json(seed: 1).text == four.json(seed: 1).text)
  }

  @Test func `The table has counts, and missed faults are listed with how to repeat them`() {
    let text = report(FakeCheck(files: [])) { $0.kinds = ["outlet-in-code"] }
      .text(verbose: true, seed: 7)
    #expect(text.contains("outlet-in-code"))
    #expect(text.contains("outlet-in-code: no interface file connects it 1\n"))
    #expect(text.contains("missed App/List.swift:5: outlet List.titleLabel → "))
    #expect(text.contains("mutation-harness 'App' --seed 7 --only outlet-in-code:0\n"))
    #expect(text.hasSuffix("Recall 0.0 % of 1 planted, 0 false\n"))
  }
}
