import Foundation

/// One worker, from its start to its end.
enum WorkerProcess {
  /// How a worker ended.
  struct Ending {
    var isClean: Bool
    var reason: String
  }

  /// Runs a worker, and passes on each line as it arrives.
  static func run(_ arguments: [String], _ take: (WorkerMessage) -> Void) -> Ending {
    let process = Process()
    let output = Pipe()
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    process.standardOutput = output
    do { try process.run() } catch { return Ending(isClean: false, reason: "\(error)") }
    let scratch = "segues-fuzz-\(process.processIdentifier)"
    var rest: [UInt8] = []
    while true {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { break }
      rest += data
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[..<end], as: UTF8.self)
        rest.removeSubrange(...end)
        if let message = WorkerMessage(line[...]) { take(message) }
      }
    }
    process.waitUntilExit()
    let isSignal = process.terminationReason == .uncaughtSignal
    let isClean = !isSignal && process.terminationStatus == 0
    // A crashed worker could not clean up.
    if !isClean { try? FileManager.default.removeItem(atPath: "/dev/shm/" + scratch) }
    return Ending(
      isClean: isClean,
      reason: (isSignal ? "signal " : "exit code ") + "\(process.terminationStatus)")
  }
}
