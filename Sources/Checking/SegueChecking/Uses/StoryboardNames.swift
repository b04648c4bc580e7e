internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// Finds the storyboards that expressions in code mean.
struct StoryboardNames {
  private let evaluator: Evaluator
  private let scenes: AppScenes
  /// The paths of the storyboards by their names, with and without the device that they are for.
  private let files: [String: [String]]
  private let input: CheckInput
  private let watchFiles: [String]
  /// The classes of the owners of xibs.
  private let ownersOfXibs: Set<String>

  init(evaluator: Evaluator, _ graph: NavigationGraph, _ scenes: AppScenes, _ input: CheckInput) {
    self.evaluator = evaluator
    self.scenes = scenes
    self.input = input
    watchFiles = graph.files.filter { $0.targetRuntime == .watchOS }.map(\.path).sorted()
    ownersOfXibs = Set(
      graph.files.filter { $0.kind == .xib }.flatMap(\.objects)
        .filter(\.isFilesOwner).compactMap { $0.customClass?.name })
    files = graph.files.lazy.filter { $0.kind == .storyboard }.map(\.path)
      .reduce(into: [:]) { files, path in
        for name in Set([StoryboardName.ofFile(path), StoryboardName.withoutDevice(path)]) {
          files[name, default: []].append(path)
        }
      }
  }

  /// Returns the storyboard whose name is the value of an expression.
  ///
  /// Unless it is in the bundle of the code (`isOwnBundle`), it may be in an extension's. The name may end in
  /// `.storyboard` (`mayHaveExtension`) if it isn't passed to the system.
  func target(
    named name: Expression, at place: Evaluator.Place, isOwnBundle: Bool = true,
    mayHaveExtension: Bool = false
  ) -> StoryboardTarget {
    switch evaluator.values(of: name, at: place) {
    case .undecided(let reason): return .unknown(.storyboardName(reason))
    case .values(let names):
      // A path into a bundle, which may come from elsewhere: `Kit.bundle/Main`.
      if let path = names.first(where: { $0.contains(".bundle/") }) {
        return .unknown(.inOtherBundle("storyboard", path))
      }
      let found = names.map { name in
        let hasExtension = mayHaveExtension && name.hasSuffix(".storyboard")
        let stem = hasExtension ? StoryboardName.ofFile(name) : name
        return (
          name: name,
          paths: paths(ofStoryboard: stem, from: place.sourceFile, isOwnBundle: isOwnBundle)
        )
      }
      if let missing = found.first(where: { $0.paths.isEmpty }) {
        return .files([], name: missing.name)
      }
      return .files(found.flatMap(\.paths).sorted(), name: names.joined(separator: ", "))
    }
  }

  /// The storyboards in which WatchKit looks up controllers by name.
  ///
  /// A watch app's code and its storyboard are in different targets.
  func watchTarget() -> StoryboardTarget {
    guard !watchFiles.isEmpty else { return .unknown("no storyboard is for watchOS") }
    return .files(watchFiles, name: watchFiles.map(StoryboardName.ofFile).joined(separator: ", "))
  }

  /// The storyboards with a name in the source's targets, or elsewhere; none if all are in other apps.
  private func paths(
    ofStoryboard name: String, from sourceFile: SourceIndex, isOwnBundle: Bool
  ) -> [String] {
    let found = (files[name] ?? []).sorted()
    let membership = evaluator.code.sources[sourceFile].membership
    let targets = Set(membership.targets)
    let near = found.filter { path in
      !targets.isDisjoint(with: input.membership(of: path).targets)
    }
    guard near.isEmpty else { return near }
    let projects = Set(targets.map(Self.project))
    let inProject = found.filter { path in
      input.membership(of: path).targets.contains { projects.contains(Self.project(of: $0)) }
    }
    // Tests run in an app of their own project.
    if membership.isTest, !inProject.isEmpty { return inProject }
    let areElsewhere = membership.isOfApps && found.allSatisfy { input.membership(of: $0).isOfApps }
    guard areElsewhere else { return found }
    // It may be the bundle of an extension of the project, with which the app shares the code.
    return isOwnBundle ? [] : inProject
  }

