internal import Findings

/// The reason why a class in a file cannot be named in Swift.
enum UnusableClass: Hashable, Sendable {
  /// The class's own name is impossible.
  case name(String)
  /// The name of its module is impossible.
  case module(String, class: String)
}

extension Finding {
  /// Returns the finding for a class that Swift code cannot name.
  static func unusable(_ unusable: UnusableClass, at location: SourceLocation) -> Finding {
    let result = "nothing is generated for it, and as a destination it counts as its UIKit class"
    switch unusable {
    case .name(let name):
      return Finding(
        .unusableClassName, .warning, at: location,
        "the class \(ShownText.quoted(name)) has no valid name in Swift: \(result)",
        help: "correct the custom class, or set its Swift name in the configuration")
    case .module(let module, let name):
      return Finding(
        .unusableModuleName, .warning, at: location,
        "the class \(ShownText.quoted(name)) is in the module \(ShownText.quoted(module)), which "
          + "Swift cannot import by that name: \(result)",
        help: "correct the module, or set the class's module in the configuration")
    }
  }
}
