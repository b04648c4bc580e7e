import Foundation

/// Counts the cost of a run of this program, by running it under valgrind.
///
/// Instructions and allocations are counted, not timed, so the result is the same on a busy
/// machine.
struct Valgrind {
  enum Failure: Error {
    case notInstalled
    case unreadable(String)
  }

  private static let path = "/usr/bin/valgrind"

  /// The instructions of one perform: the difference of two runs, so that starting up cancels out.
  static func instructions(of version: Version) throws -> Int {
    try difference(of: version) { count in
      let log = try run(
        ["--tool=callgrind", "--callgrind-out-file=/dev/null"], version: version, count: count)
      return try number(after: "Collected : ", in: log)
    }
  }

  /// The allocations of one perform.
  static func allocations(of version: Version) throws -> Int {
    try difference(of: version) { count in
      let log = try run(["--tool=memcheck", "--leak-check=no"], version: version, count: count)
      return try number(after: "total heap usage: ", in: log)
    }
  }

  private static func difference(of version: Version, _ measure: (Int) throws -> Int) throws -> Int
  {
    let (few, many) = (1_000, 3_000)
    return (try measure(many) - measure(few) + (many - few) / 2) / (many - few)
  }

  private static func run(_ options: [String], version: Version, count: Int) throws -> String {
    guard FileManager.default.isExecutableFile(atPath: path) else { throw Failure.notInstalled }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments =
      options + [CommandLine.arguments[0], "perform", version.rawValue, "\(count)"]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let log = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: log, as: UTF8.self)
  }

  private static func number(after label: String, in log: String) throws -> Int {
    guard let range = log.range(of: label),
      let value = Int(
        log[range.upperBound...].prefix { $0.isNumber || $0 == "," }
          .filter(\.isNumber))
    else { throw Failure.unreadable(log) }
    return value
  }
}
