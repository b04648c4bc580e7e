internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// Finds the objects whose actions lead to a call in the class of their controller.
struct ActionCalls {
  let app: LinkedApp
  /// The objects by the methods that their actions run, for each controller.
  private let cache = Memo<ControllerID, [String: Set<ObjectID>]>()

  /// The objects whose actions run a function of a controller's class, perhaps through others.
  func objects(in controller: ControllerID, calling function: String) -> Set<ObjectID> {
    let found = cache.value(of: controller) { objectsByMethod(in: controller) }
    return found[MethodName.base(of: function)] ?? []
  }

  private func objectsByMethod(in controller: ControllerID) -> [String: Set<ObjectID>] {
    let calls = OwnCalls(of: app.scenes.type(of: controller).ids, app.code)
    var names: [String: Set<String>] = [:]
    for method in calls.methods {
      for selector in method.selectors { names[selector, default: []].insert(method.name) }
    }
    var found: [String: Set<ObjectID>] = [:]
    for connection in app.storyboards.file(at: controller.file)?.connections ?? [] {
      guard case .action(let selector, _) = connection.kind,
        connection.destination == controller.object
      else { continue }
      for method in calls.methods(reachedFrom: names[selector] ?? []) {
        found[method, default: []].insert(connection.holder)
      }
    }
    return found
  }
}
