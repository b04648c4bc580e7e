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
    reader.readFactories()
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
  /// The functions that create scenes, by the names of their types, with the scenes.
  private var factories: [String: [String: Set<ControllerID>]] = [:]
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
      let destinations = destinations(of: use)
      for destination in destinations {
        add(destination, by: use.actor, in: use.caller, at: use.location)
      }
      note(factory: use, of: destinations)
    }
  }

  /// Notes a function that creates scenes for others.
  private mutating func note(factory use: InstantiateUse, of destinations: [ControllerID]) {
    let function = Self.name(of: use.caller)
    guard !function.isEmpty, function != "init" else { return }
    if destinations.isEmpty, case .undecided? = use.identifier {
      // A function of all classes, which derives the identifier from the class.
      for file in app.graph.files {
        for node in app.graph.controllers[file.path] ?? [] where app.scenes.isNamed(node.id) {
          guard let name = node.object.customClass?.name else { continue }
          factories[name, default: [:]][function, default: []].insert(node.id)
        }
      }
    } else if !use.callerType.isEmpty {
      factories[use.callerType, default: [:]][function, default: []].formUnion(destinations)
    }
  }

  /// Reads the places where classes of scenes name functions that create scenes.
  mutating func readFactories() {
    let mentions = app.input.texts.mentions(of: factories.mapValues { Set($0.keys) })
    guard !mentions.isEmpty else { return }
    let sources = Dictionary(
      app.code.sources.indexed.map { ($0.source.path, $0.index) }, uniquingKeysWith: { $1 })
    for mention in mentions {
      // A function may be one of several with the name.
      let destinations = factories[mention.type]?[mention.member] ?? []
      guard destinations.count == 1, let destination = destinations.first,
        let file = sources[mention.path], let (type, function) = place(of: mention, in: file)
      else { continue }
      let ids = app.code.names.types(type, in: [], from: file)
      guard app.scenes.controllers(running: ids).contains(where: { $0 != destination }) else {
        continue
      }
      add(
        destination, by: Actor.of(ids, app.code), in: function,
        at: app.code.location(mention.position, file))
    }
  }

  /// The type and the function around a mention: the last ones that begin before it.
  private func place(
    of mention: MemberMention, in file: SourceIndex
  ) -> (type: [String], function: String)? {
    let types = app.code.sources[file].facts.types.filter {
      $0.path.count == 1 && $0.position < mention.position
    }
    guard let type = types.max(by: { $0.position < $1.position }) else { return nil }
    let method = type.members.methods.filter { $0.position < mention.position }
      .max { $0.position < $1.position }
    return (type.path, method?.name ?? "")
  }

  /// A function's name without labels.
  private static func name(of function: String) -> String {
    String(function.prefix { $0 != "(" && $0 != ":" })
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
      note(use.actor, in: use.function, performs: identifiers.contains)
    }
    for use in app.uses.typedPerforms where !isTest(use.sourceFile) {
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
