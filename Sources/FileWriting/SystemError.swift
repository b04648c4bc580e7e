internal import Foundation

/// The system's errors in words.
package enum SystemError {
  /// The system's own sentence for an error number.
  package static func message(_ code: Int32) -> String { String(cString: strerror(code)) }
}