  /// The file that declares a target.
  private static func project(of target: String) -> String {
    target.split(separator: ":", omittingEmptySubsequences: false).dropLast(2)
      .joined(separator: ":")
  }

  /// Whether a function may create an object of a class from a xib: no scene with an identifier has the class,
  /// and a xib's owner has it or a superclass, or the types with the function mention nibs.
  func mayBeFromXib(_ id: CodeType.ID, _ owners: [CodeType.ID]) -> Bool {
    guard !ownersOfXibs.isEmpty else { return false }
    let code = evaluator.code
    let hasScene = scenes.controllers(running: [id]).contains {
      scenes.type(of: $0) == .app([id]) && scenes.isNamed($0)
    }
    guard !hasScene else { return false }
    let ancestry = code.hierarchy.ancestry(of: id).types
    if ancestry.contains(where: { ownersOfXibs.contains(code.table[$0].name) }) { return true }
    return owners.contains { owner in
      let type = code.table[owner]
      return (type.methods.map(\.fact.name) + type.properties.map(\.fact.name)).contains {
        $0.lowercased().contains("nib")
      }
    }
  }

  /// Whether none of some storyboards is in a target of a source.
  func areElsewhere(_ files: [String], from sourceFile: SourceIndex) -> Bool {
    let targets = Set(evaluator.code.sources[sourceFile].membership.targets)
    return files.allSatisfy {
      targets.isDisjoint(with: input.membership(of: $0).targets)
    }
  }

  /// Returns the storyboard of a receiver: `storyboard`, `UIStoryboard(name: "Main", bundle: nil)`.
  func target(
    of expression: Expression?, in context: UseContext, at place: Evaluator.Place,
    limit: EvaluationLimit = EvaluationLimit()
  ) -> StoryboardTarget {
    guard !limit.isReached else { return .unknown(.storyboardName(.definedByOthers)) }
    switch expression {
    case .call(let call):
      if let name = KnownCalls.storyboardName(of: call) {
        return target(named: name.value, at: place, isOwnBundle: KnownCalls.isOwnBundle(call))
      }
      if let name = KnownCalls.resourceName(of: call) { return target(named: name, at: place) }
      if let (result, inner) = result(of: call, at: place) {
        return target(of: result, in: context, at: inner, limit: limit.next)
      }
      return .unknown(.returnedBy(function: call.function))
    case .choice(let parts):
      // A variable may be nil until a branch sets it.
      let opened = parts.filter { $0 != .nil }
      guard !opened.isEmpty else { return .unknown(.anyStoryboard(nil)) }
      let next = limit.next.shared(by: opened.count)
      return union(opened.map { target(of: $0, in: context, at: place, limit: next) })
    case .name(let path):
      let names = path.first == "self" ? Array(path.dropFirst()) : path
      if names == ["storyboard"], let own = ownStoryboards(in: context, at: place) { return own }
      if let (value, inner) = property(names, at: place) {
        return target(of: value, in: context, at: inner, limit: limit.next)
      }
      return .unknown(.anyStoryboard(path.joined(separator: ".")))
    case .implicitMember(let path):
      if let (value, inner) = property(["UIStoryboard"] + path, at: place) {
        return target(of: value, in: context, at: inner, limit: limit.next)
      }
      return .unknown(.anyStoryboard(nil))
    default: return .unknown(.anyStoryboard(nil))
    }
  }

  private func union(_ targets: [StoryboardTarget]) -> StoryboardTarget {
    var paths: Set<String> = []
    var names: [String] = []
    for target in targets {
      guard case .files(let files, let name) = target, !files.isEmpty else { return target }
      paths.formUnion(files)
      names.append(name)
    }
    return .files(paths.sorted(), name: names.joined(separator: ", "))
  }

