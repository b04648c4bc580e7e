/// The programs that this process runs: when a signal ends it, they end with it.
///
/// A program in a process group of its own does not get the signals of the terminal.
package enum ChildProcesses {
  /// Adds a program that has just been started.
  package static func add(_ process: Int32) { Leftovers.shared.add(process: process) }

  /// Forgets a program that is about to end.
  package static func remove(_ process: Int32) { Leftovers.shared.remove(process: process) }
}
