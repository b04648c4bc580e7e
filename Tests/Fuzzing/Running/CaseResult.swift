/// The result of a case that ended.
package struct CaseResult: Sendable {
  /// The exit code of the last command.
  package var status: Int32
  /// The processor time of all commands, in nanoseconds.
  package var time: Int
  /// The memory that they took in addition, in bytes.
  package var memory: Int
  /// The problems, in words; empty if there are none.
  package var problems: [String]
}
