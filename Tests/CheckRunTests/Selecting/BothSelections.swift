import CheckRun
import Findings
import SegueChecking
import Testing

/// The outcomes of a check that selects sources and of one that parses all of them.
struct BothSelections {
  var selecting: CheckOutcome
  var parsingEverything: CheckOutcome

  init(files: [String: String], entryPoints: [String] = []) {
    selecting = CheckRun(files: files, entryPoints: entryPoints).run()
    parsingEverything =
      CheckRun(files: files, entryPoints: entryPoints, parsesEverything: true).run()
  }

  init(_ request: CheckRequest) throws {
    var request = request
    selecting = try CheckRun(request).run()
    request.parsesEverything = true
    parsingEverything = try CheckRun(request).run()
  }

  /// The rules about a source as such, which are only checked in sources that are parsed.
  private static let rulesOfFiles: Set = ["source-syntax", "source-encoding", "unreadable-source"]

  /// Expects the outcomes to have the same findings.
  func expectSame(_ comment: Comment, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    func findings(_ outcome: CheckOutcome) -> [Finding] {
      outcome.findings.filter { !Self.rulesOfFiles.contains($0.rule) }
    }
    #expect(
      findings(selecting) == findings(parsingEverything), comment, sourceLocation: sourceLocation)
    #expect(
      selecting.undecided == parsingEverything.undecided, comment, sourceLocation: sourceLocation)
    #expect(selecting.counts == parsingEverything.counts, comment, sourceLocation: sourceLocation)
  }
}
