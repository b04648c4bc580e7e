import Foundation
import Fuzzing
import SeguesVerbs

/// A process that runs cases one by one, and reports each to the harness on its standard output.
@MainActor
enum Worker {
  static func run(_ arguments: HarnessArguments) throws -> Never {
    // The verbs write directly to the streams, which are redirected from here on.
    let channel = dup(1)
    let maker = arguments.maker
    let parsed = ParsedCommands()
    let runner = try CaseRunner(
      maker, slack: arguments.slack, folder: arguments.folder,
      tool: { CommandLineTool.status(of: $0, parsed: parsed) }
    ) { excess in
      send(.excess(excess), to: channel)
      _exit(1)
    }
    for seed in arguments.seed..<(arguments.seed + arguments.count) {
      let fuzzCase = maker.make(seed)
      send(.begin(seed: seed, verb: fuzzCase.verb, role: fuzzCase.role), to: channel)
      let fault = arguments.fault.flatMap { $0.seed == seed ? $0.kind : nil }
      let result = try runner.run(fuzzCase) { plant(fault) }
      for problem in result.problems { send(.problem(problem), to: channel) }
      send(
        .end(
          status: Int(result.status), files: fuzzCase.damagedCount, bytes: fuzzCase.byteCount,
          time: result.time, memory: result.memory), to: channel)
    }
    if arguments.folder == nil { runner.cleanUp() }
    exit(0)
  }

  private static func plant(_ fault: HarnessArguments.PlantedFault?) {
    switch fault {
    case .crash: fatalError("a planted crash")
    case .hang: while true {}
    case .memory:
      var blocks: [[UInt8]] = []
      while true { blocks.append([UInt8](repeating: 1, count: 50_000_000)) }
    case nil: return
    }
  }

  nonisolated private static func send(_ message: WorkerMessage, to channel: Int32) {
    let bytes = Array(message.line.utf8)
    _ = bytes.withUnsafeBytes { write(channel, $0.baseAddress, $0.count) }
  }
}
