import Foundation
import Fuzzing

/// The results of all cases, by verb and by role of the damaged files.
final class Ledger: @unchecked Sendable {
  struct Case: Sendable {
    var seed: UInt64
    var verb: FuzzVerb
    var role: FileRole

    var key: String { "\(verb.rawValue) \(role.rawValue)" }
  }

  /// The maximum number of failures of one kind that are printed and kept; the others are only
  /// counted.
  private static let mostShown = 25

  // Accessed with the lock held.
  private var rows: [String: LedgerRow] = [:]
  private var failures: [String: Int] = [:]
  private var caseCount = 0
  private let lock = NSLock()

  private let arguments: HarnessArguments
  private let maker: CaseMaker
  private let start = Date()

  init(_ arguments: HarnessArguments) {
    self.arguments = arguments
    maker = arguments.maker
  }

  /// Whether a case failed, or a worker.
  var failed: Bool { lock.withLock { !failures.isEmpty } }

  /// Enters the result of a case that ended.
  func enter(_ ended: Case, _ result: LedgerRow.Result) {
    lock.withLock {
      rows[ended.key, default: LedgerRow()].enter(result, seed: ended.seed)
      count()
    }
  }

  func crash(_ failed: Case, _ reason: String) {
    lock.withLock {
      rows[failed.key, default: LedgerRow()].crashes += 1
      count()
    }
    fail(failed, "it crashed: \(reason)")
  }

  func hang(_ failed: Case, _ reason: String) {
    lock.withLock {
      rows[failed.key, default: LedgerRow()].hangs += 1
      count()
    }
    fail(failed, reason)
  }

  /// Reports the failure of a case, or of a worker that had not begun one.
  func fail(_ failed: Case?, _ reason: String) {
    lock.withLock {
      let words = reason.split { $0.isNumber || $0 == "/" }.first ?? ""
      let number = failures["\(failed?.key ?? "") \(words)", default: 0] + 1
      failures["\(failed?.key ?? "") \(words)"] = number
      guard number <= Self.mostShown else { return }
      guard let failed else { return say("failed: \(reason)\n") }
      let corpus = arguments.corpus.map { " --corpus \($0)" } ?? ""
      say(
        "failed: \(failed.key): \(reason)\n"
          + "  again: fuzz-harness --verbs \(failed.verb.rawValue) --seed \(failed.seed) --count 1"
          + "\(corpus)\n")
      maker.make(failed.seed).write(below: arguments.failures, reason: reason)
    }
  }

  private func count() {
    caseCount += 1
    guard caseCount % 20_000 == 0 else { return }
    say("\(caseCount) cases, \(Int(-start.timeIntervalSinceNow)) s\n")
  }

  private func say(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

  /// A table with a row for each verb and kind of file.
  var report: String {
    lock.withLock {
      let seconds = -start.timeIntervalSinceNow
      var lines = [LedgerRow.header]
      var total = LedgerRow()
      for (key, row) in rows.sorted(by: { $0.key < $1.key }) {
        lines.append(row.line(key))
        total.add(row)
      }
      lines.append(total.line("all"))
      let rate = Int(Double(total.cases) / max(seconds, 0.001))
      lines.append(
        "\n\(total.cases) cases with \(total.files) damaged files in \(Int(seconds)) s, "
          + "\(rate) cases a second; \(failures.values.reduce(0, +)) failures")
      return lines.joined(separator: "\n")
    }
  }
}
