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
  private let cache = Memo<[CodeType.ID], Set<String>>()

  /// Whether a function, by its name with labels or its selector, runs when the app starts.
  func contain(_ function: String, of ids: [CodeType.ID]) -> Bool {
    let found = cache.value(of: ids) { functions(of: ids) }
    return found.contains(function) || found.contains(MethodName.base(of: function))
  }

  /// The names with labels and the selectors of the functions that the system calls, and the names without labels of
  /// those that these call.
  private func functions(of ids: [CodeType.ID]) -> Set<String> {
    let calls = OwnCalls(of: ids, code)
    let first = calls.methods.filter { !Self.selectors.isDisjoint(with: $0.selectors) }
    return calls.methods(reachedFrom: first.flatMap { $0.calls ?? [] })
      .union(first.flatMap { [$0.selector, $0.nameWithLabels] })
  }
}
