internal import Findings
package import NavigationGraph
internal import SourceFacts
internal import SourceLexing
internal import StoryboardModel

extension CodeNavigation {
  /// The navigation by the code of an app, tests left out; nothing without sources.
  package init(of app: LinkedApp) {
    var reader = CodeNavigationReader(app)
    reader.readInstantiations()
    reader.readStoryboards()
    reader.readPerformedSegues()
    reader.readFactories()
    let others = app.madeByCode.subtracting(reader.arrows.map(\.destination))
    self.init(
      arrows: reader.arrows, starts: reader.starts.union(others),
      possibleStarts: app.perhapsMadeByCode, launches: reader.launches,
      controls: reader.controls.mapValues { $0.sorted() }, xibArrows: XibArrows(of: app).arrows)
  }
}

/// Finds the scenes between which code navigates.
private struct CodeNavigationReader {
  private struct Ends: Hashable {
    var source: ControllerID
    var destination: ControllerID
  }

  private let app: LinkedApp
  private let actions: ActionCalls
  private let launchFunctions: LaunchFunctions
  private var arrowsByEnds: [Ends: CodeNavigation.Arrow] = [:]
  /// The functions that create scenes, by the names of their types, with the scenes.
  private var factories: [String: [String: Set<ControllerID>]] = [:]
  /// The scenes that code outside of scenes creates.
  private(set) var starts: Set<ControllerID> = []
  /// The scenes that the delegate of the application or of a window's scene creates when the app starts.
  private(set) var launches: Set<ControllerID> = []
  private(set) var controls: [SegueLink.ID: Set<ObjectID>] = [:]

  init(_ app: LinkedApp) {
    self.app = app
    actions = ActionCalls(app: app)
    launchFunctions = LaunchFunctions(code: app.code)
  }

  var arrows: [CodeNavigation.Arrow] { Array(arrowsByEnds.values) }

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
      // A function of all classes, which derives the identifier from the class.
      for node in app.graph.allControllers where app.scenes.isNamed(node.id) {
        guard let name = node.customClass?.name else { continue }
        factories[name, default: [:]][function, default: []].insert(node.id)
      }
    } else if !use.caller.type.isEmpty {
      factories[use.caller.type, default: [:]][function, default: []].formUnion(destinations)
    }
  }

  /// Reads the places where classes of scenes name functions that create scenes.
  mutating func readFactories() {
    for found in app.input.texts.mentions(of: factories.keys) {
      let mention = found.mention
      // A function may be one of several with the name.
      let destinations =
        factories[found.name]?
        .first { WordHash($0.key) == mention.member }?.value ?? []
      guard destinations.count == 1, let destination = destinations.first,
        let file = app.code.index(of: found.path),
        let (type, function) = app.code.sources[file].facts.place(of: mention.position)
      else { continue }
      let ids = app.code.names.types(type, in: [], from: file)
      guard app.scenes.controllers(running: ids).contains(where: { $0 != destination }) else {
        continue
      }
      add(
        destination, by: Caller(actor: Actor.of(ids, app.code), function: function),
        at: app.code.location(mention.position, file))
    }
  }

  /// Reads calls that name a storyboard and leave it to a function to create its initial controller.
  mutating func readStoryboards() {
    for use in app.uses.storyboards where !app.code.isTest(use.sourceFile) && use.function != nil {
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
    var sources: [ControllerID] = []
    if case .own(let ids) = caller.actor {
      let own = caller.isStatic ? app.graph.content(of: destination) : []
      sources = app.scenes.controllers(running: ids).filter {
        $0 != destination && !own.contains($0)
      }
      if launchFunctions.contain(caller.function, of: ids) { launches.insert(destination) }
    }
    if sources.isEmpty { starts.insert(destination) }
    for source in sources {
      let ends = Ends(source: source, destination: destination)
      var arrow =
        arrowsByEnds[ends]
        ?? CodeNavigation.Arrow(from: source, to: destination, location: location)
      arrow.controls = Set(arrow.controls + actions.objects(in: source, calling: caller.function))
        .sorted()
      arrow.location = min(arrow.location, location)
      arrowsByEnds[ends] = arrow
    }
  }

  /// The scenes that a call creates; none if it may be one of several.
  private func destinations(of use: InstantiateUse) -> [ControllerID] {
    let files = use.target.paths
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

extension SourceFacts {
  /// The type and the function around a place: the last ones that begin before it.
  func place(of position: SourcePosition) -> (type: [String], function: String)? {
    let types = types.filter { $0.path.count == 1 && $0.position < position }
    guard let type = types.max(by: { $0.position < $1.position }) else { return nil }
    let method = type.members.methods.filter { $0.position < position }
      .max { $0.position < $1.position }
    return (type.path, method?.name ?? "")
  }
}
