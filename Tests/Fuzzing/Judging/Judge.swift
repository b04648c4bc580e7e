internal import Foundation

/// What has to hold for every case, whatever is damaged.
struct Judge {
  private let fuzzCase: FuzzCase
  private let outputs: [CommandOutput]
  private let files: [String: [UInt8]]

  /// - Parameters:
  ///   - fuzzCase: The case.
  ///   - outputs: What each of its commands wrote.
  ///   - files: The files that the commands wrote, by path.
  init(_ fuzzCase: FuzzCase, _ outputs: [CommandOutput], files: [String: [UInt8]]) {
    self.fuzzCase = fuzzCase
    self.outputs = outputs
    self.files = files
  }

  /// What does not hold, in words.
  var problems: [String] {
    outputs.flatMap(endings) + json + lostSegues + canaries + difference
  }

  /// A command ends as it promises, and says why in words for people.
  private func endings(_ output: CommandOutput) -> [String] {
    guard (0...2).contains(output.status) else { return ["the exit code is \(output.status)"] }
    let errors = String(decoding: output.errors, as: UTF8.self)
    if output.status == 2, errors.isEmpty, output.output.isEmpty {
      return ["it failed without a word"]
    }
    let internals = ["Error Domain=", "NSCocoaErrorDomain", "DecodingError", "Optional("]
    return internals.first { errors.contains($0) }
      .map { ["an error for programmers, not for users: \($0)"] } ?? []
  }

  private var json: [String] {
    guard let command = fuzzCase.commands.last, let last = outputs.last,
      outputs.count == fuzzCase.commands.count, command.contains("json"), last.status != 2
    else { return [] }
    let value = try? JSONSerialization.jsonObject(with: Data(last.output))
    return value == nil ? ["what it wrote is not JSON"] : []
  }

  /// What could be read of a file is listed, or there is a finding.
  private var lostSegues: [String] {
    guard fuzzCase.verb == .list, fuzzCase.commands[0].contains("json"),
      let list = SegueList(json: outputs[0].output)
    else { return [] }
    return fuzzCase.interfaces.compactMap { list.problem(with: $0) }
  }

  /// What a storyboard says is not declared by the code that is made of it.
  private var canaries: [String] {
    guard fuzzCase.verb == .generate else { return [] }
    let texts = outputs.map(\.output) + files.filter { $0.key.hasSuffix(".swift") }.map(\.value)
    return texts.contains(where: CanarySearch.findsDeclaration)
      ? ["the generated code has a declaration of the storyboard's"] : []
  }

  private var difference: [String] {
    // A file whose first bytes are damaged is taken for somebody else's, and not written over.
    guard fuzzCase.isRepeated, outputs.count == fuzzCase.commands.count, outputs.last?.status != 2,
      outputs.first?.output != outputs.last?.output
    else { return [] }
    return ["damage of what was kept changes what is said"]
  }
}
