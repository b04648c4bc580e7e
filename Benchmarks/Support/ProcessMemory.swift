import Foundation

/// The memory of this process.
package enum ProcessMemory {
  /// The peak memory of this process, in bytes.
  package static func peak() -> Int {
    #if os(Linux)
    // The kernel's own record, because getrusage's is inherited from the parent.
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (kilobytes ?? 0) * 1024
    #else
    var usage = rusage()
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
    #endif
  }
}