  /// The storyboards that `storyboard` may be: those with scenes of the class around the code; nil
  /// if the class has no scenes, or overrides the property.
  private func ownStoryboards(
    in context: UseContext, at place: Evaluator.Place
  ) -> StoryboardTarget? {
    let code = evaluator.code
    let ids = code.names.types(place.scope, in: [], from: place.sourceFile)
    let isOverridden = code.lineage(of: ids).contains { type in
      !type.properties(named: "storyboard").isEmpty
        || type.methods(named: "storyboard").contains {
          $0.fact.labels.isEmpty && $0.fact.isStatic == context.isStatic
        }
    }
    guard !isOverridden else { return nil }
    let all = Set(scenes.controllers(running: ids).map(\.file)).sorted()
    guard !all.isEmpty else { return nil }
    // Code for one platform never runs in a scene for another.
    let own = evaluator.code.sources[place.sourceFile].membership
    let files = all.filter { own.mayMeet(input.membership(of: $0)) }
    guard !files.isEmpty else { return .unknown("the class has scenes only in other targets") }
    let names = Set(files.map(StoryboardName.ofFile)).sorted()
    return .files(files, name: names.joined(separator: ", "))
  }

  private func property(
    _ path: [String], at place: Evaluator.Place
  ) -> (Expression, Evaluator.Place)? {
    guard let name = path.last else { return nil }
    let code = evaluator.code
    let owner = Array(path.dropLast())
    var ids: [CodeType.ID] = []
    // The types of the class that runs the code, which may override a protocol's default.
    var running: [CodeType.ID] = []
    if owner.isEmpty {
      ids = code.table.around(place.scope, from: place.sourceFile).flatMap { $0 }
      ids += ids.flatMap { code.hierarchy.ancestry(of: $0).types }
      if let own = place.selfType,
        ids.contains(where: { !code.table[$0].constants(named: name).isEmpty })
      {
        running =
          code.hierarchy.ancestry(of: own).types
          + code.protocols(of: own, seenFrom: place.sourceFile)
      }
    } else {
      ids = code.names.types(owner, in: place.scope, from: place.sourceFile)
    }
    for id in running + ids {
      let isRunning = running.contains(id)
      let own = isRunning ? place.selfType ?? id : id
      let members = code.constants(named: name, of: id, for: own, usedIn: place.sourceFile)
      for member in members {
        guard let value = member.fact.value else { continue }
        let isOfSelf = owner.isEmpty || owner == ["Self"]
        if isOfSelf, !place.isExactly, code.isOverridden(name, of: own) { return nil }
        let inner = Evaluator.Place(
          sourceFile: member.sourceFile, scope: code.table[id].path, selfType: own,
          isExactly: isRunning && place.isExactly)
        return (value, inner)
      }
    }
    if owner.isEmpty,
      let global = code.constants(named: name, seenFrom: place.sourceFile).first,
      let value = global.fact.value
    {
      return (value, Evaluator.Place(sourceFile: global.sourceFile, scope: []))
    }
    return nil
  }

  /// The expression that a function without arguments returns.
  private func result(
    of call: CallExpression, at place: Evaluator.Place
  ) -> (Expression, Evaluator.Place)? {
    guard call.arguments.isEmpty else { return nil }
    let code = evaluator.code
    var ids: [CodeType.ID] = []
    switch call.receiver {
    case .name(let path): ids = code.names.types(path, in: place.scope, from: place.sourceFile)
    case nil: ids = code.names.types(place.scope, in: [], from: place.sourceFile)
    default: break
    }
    for id in ids {
      let methods = code.table.methods(
        returningFor: call.function, of: id, usedIn: place.sourceFile)
      guard let method = methods.first, let result = method.fact.result else { continue }
      let isOfSelf = [nil, .name(["self"]), .name(["Self"])].contains(call.receiver)
      guard methods.allSatisfy({ $0.fact.result == result }),
        !isOfSelf || !code.isOverridden(call.function, of: id)
      else { return nil }
      return (
        result,
        Evaluator.Place(sourceFile: method.sourceFile, scope: code.table[id].path, selfType: id)
      )
    }
    return nil
  }
}
