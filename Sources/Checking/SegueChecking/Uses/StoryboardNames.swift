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

  private var code: AppCode { evaluator.code }

  init(evaluator: Evaluator, _ graph: NavigationGraph, _ scenes: AppScenes, _ input: CheckInput) {
    self.evaluator = evaluator
    self.scenes = scenes
    self.input = input
    watchFiles = graph.files.filter { $0.targetRuntime == .watchOS }.map(\.path).sorted()
    files = graph.files.lazy.filter { $0.kind == .storyboard }.map(\.path)
      .reduce(into: [:]) { files, path in
        for name in Set([StoryboardName.ofFile(path), StoryboardName.withoutDevice(path)]) {
          files[name, default: []].append(path)
        }
      }
  }

  /// The storyboards in which WatchKit looks up controllers by name.
  ///
  /// A watch app's code and its storyboard are in different targets.
  func watchTarget() -> StoryboardTarget {
    guard !watchFiles.isEmpty else { return .unknown("no storyboard is for watchOS") }
    return .files(watchFiles, name: watchFiles.map(StoryboardName.ofFile).joined(separator: ", "))
  }

  /// Whether no target of a source contains one of the storyboards.
  func areElsewhere(_ files: [String], from sourceFile: SourceIndex) -> Bool {
    let targets = Set(code.sources[sourceFile].membership.targets)
    return files.allSatisfy {
      targets.isDisjoint(with: input.membership(of: $0).targets)
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
    let names: [String]
    switch evaluator.values(of: name, at: place) {
    case .undecided(let reason): return .unknown(.storyboardName(reason))
    case .values(let values): names = values
    }
    // A path into a bundle, which may come from elsewhere: `Kit.bundle/Main`.
    if let path = names.first(where: { $0.contains(".bundle/") }) {
      return .unknown(.inOtherBundle("storyboard", path))
    }
    var paths: [String] = []
    for name in names {
      let hasExtension = mayHaveExtension && name.hasSuffix(".storyboard")
      let found = self.paths(
        ofStoryboard: hasExtension ? StoryboardName.ofFile(name) : name, from: place.sourceFile,
        isOwnBundle: isOwnBundle)
      if found.isEmpty { return .files([], name: name) }
      paths += found
    }
    return .files(paths.sorted(), name: names.joined(separator: ", "))
  }

  /// The storyboards with a name: those in the source's targets, or else any that may be in the same bundle.
  private func paths(
    ofStoryboard name: String, from sourceFile: SourceIndex, isOwnBundle: Bool
  ) -> [String] {
    let found = (files[name] ?? []).sorted()
    let membership = code.sources[sourceFile].membership
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
    let areOfOtherApps =
      membership.isOfApps && found.allSatisfy { input.membership(of: $0).isOfApps }
    guard areOfOtherApps else { return found }
    // It may be the bundle of an extension of the project, with which the app shares the code.
    return isOwnBundle ? [] : inProject
  }

  /// The file that declares a target, from the target's unique name: `App.xcodeproj/project.pbxproj:App:0`.
  private static func project(of target: String) -> String {
    target.split(separator: ":", omittingEmptySubsequences: false).dropLast(2)
      .joined(separator: ":")
  }

  // MARK: Expressions

  /// Returns the storyboard of a receiver: `storyboard`, `UIStoryboard(name: "Main", bundle: nil)`.
  func target(
    of expression: Expression?, in context: UseContext, at place: Evaluator.Place,
    limit: EvaluationLimit = EvaluationLimit()
  ) -> StoryboardTarget {
    guard !limit.isReached else { return .unknown(.storyboardName(.definedByOthers)) }
    func target(of value: Evaluator.PlacedExpression) -> StoryboardTarget {
      self.target(of: value.expression, in: context, at: value.place, limit: limit.next)
    }
    switch expression {
    case .call(let call):
      if let name = KnownCalls.storyboardName(of: call) {
        return self.target(named: name.value, at: place, isOwnBundle: KnownCalls.isOwnBundle(call))
      }
      if let name = KnownCalls.resourceName(of: call) { return self.target(named: name, at: place) }
      return result(of: call, at: place).map(target)
        ?? .unknown(.returnedBy(function: call.function))
    case .choice(let parts):
      // A variable may be nil until a branch sets it.
      let opened = parts.filter { $0 != .nil }
      guard !opened.isEmpty else { return .unknown(.anyStoryboard(nil)) }
      let next = limit.next.shared(by: opened.count)
      return union(opened.map { self.target(of: $0, in: context, at: place, limit: next) })
    case .name(let path):
      let names = path.first == "self" ? Array(path.dropFirst()) : path
      if names == ["storyboard"], let own = ownStoryboards(in: context, at: place) { return own }
      return value(ofProperty: names, at: place).map(target)
        ?? .unknown(.anyStoryboard(path.joined(separator: ".")))
    case .implicitMember(let path):
      return value(ofProperty: ["UIStoryboard"] + path, at: place).map(target)
        ?? .unknown(.anyStoryboard(nil))
    default: return .unknown(.anyStoryboard(nil))
    }
  }

  /// The storyboards that any of several expressions may mean; the first one that is unknown or missing decides.
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

  /// The storyboards with scenes of the class around the code; nil if it has none, or overrides `storyboard`.
  private func ownStoryboards(
    in context: UseContext, at place: Evaluator.Place
  ) -> StoryboardTarget? {
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
    let own = code.sources[place.sourceFile].membership
    let files = all.filter { own.mayMeet(input.membership(of: $0)) }
    guard !files.isEmpty else { return .unknown("the class has scenes only in other targets") }
    let names = Set(files.map(StoryboardName.ofFile)).sorted()
    return .files(files, name: names.joined(separator: ", "))
  }

  /// The value of a property or constant that code names, perhaps with its type: `main`, `Storyboards.main`.
  private func value(
    ofProperty path: [String], at place: Evaluator.Place
  ) -> Evaluator.PlacedExpression? {
    guard let name = path.last else { return nil }
    let owner = Array(path.dropLast())
    let declaring =
      owner.isEmpty
      ? declaringTypes(of: name, at: place)
      : code.names.types(owner, in: place.scope, from: place.sourceFile).map {
        .init(id: $0, selfType: $0)
      }
    let isOnSelf = owner.isEmpty || owner == ["Self"]
    for type in declaring {
      let constants = code.constants(
        named: name, of: type.id, for: type.selfType, usedIn: place.sourceFile)
      guard let constant = constants.first(where: { $0.fact.value != nil }),
        let value = constant.fact.value
      else { continue }
      if isOnSelf, !place.isExactly, code.isOverridden(name, of: type.selfType) { return nil }
      return Evaluator.PlacedExpression(
        expression: value,
        place: Evaluator.Place(
          sourceFile: constant.sourceFile, scope: code.table[type.id].path,
          selfType: type.selfType, isExactly: type.isOfSelf && place.isExactly))
    }
    guard owner.isEmpty,
      let global = code.constants(named: name, seenFrom: place.sourceFile).first,
      let value = global.fact.value
    else { return nil }
    return Evaluator.PlacedExpression(
      expression: value, place: Evaluator.Place(sourceFile: global.sourceFile, scope: []))
  }

  /// A type that may declare a property.
  private struct DeclaringType {
    var id: CodeType.ID
    /// The class of the object whose property is meant.
    var selfType: CodeType.ID
    /// Whether the class of `self` inherits from the type, or conforms to it.
    var isOfSelf = false
  }

  /// The types in which code finds a property that it names without a type, the most specific first.
  ///
  /// The class of `self` comes before the protocol around the code, because it may override the protocol's default.
  private func declaringTypes(of name: String, at place: Evaluator.Place) -> [DeclaringType] {
    let around = code.table.around(place.scope, from: place.sourceFile).flatMap { $0 }
    let types = around + around.flatMap { code.hierarchy.ancestry(of: $0).types }
    guard let own = place.selfType,
      types.contains(where: { !code.table[$0].constants(named: name).isEmpty })
    else { return types.map { .init(id: $0, selfType: $0) } }
    let ofSelf =
      code.hierarchy.ancestry(of: own).types + code.protocols(of: own, seenFrom: place.sourceFile)
    return ofSelf.map { DeclaringType(id: $0, selfType: own, isOfSelf: true) }
      + types.filter { !ofSelf.contains($0) }.map { .init(id: $0, selfType: $0) }
  }

  /// The expression that a function without arguments returns.
  private func result(
    of call: CallExpression, at place: Evaluator.Place
  ) -> Evaluator.PlacedExpression? {
    guard call.arguments.isEmpty else { return nil }
    let ids =
      switch call.receiver {
      case .name(let path): code.names.types(path, in: place.scope, from: place.sourceFile)
      case nil: code.names.types(place.scope, in: [], from: place.sourceFile)
      default: [CodeType.ID]()
      }
    let isOnSelf = [nil, .name(["self"]), .name(["Self"])].contains(call.receiver)
    for id in ids {
      let methods = code.table.methods(
        returningFor: call.function, of: id, usedIn: place.sourceFile)
      guard let method = methods.first, let result = method.fact.result else { continue }
      guard methods.allSatisfy({ $0.fact.result == result }),
        !isOnSelf || !code.isOverridden(call.function, of: id)
      else { return nil }
      return Evaluator.PlacedExpression(
        expression: result,
        place: Evaluator.Place(
          sourceFile: method.sourceFile, scope: code.table[id].path, selfType: id))
    }
    return nil
  }
}
