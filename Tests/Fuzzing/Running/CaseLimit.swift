/// The processor time and memory that a case may take: a fixed amount plus an amount per byte.
package struct CaseLimit: Sendable {
  /// In nanoseconds of processor time.
  var time: Int
  /// In bytes beyond the process's memory before the case.
  var memory: Int

  /// - Parameters:
  ///   - byteCount: The size of all files.
  ///   - commandCount: How many commands are run.
  ///   - slack: The factor by which this build is slower than a release build.
  package init(byteCount: Int, commandCount: Int, slack: Double) {
    let time = Double(1_500_000_000 + byteCount * 20_000) * Double(commandCount) * slack
    self.time = Int(time)
    memory = 400_000_000 + byteCount * 2_000
  }
}
