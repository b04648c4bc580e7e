/// The programs started by this process, which end with it if a signal ends it.
///
/// A program in its own process group does not receive the terminal's signals.
package enum ChildProcesses {
  /// Adds a program that has just been started.
  package static func add(_ process: Int32) { Leftovers.shared.add(process: process) }

  /// Forgets a program that is about to end.
  package static func remove(_ process: Int32) { Leftovers.shared.remove(process: process) }
}
