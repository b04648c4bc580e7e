import CheckRun
import FaultPlanting
import FilesAndPaths
import Findings
import Foundation

/// Plants faults in apps, and reports which of them `segues check` finds.
@main
enum MutationHarness {
  static func main() throws {
    let arguments: HarnessArguments
    do {
      arguments = try HarnessArguments(Array(CommandLine.arguments.dropFirst()))
    } catch let mistake as HarnessArguments.Mistake {
      write("\(mistake)\n\n" + HarnessArguments.usage, to: .standardError)
      exit(2)
    }
    let run = PlantingRun(arguments.options)
    // One app at a time, because its words take far more memory than its sites.
    let sites = arguments.apps.flatMap { run.sites([PlantableApp(folder: $0)]) }
    let plants = run.draw(sites)
    var verdicts: [Verdict] = []
    for app in arguments.apps {
      let own = plants.filter { $0.app == app }
      guard !own.isEmpty else { continue }
      verdicts += run.verdicts(on: own, try AppCheck(app))
      write("\(app): \(own.count) planted\n", to: .standardError)
    }
    let report = PlantingReport(sites, verdicts)
    let seed = arguments.options.seed
    write(
      arguments.json
        ? report.json(seed: seed).text : report.text(verbose: arguments.verbose, seed: seed),
      to: .standardOutput)
    exit(report.recall < arguments.atLeast || report.falseCount > 0 ? 1 : 0)
  }

  private static func write(_ text: String, to handle: FileHandle) {
    handle.write(Data(text.utf8))
  }
}

/// The check of one app, whose files are read once.
private struct AppCheck: PlantedCheck {
  private let run: CheckRun

  init(_ folder: String) throws {
    var request = CheckRequest(paths: [folder])
    // Several plants are tested at once, each on one thread.
    request.workers = 1
    run = try CheckRun(request).inMemory()
  }

  func contents(of path: String) -> [UInt8]? { run.contents(of: path) }

  func findings(replacing files: [String: [UInt8]?]) -> [Finding] {
    files.reduce(run) { $0.replacing($1.key, with: $1.value) }.run().findings
  }
}
