internal import FileWriting
internal import Foundation

/// Runs git in a folder so that it executes nothing else.
package struct GitCommand: Sendable {
  /// The exit status and output of a command.
  package struct Result: Sendable {
    package var status: Int32
    package var output: [UInt8]
    package var errors: String

    /// The output as text, without trailing line ends.
    package var text: String {
      var bytes = output
      while bytes.last == 0x0A { bytes.removeLast() }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The path of the program.
  private let program: String
  private let folder: String
  private let environment: [String: String]

  /// Finds git; if `hasRepository` is false, it looks for no repository in the folder that it runs in.
  ///
  /// - Throws: ``GitFailure/gitMissing`` if no folder of `PATH` has it.
  package init(in folder: String, hasRepository: Bool = true) throws(GitFailure) {
    let inherited = ProcessInfo.processInfo.environment
    let path = inherited["PATH"] ?? "/usr/bin:/bin"
    // A relative folder in PATH may belong to the checkout.
    let candidates = path.split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/git" }
    guard let program = candidates.first(where: { access($0, X_OK) == 0 }) else {
      throw .gitMissing
    }
    self.program = program
    self.folder = folder
    var environment = InertGit.environment(inherited)
    if !hasRepository { environment["GIT_DIR"] = "/dev/null" }
    self.environment = environment
  }

  /// Runs a command to its end.
  ///
  /// - Throws: ``GitFailure/gitMissing`` if it can't be started, ``GitFailure/tooMuch(command:)`` if
  ///   it writes more than any repository of an app has.
  package func run(_ arguments: [String]) throws(GitFailure) -> Result {
    var output: [UInt8] = []
    let (status, errors) = try run(arguments, input: []) { (pipe) throws(GitFailure) in
      output = try pipe.rest()
    }
    return Result(status: status, output: output, errors: errors)
  }

  /// Runs a command that has to succeed.
  ///
  /// - Throws: A ``GitFailure`` with git's own message if it doesn't.
  package func expect(_ arguments: [String]) throws(GitFailure) -> Result {
    let result = try run(arguments)
    try Self.check(arguments, result.status, result.errors)
    return result
  }

  /// Runs a command that has to succeed, and reads its output while it is written.
  ///
  /// If `body` stops reading before the end, git is stopped.
  ///
  /// - Throws: A ``GitFailure`` with git's own message if it fails, or what the body throws.
  func read(
    _ arguments: [String], input: [UInt8] = [],
    _ body: (inout PipeReader) throws(GitFailure) -> Void
  ) throws(GitFailure) {
    let (status, errors) = try run(arguments, input: input, body)
    try Self.check(arguments, status, errors)
  }

  private static func check(
    _ arguments: [String], _ status: Int32, _ errors: String
  ) throws(GitFailure) {
    guard status != 0 else { return }
    let command = arguments.first ?? ""
    throw .git(command: command, reason: firstLine(errors) ?? "it exited with \(status)")
  }

  static func firstLine(_ errors: String) -> String? {
    errors.split(separator: "\n").first.map(String.init)
  }

  private func run(
    _ arguments: [String], input: [UInt8], _ body: (inout PipeReader) throws(GitFailure) -> Void
  ) throws(GitFailure) -> (Int32, String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["-C", folder] + InertGit.options + arguments
    process.environment = environment
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = input.isEmpty ? FileHandle.nullDevice : try Self.file(with: input)
    do {
      try process.run()
    } catch {
      throw .gitMissing
    }
    let number = process.processIdentifier
    Leftovers.shared.add(process: number)
    // Read both while it runs, because a full pipe would block it forever.
    let drained = DrainedPipe(errors)
    var reader = PipeReader(
      output.fileHandleForReading.fileDescriptor, command: arguments.first ?? "")
    do {
      try body(&reader)
    } catch {
      // A program inherits the signal mask of the thread that starts it, so it may not receive SIGTERM.
      kill(number, SIGKILL)
      Leftovers.shared.remove(process: number)
      process.waitUntilExit()
      throw error
    }
    let text = drained.text()
    Leftovers.shared.remove(process: number)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  /// Creates an unnamed file, which disappears with the process in any case.
  private static func file(with bytes: [UInt8]) throws(GitFailure) -> FileHandle {
    var template = Array((TemporaryPlace.path + "/segues-XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard descriptor >= 0 else {
      throw .unwritable(path, reason: String(cString: strerror(errno)))
    }
    unlink(template)
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: Data(bytes))
      try handle.seek(toOffset: 0)
    } catch {
      throw .unwritable(path, reason: "no space is left")
    }
    return handle
  }
}

/// Reads a program's standard error on a separate thread.
private final class DrainedPipe: @unchecked Sendable {
  // Unchecked, because the thread writes it before signalling, and `text()` reads it afterwards.
  private var content = ""
  private let done = DispatchSemaphore(value: 0)

  init(_ pipe: Pipe) {
    let handle = pipe.fileHandleForReading
    Thread.detachNewThread { [self] in
      var reader = PipeReader(handle.fileDescriptor, command: "")
      content = String(decoding: reader.beginning(64 << 10), as: UTF8.self)
      done.signal()
    }
  }

  func text() -> String {
    done.wait()
    return content
  }
}
