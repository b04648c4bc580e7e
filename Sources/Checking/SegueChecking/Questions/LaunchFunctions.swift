internal import SourceFacts

/// Finds the functions that run when an app starts: those of the delegate of the application or of a window's scene,
/// and the delegate's functions that these call.
struct LaunchFunctions {
  private static let selectors: Set = [
    "application:didFinishLaunchingWithOptions:", "application:willFinishLaunchingWithOptions:",
    "applicationDidFinishLaunching:", "applicationWillFinishLaunching:",
    "scene:willConnectTo:options:", "scene:willConnectToSession:options:",
  ]

  private let code: AppCode
  /// The functions of each class: those of the system's protocols with their labels or as selectors, and the others
  /// by their names alone.
  private var known: [[CodeType.ID]: Set<String>] = [:]

  init(_ code: AppCode) {
    self.code = code
  }

  /// Whether a function of a class runs when the app starts.
  ///
  /// - Parameters:
  ///   - function: The function with its labels, or its selector.
  ///   - ids: The types that the class may be.
  /// - Returns: The answer.
  mutating func contain(_ function: String, of ids: [CodeType.ID]) -> Bool {
    let found = known[ids] ?? functions(of: ids)
    known[ids] = found
    return found.contains(function)
      || found.contains(String(function.prefix { $0 != "(" && $0 != ":" }))
  }

  private func functions(of ids: [CodeType.ID]) -> Set<String> {
    let calls = OwnCalls(of: ids, code)
    let first = calls.methods.filter { method in
      Self.selectors.contains(method.selector)
        || method.legacySelector.map(Self.selectors.contains) ?? false
    }
    var found = calls.methods(reachedFrom: first.flatMap { $0.calls ?? [] })
    for method in first {
      found.insert(method.selector)
      found.insert("\(method.name)(\(method.labels.map { "\($0):" }.joined()))")
    }
    return found
  }
}
