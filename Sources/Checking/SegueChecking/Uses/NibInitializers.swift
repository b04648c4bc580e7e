internal import SourceFacts

/// The classes that override the initializers that create a controller with the name of a xib.
struct NibInitializers {
  /// The paths of the classes that pass the name on.
  private var passing: Set<[String]> = []
  /// The paths of the classes that pass another name on.
  private var replacing: Set<[String]> = []

  init(_ code: AppCode) {
    for fact in code.sources.lazy.flatMap(\.facts.calls)
    where NibCalls.isControllerInitializer(fact.context.function) {
      guard let call = NibCalls.call(fact.call),
        [.controller, .windowController].contains(call.loader)
      else { continue }
      if call.name.value == .parameter(0) {
        passing.insert(fact.context.type)
      } else {
        replacing.insert(fact.context.type)
      }
    }
  }

  /// Whether objects of a class may load a xib other than the one that they are created with.
  func mayReplaceName(in type: CodeType) -> Bool {
    if replacing.contains(type.path) { return true }
    return !passing.contains(type.path)
      && type.methods.contains {
        $0.fact.hasBody && NibCalls.isControllerInitializer($0.fact.selector)
      }
  }
}

extension CodeType {
  /// Whether the type overrides a member by which a controller finds or loads its xib.
  ///
  /// An override may call `super` only sometimes.
  var overridesLoading: Bool {
    ["nibName", "windowNibName", "windowNibPath", "loadView", "loadWindow"].contains { name in
      properties(named: name).contains { !$0.fact.isStatic }
        || methods(named: name).contains { !$0.fact.isStatic }
    }
  }
}
