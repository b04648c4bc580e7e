internal import Foundation

/// Runs git in a folder, and collects what it writes.
package struct GitCommand: Sendable {
  /// What came of a command.
  package struct Result: Sendable {
    package var status: Int32
    package var output: [UInt8]
    package var errors: String

    /// The output as text, without the line end.
    package var text: String {
      var bytes = output
      while bytes.last == 0x0A { bytes.removeLast() }
      return String(decoding: bytes, as: UTF8.self)
    }

    /// The parts of an output whose parts end in zeros.
    package var parts: [String] {
      output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// The path of the program.
  private let program: String
  private let folder: String

  /// - Parameter folder: The folder that it is run in.
  /// - Throws: ``GitFailure/gitMissing`` where no folder of `PATH` has it.
  package init(in folder: String) throws(GitFailure) {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let candidates = path.split(separator: ":").map { "\($0)/git" }
    guard let program = candidates.first(where: { access($0, X_OK) == 0 }) else {
      throw .gitMissing
    }
    self.program = program
    self.folder = folder
  }

  /// Runs a command to its end.
  ///
  /// - Parameters:
  ///   - arguments: The command and what it gets.
  ///   - input: A file that it reads as standard input.
  ///   - environment: What is set beside the process's own.
  /// - Returns: What it wrote, and how it ended.
  /// - Throws: ``GitFailure/gitMissing`` where it cannot be started.
  package func run(
    _ arguments: [String], input: String? = nil, environment: [String: String] = [:]
  ) throws(GitFailure) -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["-C", folder, "-c", "core.quotePath=false"] + arguments
    let ours = [
      // Messages in English, no question on the terminal, no lock that a person's command may need,
      // no download of large files.
      "LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0",
      "GIT_LFS_SKIP_SMUDGE": "1",
    ]
    // A hook's variables name its repository, from its folder: the folder given here says which.
    let inherited = ProcessInfo.processInfo.environment.filter { key, _ in
      !["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"].contains(key)
    }
    process.environment = inherited.merging(ours) { $1 }.merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput =
      input.flatMap { FileHandle(forReadingAtPath: $0) } ?? FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw .gitMissing
    }
    // Both are read while it runs: a pipe that is full would stop it for ever.
    let drained = PipeReader(errors)
    let bytes = PipeReader.contents(of: output)
    let text = String(decoding: drained.bytes(), as: UTF8.self)
    process.waitUntilExit()
    return Result(status: process.terminationStatus, output: bytes, errors: text)
  }

  /// What a command wrote that has to succeed.
  ///
  /// - Throws: A ``GitFailure`` with what git says, where it does not.
  package func expect(
    _ arguments: [String], input: String? = nil, environment: [String: String] = [:]
  ) throws(GitFailure) -> Result {
    let result = try run(arguments, input: input, environment: environment)
    guard result.status == 0 else {
      let reason = result.errors.split(separator: "\n").first.map(String.init)
      throw .git(
        command: arguments.first ?? "", reason: reason ?? "it ended with \(result.status)")
    }
    return result
  }
}

/// Reads a pipe to its end on a thread of its own.
private final class PipeReader: @unchecked Sendable {
  // Unchecked, because the thread writes it before it signals, and nobody reads it before that.
  private var content: [UInt8] = []
  private let done = DispatchSemaphore(value: 0)

  init(_ pipe: Pipe) {
    Thread.detachNewThread { [self] in
      content = Self.contents(of: pipe)
      done.signal()
    }
  }

  func bytes() -> [UInt8] {
    done.wait()
    return content
  }

  /// Reads on after an interruption, at which FileHandle would stop the process.
  static func contents(of pipe: Pipe) -> [UInt8] {
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    var content: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return content }
      content.append(contentsOf: buffer[..<count])
    }
  }
}
