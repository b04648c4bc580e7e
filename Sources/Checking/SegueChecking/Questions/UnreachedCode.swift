internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// The methods and properties that are certainly never used, because no object has their class, or because the app
/// doesn't let the system restore its state.
struct UnreachedCode {
  let app: LinkedApp
  let unreachedScenes: UnreachedScenes
  let unloadedXibs: UnloadedXibs
  private let reasonsOfClasses = Memo<CodeType.ID, String?>()
  private let findsClassesByName = Once<Bool>()

  /// Returns why the method or the property at a place is never used; nil if it is, or may be.
  func reason(at place: SourceLocation) -> String? {
    guard let index = app.code.index(of: place.file) else { return nil }
    let position = SourcePosition(line: place.line, column: place.column)
    let source = app.code.sources[index]
    let restores = source.facts.types.contains { type in
      type.members.methods.contains { $0.restoresControllers && $0.holds(position) }
    }
    if restores, source.membership.targets.isEmpty || source.membership.isOfApps,
      app.input.texts.paths(naming: RestorationWords.saving).isEmpty
    {
      return "the app doesn't let the system save and restore its state"
    }
    guard
      let type = source.facts.types.first(where: { type in
        type.members.methods.contains { !$0.isStatic && $0.holds(position) }
          || type.members.properties.contains { !$0.isStatic && $0.position == position }
      })
    else { return nil }
    let types = app.code.table.exactly(type.path)
    guard types.count == 1, let id = types.first else { return nil }
    if app.code.hierarchy.ancestry(of: id).gap == nil,
      app.unmadeControllers.contains(where: { $0.id == id })
    {
      return Self.neverCreated(app.code.table[id])
    }
    return reasonsOfClasses.value(of: id) { reason(ofClass: id) }
  }

  private static func neverCreated(_ type: CodeType) -> String {
    "no storyboard, xib or code creates an object of the class \(type.name)"
  }

  /// Returns why no object of a class exists; nil if one may exist.
  ///
  /// No code creates an object, and either nothing shows the class's scenes and loads its xibs, or
  /// it is a controller's class that has neither.
  private func reason(ofClass id: CodeType.ID) -> String? {
    let type = app.code.table[id]
    guard type.isClass, type.path.count == 1, !type.isGeneric, !type.isForOtherModules,
      !app.code.hierarchy.hasSubclasses(id), app.code.hierarchy.ancestry(of: id).gap == nil
    else { return nil }
    let names: Set = [type.name, type.objectiveCName ?? type.name]
    var hasObjects = false
    for (file, objects) in zip(app.graph.files, app.storyboards.customObjects) {
      for object in objects where names.contains(TypeText.path(object.custom.name).last ?? "") {
        hasObjects = true
        let isMade =
          file.kind == .xib
          ? object.isStandIn || !unloadedXibs.contain(file)
          : unreachedScenes.reason(at: object.location, of: file) == nil
        if isMade { return nil }
      }
    }
    guard hasObjects || isControllerOfCode(type) else { return nil }
    let isFoundByName = findsClassesByName.value {
      !app.input.texts.words(among: [
        "NSClassFromString", "classNamed", "objc_getClass", "objc_lookUpClass",
      ]).isEmpty
    }
    guard !isFoundByName, !mayBeMade(type, names) else { return nil }
    return hasObjects
      ? "nothing reaches the scenes and xibs of \(type.name), and no code creates an object of the class"
      : Self.neverCreated(type)
  }

  /// Whether only code of the app can create objects of a controller's class.
  private func isControllerOfCode(_ type: CodeType) -> Bool {
    guard let system = app.code.hierarchy.ancestry(of: type.id).system,
      SystemClasses.areControllers(system)
    else { return false }
    // Apps elsewhere may use the controllers of a library.
    let memberships = type.methods.map { app.code.sources[$0.sourceFile].membership }
    guard memberships.allSatisfy({ $0.targets.isEmpty || $0.isOfApps }) else { return false }
    // The property list of an app extension may name its controller.
    return app.hasAllInterfaces && !app.input.texts.isInPropertyList(type.name)
  }

  /// Whether code may create an object of a class, by one of the class's names.
  private func mayBeMade(_ type: CodeType, _ names: Set<String>) -> Bool {
    switch app.code.sources[type.sourceFile].language {
    case .swift: app.input.texts.use(classes: names, countingRegistrations: true)
    // Objective-C also names a class in its declaration, in imports, and as the type of variables.
    case .objectiveC:
      !app.input.texts.classesMade(among: names, declaredIn: .objectiveC).isEmpty
    }
  }
}

extension MethodFact {
  /// Whether it is the class method by which the system restores controllers.
  fileprivate var restoresControllers: Bool {
    isStatic && !RestorationWords.paths.isDisjoint(with: [name] + labels.prefix(1))
  }

  fileprivate func holds(_ other: SourcePosition) -> Bool {
    end.map { position <= other && other <= $0 } ?? false
  }
}
