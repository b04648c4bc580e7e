import Foundation

/// A run of a program, with its resource usage as counted by the kernel.
struct ChildProcess {
  struct Result {
    /// The processor time of all threads together.
    var seconds: Double
    /// The peak memory, in bytes.
    var peak: Int
    /// Whether it ended by itself before the limit, and not by a signal.
    var isDone: Bool
  }

  private let program: URL
  private let arguments: [String]
  private let limit: Double

  init(_ program: URL, _ arguments: [String], limit: Double) {
    self.program = program
    self.arguments = arguments
    self.limit = limit
  }

  /// Runs the program without input and output, and ends it after the limit.
  ///
  /// Foundation's `Process` waits for its children itself, and doesn't report their usage.
  func run() -> Result {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var texts: [UnsafeMutablePointer<CChar>?] = ([program.path] + arguments).map { strdup($0) }
    defer { for text in texts { free(text) } }
    texts.append(nil)
    var child: pid_t = 0
    guard posix_spawn(&child, program.path, &actions, nil, texts, environ) == 0 else {
      return Result(seconds: 0, peak: 0, isDone: false)
    }
    let end = Date().addingTimeInterval(limit)
    var status: Int32 = 0
    var usage = rusage()
    while wait4(child, &status, WNOHANG, &usage) == 0 {
      if Date() > end {
        kill(child, SIGKILL)
        wait4(child, &status, 0, &usage)
        break
      }
      usleep(5_000)
    }
    #if os(Linux)
    let peak = usage.ru_maxrss * 1024
    #else
    let peak = usage.ru_maxrss
    #endif
    return Result(
      seconds: Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime), peak: Int(peak),
      isDone: status & 0x7f == 0)
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}
