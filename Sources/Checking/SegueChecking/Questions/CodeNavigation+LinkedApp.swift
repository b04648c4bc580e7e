internal import Findings
package import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

extension CodeNavigation {
  /// The navigation by the code of an app, tests left out; nothing without sources.
  package init(of app: LinkedApp) {
    var reader = CodeNavigationReader(app)
    reader.readInstantiations()
    reader.readStoryboards()
    reader.readPerformedSegues()
    let others = app.madeByCode.subtracting(reader.arrows.map(\.destination))
    self.init(
      arrows: reader.arrows, starts: reader.starts.union(others),
      controls: reader.controls.mapValues { $0.sorted() })
  }
}

/// Finds the scenes between which code navigates.
private struct CodeNavigationReader {
  private struct Ends: Hashable {
    var source: ControllerID
    var destination: ControllerID
  }

  private let app: LinkedApp
  private var actions: ActionCalls
  private var arrowsByEnds: [Ends: CodeNavigation.Arrow] = [:]
  /// The scenes that code outside of scenes creates.
  private(set) var starts: Set<ControllerID> = []
  private(set) var controls: [SegueLink.ID: Set<ObjectID>] = [:]

  init(_ app: LinkedApp) {
    self.app = app
    actions = ActionCalls(app)
  }

  var arrows: [CodeNavigation.Arrow] { Array(arrowsByEnds.values) }

  private func isTest(_ file: SourceIndex) -> Bool { app.code.sources[file].membership.isTest }

  mutating func readInstantiations() {
    for use in app.uses.instantiations where !isTest(use.sourceFile) {
      for destination in destinations(of: use) {
        add(destination, by: use.actor, in: use.caller, at: use.location)
      }
    }
  }

  /// Reads calls that name a storyboard and leave it to a function to create its initial controller.
  mutating func readStoryboards() {
    for use in app.uses.storyboards where !isTest(use.sourceFile) && use.function != nil {
      guard case .files(let files, _) = use.target else { continue }
      for file in files {
        guard let destination = app.graph.initialController(of: file) else { continue }
        add(destination, by: use.actor, in: use.caller, at: use.location)
      }
    }
  }

  mutating func readPerformedSegues() {
    for use in app.uses.performs where !isTest(use.sourceFile) {
      guard case .own = use.actor else { continue }
      let identifiers = Set(use.identifier.known)
      for source in app.scenes.controllers(of: use.actor) ?? [] {
        let found = app.graph.links(from: source).filter {
          $0.segue.trigger == .manual
            && $0.segue.usableIdentifier.map(identifiers.contains) ?? false
        }
        guard !found.isEmpty else { continue }
        let objects = actions.objects(in: source, calling: use.function)
        for link in found where !objects.isEmpty {
          controls[link.id, default: []].formUnion(objects)
        }
      }
    }
  }

  /// Adds a scene that the code of some class creates.
  private mutating func add(
    _ destination: ControllerID, by actor: Actor, in function: String, at location: SourceLocation
  ) {
    // A class that creates its own scene is asked to by others.
    var sources: [ControllerID] = []
    if case .own(let ids) = actor {
      sources = app.scenes.controllers(running: ids).filter { $0 != destination }
    }
    if sources.isEmpty { starts.insert(destination) }
    for source in sources {
      let ends = Ends(source: source, destination: destination)
      var arrow =
        arrowsByEnds[ends]
        ?? CodeNavigation.Arrow(from: source, to: destination, location: location)
      arrow.controls = Set(arrow.controls + actions.objects(in: source, calling: function)).sorted()
      arrow.location = min(arrow.location, location)
      arrowsByEnds[ends] = arrow
    }
  }

  /// The scenes that a call creates; none if it may be one of several.
  private func destinations(of use: InstantiateUse) -> [ControllerID] {
    let files: [String]? = if case .files(let files, _) = use.target { files } else { nil }
    guard let identifier = use.identifier else {
      return (files ?? []).compactMap { app.graph.initialController(of: $0) }
    }
    if case .values(let values) = identifier {
      let found = values.flatMap { app.storyboards.controllers(identified: $0, in: files) }
      return files == nil && found.count > values.count ? [] : found
    }
    guard case .app(let ids)? = use.result?.type else { return [] }
    // The only scene of the class that the code expects.
    let found = app.scenes.controllers(running: ids).filter { id in
      app.scenes.isNamed(id) && files?.contains(id.file) ?? true
        && app.scenes.type(of: id) == .app(ids)
    }
    return found.count == 1 ? found : []
  }
}

/// Finds the objects whose actions lead to a call in the class of their controller.
private struct ActionCalls {
  private let app: LinkedApp
  /// The objects by the methods that their actions run, for each controller.
  private var known: [ControllerID: [String: Set<ObjectID>]] = [:]

  init(_ app: LinkedApp) {
    self.app = app
  }

  /// The objects in a controller's file whose actions run a function of its class, directly or through other
  /// methods of the class.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - function: The function with its labels, or its selector.
  /// - Returns: The objects.
  mutating func objects(in controller: ControllerID, calling function: String) -> Set<ObjectID> {
    let found = known[controller] ?? objectsByMethod(in: controller)
    known[controller] = found
    return found[String(function.prefix { $0 != "(" && $0 != ":" })] ?? []
  }

  private func objectsByMethod(in controller: ControllerID) -> [String: Set<ObjectID>] {
    guard case .app(let ids) = app.scenes.type(of: controller) else { return [:] }
    var calls: [String: Set<String>] = [:]
    var names: [String: Set<String>] = [:]
    for type in Set(ids.flatMap { app.code.hierarchy.ancestry(of: $0).types }) {
      for method in app.code.table[type].methods.map(\.fact) {
        calls[method.name, default: []].formUnion(method.calls ?? [])
        for selector in [method.selector, method.legacySelector].compactMap(\.self) {
          names[selector, default: []].insert(method.name)
        }
      }
    }
    var found: [String: Set<ObjectID>] = [:]
    for connection in app.storyboards.file(at: controller.file)?.connections ?? [] {
      guard case .action(let selector, _) = connection.kind,
        connection.destination == controller.object
      else { continue }
      var reached: Set<String> = []
      var pending = Array(names[selector] ?? [])
      while let method = pending.popLast() {
        guard reached.insert(method).inserted else { continue }
        found[method, default: []].insert(connection.holder)
        pending += calls[method] ?? []
      }
    }
    return found
  }
}
