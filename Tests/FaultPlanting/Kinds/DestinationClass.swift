import StoryboardModel

/// Gives a scene's controller another class of the app.
enum DestinationClass: FaultKind {
  static let name = "destination-class"
  static let summary = "a controller's custom class replaced by another one of the app"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    let files = app.builtInterfaces(&sites) { file in
      file.scenes.count { $0.controller?.customClass != nil }
    }
    for interface in files {
      for controller in interface.file.scenes.compactMap(\.controller) {
        guard let old = controller.customClass?.name else { continue }
        let others = app.otherControllers(like: controller, than: old)
          .filter { app.sees($0, from: interface.file.path) }
        guard let new = sites.pick(others) else {
          sites.leaveOut(.noOther)
          continue
        }
        plant(controller, old, new, interface, app, &sites)
      }
    }
  }

  private static func plant(
    _ controller: InterfaceObject, _ old: String, _ new: String,
    _ interface: PlantableApp.Interface, _ app: PlantableApp, _ sites: inout SiteCollector
  ) {
    let needed = needs(of: controller, old, new, interface, app)
    guard !needed.isEmpty else { return sites.leaveOut(.completeWithout) }
    guard let edit = interface.edit("customClass", at: controller.location, to: new) else {
      return sites.leaveOut(.notInText)
    }
    sites.add(
      "custom class \(old) → \(new)", at: interface.place(controller.location), edits: [edit],
      ends: needed + app.segueLines(of: new) + app.casts(to: old)
        + app.values(ofClass: old) + app.namings(ofClass: old).map(app.line)
        + app.selfCasts(in: old)
        + app.classes(named: old).map { declaration in
          app.line(CodePlace(file: declaration.file, token: declaration.type.nameToken))
        }
        + interface.file.connections.filter {
          $0.holder == controller.id || $0.destination == controller.id
        }.map { interface.place($0.location) }
        // Perhaps no other scene of the old class connects these.
        + interface.file.connections.filter { $0.holder == controller.id }.compactMap(\.outlet)
        .flatMap { app.outlets($0, of: old) }.map { app.line($0.place) })
  }

  /// The members that only the old class has, and the places that rely on the old class.
  private static func needs(
    of controller: InterfaceObject, _ old: String, _ new: String,
    _ interface: PlantableApp.Interface, _ app: PlantableApp
  ) -> [LinePlace] {
    var places: [LinePlace] = []
    for connection in interface.file.connections {
      switch connection.kind {
      case .outlet(let name)
      where connection.holder == controller.id && !app.has(outlet: name, new),
        .outletCollection(let name)
      where connection.holder == controller.id && !app.has(outlet: name, new):
        places.append(interface.place(connection.location))
      case .action(let selector, _)
      where connection.destination == controller.id && !app.answers(selector, new):
        places.append(interface.place(connection.location))
      default: break
      }
    }
    for segue in interface.file.segues where segue.owner == controller.id {
      let placed = PlacedSegue(interface: interface, segue: segue)
      let asked = app.mentions(of: placed).own.flatMap { [$0.place] + $0.uses }
      if let selector = segue.destinationCreationSelector, !app.answers(selector, new) {
        places.append(interface.place(segue.location))
      }
      if !asked.isEmpty { places += asked.map(app.line) + [interface.place(segue.location)] }
    }
    // Code elsewhere that names the old class may cast this controller to it, or one of the other
    // scenes with the class.
    let isOnlyScene = app.holders(ofClass: old).count { $0.object.controllerKind != nil } < 2
    let expected = app.words.word(old).filter { place in
      app.isBuilt(place)
        && app.classes.family(of: old)
          .isDisjoint(with: app.declarations[place.file].typeNames(around: place.token))
        && app.isTypeExpected(place)
        && (isOnlyScene || app.isAbout(controller, in: interface, place))
    }
    places += expected.map(app.line)
    guard !places.isEmpty else { return [] }
    return places
      + interface.file.segues.filter {
        $0.destination == controller.id || $0.owner == controller.id
      }
      .map { interface.place($0.location) }
      + app.references(to: controller.storyboardIdentifier, in: interface)
  }
}

