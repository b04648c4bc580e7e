import Foundation

/// The results of the cases with one verb and one kind of file.
struct LedgerRow {
  /// The result of one case.
  struct Result {
    var status: Int
    var files: Int
    var bytes: Int
    var time: Int
    var memory: Int
  }

  private(set) var cases = 0
  private(set) var files = 0
  private var statuses = [0, 0, 0]
  private var slowest: (time: Int, bytes: Int, seed: UInt64) = (0, 0, 0)
  private var slowestPerByte: (time: Double, seed: UInt64) = (0, 0)
  private var mostMemory = 0
  var crashes = 0 { didSet { cases += crashes - oldValue } }
  var hangs = 0 { didSet { cases += hangs - oldValue } }

  mutating func enter(_ result: Result, seed: UInt64) {
    cases += 1
    files += result.files
    if statuses.indices.contains(result.status) { statuses[result.status] += 1 }
    if result.time > slowest.time { slowest = (result.time, result.bytes, seed) }
    let perByte = Double(result.time) / Double(max(1, result.bytes))
    if perByte > slowestPerByte.time { slowestPerByte = (perByte, seed) }
    mostMemory = max(mostMemory, result.memory)
  }

  mutating func add(_ other: LedgerRow) {
    cases += other.cases - other.crashes - other.hangs
    files += other.files
    for index in statuses.indices { statuses[index] += other.statuses[index] }
    if other.slowest.time > slowest.time { slowest = other.slowest }
    if other.slowestPerByte.time > slowestPerByte.time { slowestPerByte = other.slowestPerByte }
    mostMemory = max(mostMemory, other.mostMemory)
    crashes += other.crashes
    hangs += other.hangs
  }

  static let header = line([
    "verb and file", "cases", "clean", "findings", "refused", "crashes", "hangs", "slowest ms",
    "its KB", "its seed", "most µs/byte", "its seed", "most MB",
  ])

  func line(_ name: String) -> String {
    Self.line([
      name, "\(cases)", "\(statuses[0])", "\(statuses[1])", "\(statuses[2])", "\(crashes)",
      "\(hangs)", "\(slowest.time / 1_000_000)", "\(slowest.bytes / 1_000)", "\(slowest.seed)",
      String(format: "%.1f", slowestPerByte.time / 1_000), "\(slowestPerByte.seed)",
      "\(mostMemory / 1_000_000)",
    ])
  }

  private static func line(_ cells: [String]) -> String {
    cells.enumerated().map { index, cell in
      let gap = String(repeating: " ", count: max(0, (index == 0 ? 24 : 12) - cell.count))
      return index == 0 ? cell + gap : gap + cell
    }.joined(separator: " ")
  }
}
