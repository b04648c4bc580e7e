/// The calls that only tell developers something, so that the app needs nothing of what they are given.
package enum LoggingCalls {
  /// The names of the functions and macros.
  package static let functions: Set<String> = [
    "print", "debugPrint", "dump", "NSLog", "os_log", "printf", "assert", "assertionFailure",
    "precondition", "preconditionFailure", "fatalError", "NSAssert", "NSCAssert",
    "NSParameterAssert",
  ]
}
