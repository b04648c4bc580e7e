import Foundation

extension Bundle {
  /// Replaces the property that SwiftPM writes into a target with resources.
  static var module: Bundle { .main }
}
