internal import Findings
package import NavigationGraph
internal import SourceFacts
internal import SourceLexing
internal import StoryboardModel

extension CodeNavigation {
  /// The navigation by the code of an app, tests left out; nothing without sources.
  package init(of app: LinkedApp) {
    guard app.hasSources else {
      self.init()
      return
    }
    var reader = CodeNavigationReader(app)
    reader.readInstantiations()
    reader.readStoryboards()
    reader.readPerformedSegues()
    reader.readFactories()
    let destinations = Set(reader.arrows.map(\.destination))
    let starts = reader.starts.union(app.reach.madeByCode.subtracting(destinations))
    var openers: [ControllerID: [SourceLocation]] = [:]
    for scene in starts {
      let makers = destinations.contains(scene) ? nil : reader.makers[scene]
      openers[scene] = (reader.openers[scene] ?? makers).map { Array($0.sorted().prefix(3)) }
    }
    self.init(
      arrows: reader.arrows, starts: starts, possibleStarts: app.reach.perhapsMadeByCode,
      launches: reader.launches, controls: reader.controls.mapValues { $0.sorted() },
      xibArrows: XibArrows(of: app).arrows, openers: openers)
  }
}

/// Finds the scenes between which code navigates.
private struct CodeNavigationReader {
  private let app: LinkedApp
  private let actions: ActionCalls
  private let launchFunctions: LaunchFunctions
  /// The arrows by their sources, then by their destinations.
  private var arrowsByEnds: [ControllerID: [ControllerID: CodeNavigation.Arrow]] = [:]
  /// The scenes that functions create, by the functions' types and names.
  private var factories: [String: [String: Set<ControllerID>]] = [:]
  /// The scenes that code outside of scenes creates.
  private(set) var starts: Set<ControllerID> = []
  /// The scenes that the delegate of the application or of a window's scene creates when the app starts.
  private(set) var launches: Set<ControllerID> = []
  /// The places outside of scenes' classes where code creates a scene, perhaps by a function.
  private(set) var openers: [ControllerID: Set<SourceLocation>] = [:]
  /// The places that say less about the code that opens a scene: in its own class, in a function
  /// that creates scenes of many classes, and where its class is passed.
  private(set) var makers: [ControllerID: Set<SourceLocation>] = [:]
  private(set) var controls: [SegueLink.ID: Set<ObjectID>] = [:]

  init(_ app: LinkedApp) {
    self.app = app
    actions = ActionCalls(app: app)
    launchFunctions = LaunchFunctions(code: app.code)
  }

  var arrows: [CodeNavigation.Arrow] { arrowsByEnds.values.flatMap(\.values) }

  mutating func readInstantiations() {
    for use in app.uses.instantiations where !app.code.isTest(use.sourceFile) {
      let destinations = destinations(of: use)
      for destination in destinations {
        add(destination, by: use.caller, at: use.location)
      }
      note(factory: use, of: destinations)
    }
  }

  /// Notes a function that creates scenes for others.
  private mutating func note(factory use: InstantiateUse, of destinations: [ControllerID]) {
    let function = MethodName.base(of: use.caller.function)
    guard !function.isEmpty, function != "init" else { return }
    if destinations.isEmpty, case .undecided? = use.identifier {
      // The function creates scenes of many classes, and derives the identifier from the class.
      for node in app.graph.allControllers where app.scenes.isNamed(node.id) {
        guard let name = node.customClass?.name else { continue }
        factories[name, default: [:]][function, default: []].insert(node.id)
        makers[node.id, default: []].insert(use.location)
      }
    } else if !use.caller.type.isEmpty {
      factories[use.caller.type, default: [:]][function, default: []].formUnion(destinations)
    }
  }

  /// Reads the places where code names functions that create scenes, or may pass the classes of scenes to one.
  mutating func readFactories() {
    var passed: [String: Set<ControllerID>] = [:]
    for id in app.uses.createsUnknownTypes ? app.reach.madeByCode : [] {
      guard let name = app.graph.controller(id)?.customClass?.name else { continue }
      passed[name, default: []].insert(id)
    }
    for found in app.input.texts.mentions(of: Set(factories.keys).union(passed.keys)) {
      guard let file = app.code.index(of: found.path) else { continue }
      let location = app.code.location(found.mention.position, file)
      for id in passed[found.name] ?? [] where found.mention.member == WordHash("self") {
        makers[id, default: []].insert(location)
      }
      // Several functions may have the name, so only one destination is certain.
      let destinations =
        factories[found.name]?
        .first { WordHash($0.key) == found.mention.member }?.value ?? []
      guard destinations.count == 1, let destination = destinations.first else { continue }
      addFactory(of: destination, usedIn: file, at: found.mention.position)
    }
  }