extension PlantableApp {
  /// The classes of other controllers with the same element, unrelated to a class.
  func otherControllers(like controller: InterfaceObject, than old: String) -> [String] {
    let family = classes.family(of: old)
    var found: Set<String> = []
    for (name, holders) in holdersByClass where !family.contains(name) {
      let isSame = holders.contains {
        $0.object.element == controller.element && $0.object.controllerKind != nil
      }
      if isSame, !classes(named: name).isEmpty { found.insert(name) }
    }
    return found.sorted()
  }

  /// Whether a class is declared in an app that a file belongs to, and not only in another app.
  func sees(_ name: String, from path: String) -> Bool {
    classes(named: name).contains { !membership.areApart(sources[$0.file].path, path) }
  }

  /// Whether code concerns one controller: its class has a segue to it, or the function names its
  /// identifier or its storyboard.
  func isAbout(
    _ controller: InterfaceObject, in interface: Interface, _ place: CodePlace
  ) -> Bool {
    let around = declarations[place.file].typeNames(around: place.token)
    let leading = interface.file.segues.filter { $0.destination == controller.id }
    let sources = leading.compactMap { interface.object($0.owner)?.customClass?.name }
    if sources.contains(where: { !classes.family(of: $0).isDisjoint(with: around) }) { return true }
    guard let method = declarations[place.file].method(around: place.token) else { return false }
    let code = self.sources[place.file]
    let names = [interface.name] + (controller.storyboardIdentifier.map { [$0] } ?? [])
    return method.body.contains { code.isString($0) && names.contains(code.text($0)) }
  }

  /// The lines that create an object of a class, as a creator does, or pass the class as a value, or
  /// in Objective-C declare an initialized variable of it.
  func values(ofClass name: String) -> [LinePlace] {
    words.word(name).filter { place in
      let code = sources[place.file]
      let at = place.token + 1
      guard membership.builds(code.path) else { return false }
      return code.isSwift
        ? code.isMark(at, "(") || code.isMark(at, ".") && code.isWord(at + 1, "self")
        : code.isMark(at, "*") && code.isWord(at + 1) && code.isMark(at + 2, "=")
    }
    .map(line)
  }

  /// The lines of a class that cast an instantiated controller to the class itself: `as! Self`.
  func selfCasts(in type: String) -> [LinePlace] {
    places(of: "Self", inside: type).filter(isTypeExpected).map(line)
  }

  func has(outlet name: String, _ type: String) -> Bool {
    classes.ancestors(of: type).contains { ancestor in
      (classes.byName[ancestor] ?? []).contains { declaration in
        declarations[declaration.file].variables.contains {
          $0.type == ancestor && $0.name == name
        }
      }
    }
  }

  /// Whether a class's name states a controller's type there: in a cast, or as a variable's type.
  func isTypeExpected(_ place: CodePlace) -> Bool {
    let code = sources[place.file]
    if code.isSwift {
      let before = place.token - 1
      if code.isWord(before, "as") || code.isWord(before, "is") { return true }
      return (code.isMark(before, "!") || code.isMark(before, "?")) && code.isWord(before - 1, "as")
    }
    return code.isMark(place.token - 1, "(") && code.isMark(place.token + 1, "*")
      && code.isMark(place.token + 2, ")")
  }

  /// The places where a class performs and compares the segues of its scenes.
  func segueLines(of type: String) -> [LinePlace] {
    interfaces.flatMap { interface in
      interface.file.segues.filter { interface.object($0.owner)?.customClass?.name == type }
        .flatMap { lines(mentions(of: PlacedSegue(interface: interface, segue: $0)).own) }
    }
  }
}
