internal import Foundation

/// The system's error messages.
package enum SystemError {
  /// Returns the system's message for an error number.
  package static func message(_ code: Int32) -> String { String(cString: strerror(code)) }
}
