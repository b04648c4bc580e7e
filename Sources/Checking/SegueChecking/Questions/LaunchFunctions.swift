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
  private var known: [[CodeType.ID]: Functions] = [:]

  /// The functions of one class.
  private struct Functions {
    /// Those that the system calls.
    var first: [MethodFact]
    /// The names of those that these call, without labels.
    var others: Set<String>
  }

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
    return found.first.contains { $0.isCalled(function) }
      || found.others.contains(MethodName.base(of: function))
  }

  private func functions(of ids: [CodeType.ID]) -> Functions {
    let calls = OwnCalls(of: ids, code)
    let first = calls.methods.filter { method in
      Self.selectors.contains(method.selector)
        || method.legacySelector.map(Self.selectors.contains) ?? false
    }
    return Functions(
      first: first, others: calls.methods(reachedFrom: first.flatMap { $0.calls ?? [] }))
  }
}
