internal import SourceFacts

/// Finds the functions that run when an app starts: those of the delegate of the application or of a window's scene,
/// and the delegate's functions that these call.
struct LaunchFunctions {
  private static let selectors: Set = [
    "application:didFinishLaunchingWithOptions:", "application:willFinishLaunchingWithOptions:",
    "applicationDidFinishLaunching:", "applicationWillFinishLaunching:",
    "scene:willConnectTo:options:", "scene:willConnectToSession:options:",
  ]

  let code: AppCode
  private let cache = Memo<[CodeType.ID], Functions>()

  /// The functions of one class.
  private struct Functions {
    /// Those that the system calls.
    var first: [MethodFact]
    /// The names of those that these call, without labels.
    var others: Set<String>
  }

  /// Whether a function, by its name with labels or its selector, runs when the app starts.
  func contain(_ function: String, of ids: [CodeType.ID]) -> Bool {
    let found = cache.value(of: ids) { functions(of: ids) }
    return found.first.contains { $0.isCalled(function) }
      || found.others.contains(MethodName.base(of: function))
  }

  private func functions(of ids: [CodeType.ID]) -> Functions {
    let calls = OwnCalls(of: ids, code)
    let first = calls.methods.filter { !Self.selectors.isDisjoint(with: $0.selectors) }
    return Functions(
      first: first, others: calls.methods(reachedFrom: first.flatMap { $0.calls ?? [] }))
  }
}
