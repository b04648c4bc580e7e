/// How much processor time and memory a case may take: so much for any, and so much more a byte.
package struct CaseLimit: Sendable {
  /// In nanoseconds of processor time.
  var time: Int
  /// In bytes beyond what the process had before.
  var memory: Int

  /// - Parameters:
  ///   - byteCount: The size of all files.
  ///   - commandCount: How many commands are run.
  ///   - slack: How much slower and larger than a release build this build is.
  package init(byteCount: Int, commandCount: Int, slack: Double) {
    let time = Double(1_500_000_000 + byteCount * 20_000) * Double(commandCount) * slack
    self.time = Int(time)
    memory = Int(Double(400_000_000 + byteCount * 2_000) * slack)
  }
}
