/// The calls that only tell developers something, so that their arguments don't matter to the app.
package enum LoggingCalls {
  /// The names of the functions and macros.
  package static let functions: Set<String> = [
    "print", "debugPrint", "dump", "NSLog", "os_log", "printf", "assert", "assertionFailure",
    "precondition", "preconditionFailure", "fatalError", "NSAssert", "NSCAssert",
    "NSParameterAssert",
  ]
}
