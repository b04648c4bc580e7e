internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// Finds the storyboards that expressions of the code mean.
struct StoryboardNames {
  private let evaluator: Evaluator
  private let scenes: AppScenes
  private let files: [String: [String]]
  private let input: CheckInput
  private let watchFiles: [String]
  /// The classes that the owners of xibs have.
  private let ownersOfXibs: Set<String>

  init(evaluator: Evaluator, _ graph: NavigationGraph, _ scenes: AppScenes, _ input: CheckInput) {
    self.evaluator = evaluator
    self.scenes = scenes
    self.input = input
    watchFiles = graph.files.filter { $0.targetRuntime == .watchOS }.map(\.path).sorted()
    ownersOfXibs = Set(
      graph.files.filter { $0.kind == .xib }.flatMap(\.objects)
        .filter(\.isFilesOwner).compactMap { $0.customClass?.name })
    files = Dictionary(
      grouping: graph.files.filter { $0.kind == .storyboard }.map(\.path),
      by: { String(FilePath.name(of: $0).dropLast(".storyboard".count)) })
  }

  /// The storyboard with the name that an expression has.
  ///
  /// - Parameters:
  ///   - name: The expression.
  ///   - place: Where it stands.
  ///   - isOwnBundle: Whether it is one of the bundle that the code is in, and not of an extension's.
  /// - Returns: The files that it may be, or why that is not known.
  func target(
    named name: Expression, at place: Evaluator.Place, isOwnBundle: Bool = true
  ) -> StoryboardTarget {
    switch evaluator.values(of: name, at: place) {
    case .undecided(let why): return .unknown(why)
    case .values(let names):
      let found = names.map { name in
        (
          name: name,
          paths: paths(ofStoryboard: name, from: place.source, isOwnBundle: isOwnBundle)
        )
      }
      if let missing = found.first(where: { $0.paths.isEmpty }) {
        return .files([], name: missing.name)
      }
      return .files(
        found.flatMap(\.paths).sorted(), name: names.joined(separator: ", "))
    }
  }

  /// The storyboards whose controllers WatchKit finds by name: those of its app.
  ///
  /// A watch app's code is in another target than its storyboard.
  func watchTarget(from source: Int) -> StoryboardTarget {
    guard !watchFiles.isEmpty else { return .unknown("no storyboard is for watchOS") }
    return .files(watchFiles, name: watchFiles.map(storyboardName).joined(separator: ", "))
  }

  /// Of several storyboards of one name those of the source's targets; none where all are of other apps.
  private func paths(
    ofStoryboard name: String, from source: Int, isOwnBundle: Bool
  ) -> [String] {
    let name = name.hasSuffix(".storyboard") ? String(name.dropLast(".storyboard".count)) : name
    let found =
      files[name] ?? files.filter { $0.key.hasPrefix(name + "~") }.flatMap(\.value).sorted()
    let membership = evaluator.code.sources[source].membership
    let targets = Set(membership.targets)
    let near = found.filter { path in
      !targets.isDisjoint(with: input.memberships[path]?.targets ?? [])
    }
    guard near.isEmpty else { return near }
    let areElsewhere =
      membership.isOfApps && found.allSatisfy { input.memberships[$0]?.isOfApps == true }
    guard areElsewhere else { return found }
    // The bundle of an extension, which the app has the code of: one of the same project.
    let projects = Set(targets.map(Self.project))
    return isOwnBundle
      ? []
      : found.filter { path in
        input.memberships[path]?.targets.contains { projects.contains(Self.project(of: $0)) }
          ?? false
      }
  }

  /// The file that declares a target.
  private static func project(of target: String) -> Substring {
    target.split(separator: ":", omittingEmptySubsequences: false).dropLast(2)
      .joined(separator: ":")[...]
  }

  /// Whether a function may make an object of a class from a xib, as no scene with an identifier does: a
  /// xib's owner is of the class, or of one that it inherits from, or the types that have the function speak
  /// of nibs.
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

  /// Whether none of some storyboards is of a target that has a source.
  func areElsewhere(_ files: [String], from source: Int) -> Bool {
    let targets = Set(evaluator.code.sources[source].membership.targets)
    return files.allSatisfy {
      targets.isDisjoint(with: input.memberships[$0]?.targets ?? [])
    }
  }

