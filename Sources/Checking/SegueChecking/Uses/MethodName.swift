internal import SourceFacts

/// The names by which facts tell which method they are in.
enum MethodName {
  /// The name of a method without its labels: `show` of `show(_:)` and of `show:with:`.
  static func base(of method: String) -> String {
    String(method.prefix { $0 != "(" && $0 != ":" })
  }
}

extension MethodFact {
  /// Whether a name with labels or a selector is the method's.
  func isCalled(_ method: String) -> Bool {
    selector == method || "\(name)(\(labels.map { $0 + ":" }.joined()))" == method
  }
}
