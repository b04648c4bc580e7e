import Foundation
import TestSupport
import Testing

/// Verbs on damaged apps, in `fuzz-harness`: a case must not crash, hang, give wrong results or
/// lose anything.
///
/// The harness is a target only if `SEGUES_BENCHMARKS` is set. `make fuzz` builds it in release
/// mode, and runs many more cases.
@Suite(.enabled(if: FuzzHarness.isExpected, "fuzz-harness was not built: set SEGUES_BENCHMARKS"))
struct FuzzTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func harness(_ arguments: String...) throws -> Subprocess {
    try Subprocess.run(FuzzHarness.path, arguments + ["--failures", folder.path + "/failures"])
  }

  @Test(.timeLimit(.minutes(60)))
  func `Every command withstands damaged files`() throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["SEGUES_FUZZ_COUNT"] ?? "300"
    let seed = environment["SEGUES_FUZZ_SEED"] ?? "1"
    let run = try harness("--count", count, "--seed", seed)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("\(count) cases with"))
  }

  @Test(.timeLimit(.minutes(60)))
  func `Commands accept the files before they are damaged`() throws {
    // Not rename, which refuses a new name that Swift doesn't allow.
    let verbs = "list,walk,describe,diff,map,generate,check,fix,migrate"
    let run = try harness("--count", "200", "--intact", "--verbs", verbs)
    #expect(run.status == 0, "\(run.errors)")
    let total = try #require(run.output.split(separator: "\n").first { $0.hasPrefix("all ") })
    let cells = total.split(separator: " ").map(String.init)
    #expect(cells[1] == "200")
    #expect(cells[4] == "0", "refused: \(run.output)")
  }

  @Test(
    .timeLimit(.minutes(60)),
    arguments: [
      ("crash", "1", "it crashed: signal"), ("hang", "1", "it ran for more than"),
      // On a busy machine, getting the memory can take long enough to exceed the usual time.
      ("memory", "60", "it took more than"),
    ])
  func `A case that ends its process is reported and kept, and the others are run`(
    fault: String, slack: String, said: String
  ) throws {
    let run = try harness(
      "--count", "25", "--seed", "100", "--verbs", "describe", "--slack", slack, "--plant",
      "\(fault):110")
    #expect(run.status == 1)
    #expect(run.errors.contains(said), "\(run.errors)")
    #expect(run.errors.contains("--verbs describe --seed 110 --count 1"))
    #expect(run.output.contains("25 cases with"))
    let kept = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/failures")
    let name = try #require(kept.first { $0.hasSuffix("-110") })
    let commands = folder.path + "/failures/" + name + "/commands.txt"
    #expect(try String(contentsOfFile: commands, encoding: .utf8).contains("segues describe In/"))
  }

  @Test func `An unknown option is rejected`() throws {
    let run = try harness("--nothing")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("unknown option --nothing"))
  }
}

/// The program that runs cases.
private enum FuzzHarness {
  static let path = Subprocess.product("fuzz-harness")

  static var isExpected: Bool {
    FileManager.default.isExecutableFile(atPath: path)
      || ProcessInfo.processInfo.environment["CI"] != nil
  }
}
