import Fuzzing

/// A message from a worker to the harness, on one line.
enum WorkerMessage {
  /// A case begins; its seed and verb are known even if the worker does not survive it.
  case begin(seed: UInt64, verb: FuzzVerb, role: FileRole)
  /// The current case ends.
  case end(status: Int, files: Int, bytes: Int, time: Int, memory: Int)
  /// The current case has a problem.
  case problem(String)
  /// The current case exceeds a limit, and the worker ends.
  case excess(String)

  var line: String {
    switch self {
    case .begin(let seed, let verb, let role): "begin \(seed) \(verb.rawValue) \(role.rawValue)\n"
    case .end(let status, let files, let bytes, let time, let memory):
      "end \(status) \(files) \(bytes) \(time) \(memory)\n"
    case .problem(let text): "problem \(Self.inOneLine(text))\n"
    case .excess(let text): "excess \(Self.inOneLine(text))\n"
    }
  }

  /// Reads a line; nil if it is not a message.
  init?(_ line: Substring) {
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    let words = parts[1].split(separator: " ").map(String.init)
    switch parts[0] {
    case "begin":
      guard words.count == 3, let seed = UInt64(words[0]), let verb = FuzzVerb(rawValue: words[1]),
        let role = FileRole(rawValue: words[2])
      else { return nil }
      self = .begin(seed: seed, verb: verb, role: role)
    case "end":
      let numbers = words.compactMap { Int($0) }
      guard numbers.count == 5 else { return nil }
      self = .end(
        status: numbers[0], files: numbers[1], bytes: numbers[2], time: numbers[3],
        memory: numbers[4])
    case "problem": self = .problem(parts[1])
    case "excess": self = .excess(parts[1])
    default: return nil
    }
  }

  private static func inOneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
