import Foundation

extension Bundle {
  /// Stands for what SwiftPM writes into a target that has resources.
  static var module: Bundle { .main }
}
