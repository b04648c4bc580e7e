internal import Foundation

/// How the process gets memory from the system.
package enum MemoryGrowth {
  /// Has the memory of each thread grow in large steps, where that is asked of the allocator.
  ///
  /// That of glibc makes the memory of all threads but the first one usable page by page, with a system
  /// call for each: a check of a large app has thousands of them, a twentieth of its time. What is not
  /// used takes none. For the main function of a program: it is about the whole process.
  package static func takeLargeSteps() {
    #if canImport(Glibc)
    typealias SetOption = @convention(c) (_ option: Int32, _ value: Int32) -> Int32
    // Swift's module of glibc has no malloc.h, of which the numbers of the options are.
    guard let symbol = dlsym(nil, "mallopt") else { return }
    let set = unsafeBitCast(symbol, to: SetOption.self)
    _ = set(-2, 64 << 20)  // M_TOP_PAD: as much as such a thread's memory can be.
    _ = set(-1, 256 << 20)  // M_TRIM_THRESHOLD: what was freed is not given back before.
    _ = set(-3, 32 << 20)  // M_MMAP_THRESHOLD: nor are single large parts.
    #endif
  }
}