  /// What a receiver such as `storyboard` or `UIStoryboard(name: "Main", bundle: nil)` means.
  func target(
    of expression: Expression?, in context: UseContext, at place: Evaluator.Place, depth: Int = 0
  ) -> StoryboardTarget {
    guard depth < 8 else { return .unknown("it is defined by itself") }
    switch expression {
    case .call(let call):
      if let name = KnownCalls.storyboardName(of: call) {
        return target(
          named: name.value, at: place, isOwnBundle: KnownCalls.isOwnBundle(call))
      }
      if let (result, inner) = result(of: call, at: place) {
        return target(of: result, in: context, at: inner, depth: depth + 1)
      }
      return .unknown("\(call.function)() returns it")
    case .choice(let parts):
      return union(parts.map { target(of: $0, in: context, at: place, depth: depth + 1) })
    case .name(let path):
      let names = path.first == "self" ? Array(path.dropFirst()) : path
      if names == ["storyboard"], let own = ownStoryboards(at: place) { return own }
      if let (value, inner) = property(names, at: place) {
        return target(of: value, in: context, at: inner, depth: depth + 1)
      }
      return .unknown("\(path.joined(separator: ".")) may be any storyboard")
    case .implicitMember(let path):
      if let (value, inner) = property(["UIStoryboard"] + path, at: place) {
        return target(of: value, in: context, at: inner, depth: depth + 1)
      }
      return .unknown("it may be any storyboard")
    default: return .unknown("it may be any storyboard")
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

  /// The storyboards that the class around the code has scenes in: what `storyboard` is.
  private func ownStoryboards(at place: Evaluator.Place) -> StoryboardTarget? {
    let ids = evaluator.code.names.types(place.scope, in: [], from: place.source)
    let declared = ids.contains { id in
      !evaluator.code.table[id].properties(named: "storyboard").isEmpty
    }
    guard !declared else { return nil }
    let all = Set(scenes.controllers(running: ids).map(\.file)).sorted()
    guard !all.isEmpty else { return nil }
    // Code for one platform runs in no scene of another one's.
    let targets = Set(evaluator.code.sources[place.source].membership.targets)
    let files = all.filter { file in
      let own = input.memberships[file]?.targets ?? []
      return targets.isEmpty || own.isEmpty || !targets.isDisjoint(with: own)
    }
    guard !files.isEmpty else { return .unknown("the class has scenes in other targets only") }
    let names = files.map { String(FilePath.name(of: $0).dropLast(".storyboard".count)) }
    return .files(files, name: Set(names).sorted().joined(separator: ", "))
  }

  private func property(
    _ path: [String], at place: Evaluator.Place
  ) -> (Expression, Evaluator.Place)? {
    guard let name = path.last else { return nil }
    let code = evaluator.code
    let owner = Array(path.dropLast())
    var ids: [CodeType.ID] = []
    if owner.isEmpty {
      for count in (0...place.scope.count).reversed() {
        ids += code.table.exactly(Array(place.scope.prefix(count)))
      }
      ids += ids.flatMap { code.hierarchy.ancestry(of: $0).types }
    } else {
      ids = code.names.types(owner, in: place.scope, from: place.source)
    }
    for id in ids {
      for member in code.table[id].constants(named: name) {
        guard let value = member.fact.value else { continue }
        return (
          value, Evaluator.Place(source: member.source, scope: code.table[id].path, selfType: id)
        )
      }
    }
    if owner.isEmpty, let global = code.globals[name]?.first(where: { $0.fact.value != nil }),
      let value = global.fact.value
    {
      return (value, Evaluator.Place(source: global.source, scope: []))
    }
    return nil
  }

  /// What a function without arguments returns.
  private func result(
    of call: CallExpression, at place: Evaluator.Place
  ) -> (Expression, Evaluator.Place)? {
    guard call.arguments.isEmpty else { return nil }
    let code = evaluator.code
    var ids: [CodeType.ID] = []
    switch call.receiver {
    case .name(let path): ids = code.names.types(path, in: place.scope, from: place.source)
    case nil: ids = code.names.types(place.scope, in: [], from: place.source)
    default: break
    }
    for id in ids {
      for method in code.table[id].methods(named: call.function) {
        guard let result = method.fact.result else { continue }
        return (
          result, Evaluator.Place(source: method.source, scope: code.table[id].path, selfType: id)
        )
      }
    }
    return nil
  }
}
