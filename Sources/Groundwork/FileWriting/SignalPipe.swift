internal import Foundation

/// Passes the signals that ask a process to end to a thread, which can do more than a signal handler.
enum SignalPipe {
  /// The descriptor that signal handlers write to; -1 until it exists.
  ///
  /// Set once, before the handlers are installed.
  private nonisolated(unsafe) static var entrance: Int32 = -1

  private static let numbers = [SIGHUP, SIGINT, SIGTERM]

  /// Calls a function on its own thread when a signal asks the process to end.
  ///
  /// An ignored signal stays ignored, as under `nohup`, and a signal with another handler keeps it.
  ///
  /// - Parameter handler: Receives the signal's number.
  static func install(_ handler: @escaping @Sendable (Int32) -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    entrance = ends[1]
    let exit = ends[0]
    Thread.detachNewThread {
      // A thread pool blocks these signals, and a process inherits the mask of the thread that started it.
      var signals = sigset_t()
      sigemptyset(&signals)
      for number in numbers { sigaddset(&signals, number) }
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      var number: UInt8 = 0
      while true {
        let count = read(exit, &number, 1)
        if count == 1 { handler(Int32(number)) } else if errno != EINTR { return }
      }
    }
    for number in numbers where isUnhandled(number) {
      signal(number) { number in
        let code = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(SignalPipe.entrance, &byte, 1)
        errno = code
      }
    }
  }

  private static func isUnhandled(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
    return action.__sigaction_u.__sa_handler == nil
    #elseif canImport(Glibc)
    return action.__sigaction_handler.sa_handler == nil
    #else
    return action.__sa_handler.sa_handler == nil
    #endif
  }
}
