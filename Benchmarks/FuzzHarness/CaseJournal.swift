import Fuzzing

/// A record of one worker's messages, with the case that it was running when it ended.
final class CaseJournal {
  private let ledger: Ledger
  private var open: Ledger.Case?
  private var excess: String?

  init(_ ledger: Ledger) { self.ledger = ledger }

  /// The seed of the case that began but did not end.
  var openSeed: UInt64? { open?.seed }

  func take(_ message: WorkerMessage) {
    switch message {
    case .begin(let seed, let verb, let role):
      open = Ledger.Case(seed: seed, verb: verb, role: role)
    case .end(let status, let files, let bytes, let time, let memory):
      guard let ended = open else { return }
      ledger.enter(
        ended, .init(status: status, files: files, bytes: bytes, time: time, memory: memory))
      open = nil
    case .problem(let text): ledger.fail(open, text)
    case .excess(let text): excess = text
    }
  }

  /// Records the failure of the case during which the worker ended.
  func end(because reason: String) {
    guard let open else { return }
    if let excess { ledger.hang(open, excess) } else { ledger.crash(open, reason) }
  }
}
