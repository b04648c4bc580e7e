internal import Foundation

/// The processor time and memory that this process uses.
enum ProcessUse {
  /// The processor time of all threads, in nanoseconds.
  static var processorTime: Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// The process's current memory, in bytes.
  static var memory: Int {
    #if os(Linux)
    let descriptor = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return 0 }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 128)
    let count = read(descriptor, &buffer, buffer.count)
    let fields = buffer.prefix(max(0, count)).split(separator: UInt8(ascii: " "))
    guard fields.count > 1 else { return 0 }
    return (Int(String(decoding: fields[1], as: UTF8.self)) ?? 0)
      * Int(sysconf(Int32(_SC_PAGESIZE)))
    #else
    // The maximum so far, which is enough for a limit.
    var usage = rusage()
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
    #endif
  }
}
