internal import Foundation

/// Judges a case by the rules that must hold whatever is damaged.
struct Judge {
  private let fuzzCase: FuzzCase
  private let outputs: [CommandOutput]
  private let files: [String: [UInt8]]

  /// - Parameters:
  ///   - fuzzCase: The case.
  ///   - outputs: The output of each of its commands.
  ///   - files: The files written by the commands, by path.
  init(_ fuzzCase: FuzzCase, _ outputs: [CommandOutput], files: [String: [UInt8]]) {
    self.fuzzCase = fuzzCase
    self.outputs = outputs
    self.files = files
  }

  /// The rules that the case violates, in words.
  var problems: [String] {
    outputs.flatMap(endings) + json + lostSegues + canaries + patch + difference
  }

  /// Returns the problems of a command's exit code and messages.
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

  /// The segues that `list` misses without reporting a finding.
  private var lostSegues: [String] {
    guard fuzzCase.verb == .list, fuzzCase.commands[0].contains("json"),
      let list = SegueList(json: outputs[0].output)
    else { return [] }
    return fuzzCase.interfaces.compactMap { list.problem(with: $0) }
  }

  /// Returns a problem if text from a storyboard became a declaration in the generated code.
  private var canaries: [String] {
    guard fuzzCase.verb == .generate else { return [] }
    let texts = outputs.map(\.output) + files.filter { $0.key.hasSuffix(".swift") }.map(\.value)
    return texts.contains(where: CanarySearch.findsDeclaration)
      ? ["the generated code has a declaration of the storyboard's"] : []
  }

  /// Returns a problem if what should be a patch can't be applied.
  private var patch: [String] {
    guard fuzzCase.verb == .rename || fuzzCase.verb == .migrate,
      let output = outputs.first?.output, !output.isEmpty,
      !fuzzCase.commands[0].contains("--summary")
    else { return [] }
    return PatchCheck.isPatch(output) ? [] : ["what it wrote is not a patch"]
  }

  private var difference: [String] {
    // A file whose first bytes are damaged no longer counts as the tool's: it stays.
    guard fuzzCase.isRepeated, outputs.count == fuzzCase.commands.count, outputs.last?.status != 2,
      outputs.first?.output != outputs.last?.output
    else { return [] }
    return ["damage of what was kept changes what is said"]
  }
}