  /// Adds a scene that a function creates, which code at a place names.
  private mutating func addFactory(
    of destination: ControllerID, usedIn file: SourceIndex, at position: SourcePosition
  ) {
    let location = app.code.location(position, file)
    let place = app.code.sources[file].facts.place(of: position)
    let ids = place.map { app.code.names.types($0.type, in: [], from: file) } ?? []
    if let place, launchFunctions.contain(place.function, of: ids) { launches.insert(destination) }
    let scenes = app.scenes.controllers(running: ids)
    if let place, scenes.contains(where: { $0 != destination }) {
      let caller = Caller(actor: Actor.of(ids, app.code), function: place.function)
      add(destination, by: caller, at: location)
    } else if scenes.isEmpty {
      openers[destination, default: []].insert(location)
    }
  }

  /// Reads calls that name a storyboard and leave it to a function to create its initial controller.
  mutating func readStoryboards() {
    let others = app.uses.makersOfOtherScenes
    for use in app.uses.storyboards where !app.code.isTest(use.sourceFile) {
      guard let function = use.function, !others.contains(function) else { continue }
      for file in use.target.paths ?? [] {
        guard let destination = app.graph.initialController(of: file) else { continue }
        add(destination, by: use.caller, at: use.location)
      }
    }
  }

  mutating func readPerformedSegues() {
    for use in app.uses.performs where !app.code.isTest(use.sourceFile) {
      guard case .own = use.actor else { continue }
      let identifiers = Set(use.identifier.known)
      note(use.actor, in: use.function, performs: identifiers.contains)
    }
    for use in app.uses.typedPerforms where !app.code.isTest(use.sourceFile) {
      guard case .own = use.actor else { continue }
      note(use.actor, in: use.function, performs: use.mayPerform)
    }
  }

  /// Notes the objects whose actions lead to a function that performs some of its class's segues.
  private mutating func note(
    _ actor: Actor, in function: String, performs isPerformed: (String) -> Bool
  ) {
    for source in app.scenes.controllers(of: actor) ?? [] {
      let found = app.graph.links(from: source).filter {
        $0.segue.trigger == .manual && $0.segue.usableIdentifier.map(isPerformed) ?? false
      }
      guard !found.isEmpty else { continue }
      let objects = actions.objects(in: source, calling: function)
      for link in found where !objects.isEmpty {
        controls[link.id, default: []].formUnion(objects)
      }
    }
  }

  /// Adds a scene that the code of some class creates.
  private mutating func add(
    _ destination: ControllerID, by caller: Caller, at location: SourceLocation
  ) {
    // A class that creates its own scene is a factory: the code that calls it navigates. So is one whose static
    // function creates the container of its scene.
    var scenes: [ControllerID] = []
    var sources: [ControllerID] = []
    if case .own(let ids) = caller.actor {
      let content = caller.isStatic ? app.graph.content(of: destination) : []
      scenes = app.scenes.controllers(running: ids)
      sources = scenes.filter { $0 != destination && !content.contains($0) }
      if launchFunctions.contain(caller.function, of: ids) { launches.insert(destination) }
    }
    if sources.isEmpty {
      starts.insert(destination)
      if scenes.isEmpty {
        openers[destination, default: []].insert(location)
      } else {
        makers[destination, default: []].insert(location)
      }
    }
    for source in sources {
      var arrow =
        arrowsByEnds[source]?[destination]
        ?? CodeNavigation.Arrow(from: source, to: destination, location: location)
      arrow.controls = Set(arrow.controls + actions.objects(in: source, calling: caller.function))
        .sorted()
      arrow.location = min(arrow.location, location)
      arrowsByEnds[source, default: [:]][destination] = arrow
    }
  }

  /// The scenes that a call creates; empty if the call may create one of several.
  private func destinations(of use: InstantiateUse) -> [ControllerID] {
    let files = use.target.paths
    guard let identifier = use.identifier else {
      return (files ?? []).compactMap { app.graph.initialController(of: $0) }
    }
    guard case .values(let values) = identifier else { return [] }
    let found = values.flatMap { app.storyboards.controllers(identified: $0, in: files) }
    return files == nil && found.count > values.count ? [] : found
  }
}

extension SourceFacts {
  /// The type and the function around a place, with its labels: the last ones that begin before it.
  func place(of position: SourcePosition) -> (type: [String], function: String)? {
    let types = types.filter { $0.path.count == 1 && $0.position < position }
    guard let type = types.max(by: { $0.position < $1.position }) else { return nil }
    let method = type.members.methods.filter { $0.position < position }
      .max { $0.position < $1.position }
    return (type.path, method?.nameWithLabels ?? "")
  }
}
