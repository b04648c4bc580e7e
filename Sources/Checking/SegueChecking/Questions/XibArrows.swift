internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// The ways from scenes and xibs to the xibs that their classes load.
struct XibArrows {
  private let app: LinkedApp
  private let actions: ActionCalls
  /// The scenes and xibs that have objects of a class, by its name.
  private var places: [String: Set<CodeNavigation.Place>] = [:]
  /// The xibs by their names without extension.
  private var xibs: [String: [String]] = [:]
  /// The xib whose File's Owner has a class, by the class's name; none if several xibs may be meant.
  private var owned: [String: String] = [:]
  /// The arrows by their sources, then by their xibs.
  private var arrowsByEnds: [CodeNavigation.Place: [String: CodeNavigation.XibArrow]] = [:]

  init(of app: LinkedApp) {
    self.app = app
    actions = ActionCalls(app: app)
    readFiles()
    guard !xibs.isEmpty else { return }
    readRegistrations()
    readMentions()
  }

  var arrows: [CodeNavigation.XibArrow] { arrowsByEnds.values.flatMap(\.values) }

  private mutating func readFiles() {
    var owners: [String: Set<String>] = [:]
    for file in app.graph.files {
      for scene in file.scenes {
        guard let controller = scene.controller else { continue }
        let place = CodeNavigation.Place.scene(ControllerID(file: file.path, object: controller.id))
        note(scene.objects, at: place)
      }
      guard file.kind == .xib else { continue }
      xibs[XibName.ofFile(file.path), default: []].append(file.path)
      note(file.objects, at: .xib(file.path))
      for owner in file.objects where owner.isFilesOwner {
        if let name = owner.customClass?.name { owners[name, default: []].insert(file.path) }
      }
    }
    for (name, files) in owners {
      // Translations and variants for devices are one xib. For a `ListController`, UIKit looks for
      // `List.xib` before `ListController.xib`.
      let names = Set(files.map(XibName.ofFile)).sorted()
      let own =
        names.count == 1 ? names.first : names.first { $0 == name || $0 + "Controller" == name }
      if let own { owned[name] = xibs[own]?.min() }
    }
  }

  private mutating func note(_ objects: [InterfaceObject], at place: CodeNavigation.Place) {
    objects.forEachInTree { object in
      if let name = object.pointee.customClass?.name { places[name, default: []].insert(place) }
    }
  }

  private mutating func readRegistrations() {
    for use in app.uses.reuse.registrations {
      guard case .nib(let name) = use.source, let xib = xibs[name]?.min() else { continue }
      add(xib, by: use.owner, in: "", at: use.location)
    }
  }

  private mutating func readMentions() {
    let names = Set(xibs.keys).union(owned.keys)
    for found in app.input.texts.mentions(of: names) {
      let (name, mention) = (found.name, found.mention)
      guard let xib = xib(of: mention.kind, name), let file = app.code.index(of: found.path),
        let (type, function) = app.code.sources[file].facts.place(of: mention.position)
      else { continue }
      let ids = app.code.names.types(type, in: [], from: file)
      // A class that creates itself is a factory: the code that calls it navigates.
      guard mention.kind == .xib || !ids.contains(where: { app.code.table[$0].name == name }) else {
        continue
      }
      add(xib, by: ids, in: function, at: app.code.location(mention.position, file))
    }
  }

  /// The xib to which a use of a name leads.
  private func xib(of use: Mention.Kind, _ name: String) -> String? {
    switch use {
    case .xib: xibs[name]?.min()
    case .creation: owned[name]
    case .nibMember: places[name] == nil ? nil : xibs[name]?.min() ?? owned[name]
    case .member: nil
    }
  }

  private mutating func add(
    _ xib: String, by ids: [CodeType.ID], in function: String, at location: SourceLocation
  ) {
    var sources = Set(app.scenes.controllers(running: ids).map { CodeNavigation.Place.scene($0) })
    for id in ids { sources.formUnion(places[app.code.table[id].name] ?? []) }
    for source in sources {
      // A class in the xib loads the xib itself, which leads nowhere else.
      if case .xib(let path) = source, XibName.ofFile(path) == XibName.ofFile(xib) { continue }
      var arrow =
        arrowsByEnds[source]?[xib]
        ?? CodeNavigation.XibArrow(from: source, to: xib, location: location)
      arrow.location = min(arrow.location, location)
      if case .scene(let controller) = source, !function.isEmpty {
        let objects = actions.objects(in: controller, calling: function)
        arrow.controls = Set(arrow.controls + objects).sorted()
      }
      arrowsByEnds[source, default: [:]][xib] = arrow
    }
  }
}
