internal import SourceFacts

/// The names that facts have for the method around them.
enum MethodName {
  /// The name of a method without its labels: `show` of `show(_:)` and of `show:with:`.
  static func base(of method: String) -> String { String(method.prefix { $0 != "(" && $0 != ":" }) }

  /// Whether a Swift method is the one that UIKit and AppKit call before each segue, now or in Swift 2.
  static func isPrepare(_ method: String) -> Bool {
    method == "prepare(for:sender:)" || method == "prepareForSegue(segue:sender:)"
  }

  /// Whether a method is called for segues that leave its own controller.
  static func asksOwnSegues(_ method: String) -> Bool {
    method.hasPrefix("prepare") || NavigationCalls.isAskedAboutSegue(method)
  }
}

extension MethodFact {
  /// The name with labels, as Swift writes it: `show(_:with:)`.
  var nameWithLabels: String { "\(name)(\(labels.map { $0 + ":" }.joined()))" }

  /// The selector, and the one that Swift 1 and 2 derived.
  var selectors: [String] { [selector, legacySelector].compactMap(\.self) }

  /// Whether a name with labels or a selector is the method's.
  func isCalled(_ method: String) -> Bool { selector == method || nameWithLabels == method }
}
