import StoryboardModel

/// Changes a cast of a segue's destination to another controller's class.
enum DestinationCast: FaultKind {
  static let name = "destination-cast"
  static let summary = "the class that a segue's destination is cast to replaced by another one"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    Casts.search(app, &sites) { cast in cast.isOfDestination }
  }
}

/// Changes a cast of an instantiated controller to another controller's class.
enum InstantiationCast: FaultKind {
  static let name = "instantiation-cast"
  static let summary =
    "the class that an instantiated controller is cast to replaced by another one"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    Casts.search(app, &sites) { cast in cast.isOfInstantiation }
  }
}

private enum Casts {
  static func search(
    _ app: PlantableApp, _ sites: inout SiteCollector, isWanted: (ControllerCast) -> Bool
  ) {
    let controllers = app.controllerClasses
    for name in controllers.sorted() {
      for place in app.words.word(name) {
        guard let cast = ControllerCast(place, app), isWanted(cast) else { continue }
        guard app.canPlant(in: place, &sites) else { continue }
        if app.isGenericParameter(place) {
          sites.leaveOut(.genericParameter)
          continue
        }
        if cast.isOfDestination, !app.hasSegues(around: place) {
          sites.leaveOut(.neverSent)
          continue
        }
        if cast.isOfInstantiation ? app.instantiatesInVain(place) : app.castFails(at: place, cast) {
          sites.leaveOut(.alreadyBroken)
          continue
        }
        let family = app.classes.family(of: name)
        let right = app.possibleDestinations(ofCastAt: place, cast)
        let others = controllers.filter { other in
          !family.contains(other) && !other.hasPrefix("UI")
            && !right.contains { app.mayBe($0, other) }
            && app.sees(other, from: app.sources[place.file].path)
        }.sorted()
        guard let new = sites.pick(others) else {
          sites.leaveOut(.noOther)
          continue
        }
        sites.add(
          "cast to \(name) → \(new)", at: app.line(place),
          edits: app.edits(renaming: [place], to: new),
          ends: app.holders(ofClass: name).flatMap { holder in
            [holder.interface.place(holder.object.location)]
              + holder.interface.file.segues.filter { $0.destination == holder.object.id }
              .map { holder.interface.place($0.location) }
          },
          // In Objective-C, the wrong type of a controller that code only shows has no effect.
          acceptsNotes: cast.isOfInstantiation && !app.sources[place.file].isSwift)
      }
    }
  }
}

/// A place where code treats a controller as one of a class.
private struct ControllerCast {
  var isOfDestination: Bool
  var isOfInstantiation: Bool
  /// Whether it concerns the destination itself, and not something inside it.
  var isDirect: Bool

  init?(_ place: CodePlace, _ app: PlantableApp) {
    let code = app.sources[place.file]
    let isVariable =
      !code.isSwift && code.isMark(place.token + 1, "*") && code.isWord(place.token + 2)
    guard app.isTypeExpected(place) || isVariable else { return nil }
    let words = app.statement(around: place)
    let speaksOfOthers = words.contains {
      ["sender", "source", "sourceviewcontroller", "presentingviewcontroller", "parent"].contains(
        $0)
    }
    isOfInstantiation = words.contains { $0.hasPrefix("instantiate") }
    let isInside =
      app.declarations[place.file].method(around: place.token)
      .map { method in
        method.selector.hasPrefix("prepareFor")
          || method.parameterTypes.contains { $0.hasSuffix("Segue") }
      } ?? false
    let isOfWhole = words.contains { $0.hasPrefix("destination") }
    let isWithin = words.contains {
      [
        "topviewcontroller", "viewcontrollers", "childviewcontrollers", "children",
        "rootviewcontroller",
      ]
      .contains($0)
    }
    isOfDestination =
      !isOfInstantiation && isInside && !speaksOfOthers && (isOfWhole || isWithin)
    isDirect = Self.isOfDestination(code, place.token)
  }

  /// Whether the cast value ends with `destination`: `segue.destination as? List`, `(List
  /// *)segue.destinationViewController`.
  private static func isOfDestination(_ code: CodeText, _ token: Int) -> Bool {
    if code.isSwift {
      var at = token - 1
      if code.isMark(at, "?") || code.isMark(at, "!") { at -= 1 }
      return code.isWord(at, "as") && code.text(at - 1).hasPrefix("destination")
    }
    var at = token + 1
    while code.isMark(at, "*") || code.isMark(at, ")") || code.isMark(at, "[") { at += 1 }
    guard code.isWord(at, "segue") else { return false }
    at += code.isMark(at + 1, ".") ? 2 : 1
    return code.text(at).hasPrefix("destination") && !code.isMark(at + 1, ".")
  }
}

extension PlantableApp {
  /// The custom classes of all controllers in built storyboards, and the containers around them.
  fileprivate var controllerClasses: Set<String> {
    var found: Set<String> = []
    for (name, holders) in holdersByClass
    where holders.contains(where: { $0.object.controllerKind != nil })
      && !classes(named: name).isEmpty
    {
      found.insert(name)
    }
    for interface in interfaces where membership.builds(interface.file.path) {
      for controller in interface.file.scenes.compactMap(\.controller) {
        if controller.element == "navigationController" { found.insert("UINavigationController") }
        if controller.element == "tabBarController" { found.insert("UITabBarController") }
        if controller.element == "splitViewController" { found.insert("UISplitViewController") }
      }
    }
    return found
  }

  /// Whether the class around a place, or a relative, has segues in some storyboard.
  fileprivate func hasSegues(around place: CodePlace) -> Bool {
    declarations[place.file].typeNames(around: place.token).contains { name in
      classes.family(of: name).contains { relative in
        holders(ofClass: relative).contains { holder in
          holder.interface.file.segues.contains {
            $0.owner == holder.object.id && $0.kind != .relationship
          }
        }
      }
    }
  }

  /// Whether no segue of the class around a place, or of a relative, leads to a controller with the
  /// class named there, so that the cast already fails.
  fileprivate func castFails(at place: CodePlace, _ cast: ControllerCast) -> Bool {
    guard cast.isDirect else { return false }
    let name = text(place)
    return segues(around: place).allSatisfy { interface, segue in
      let destinations = destinations(of: segue, in: interface)
      // A value from outside the files, or from a method, may be anything.
      return segue.destinationCreationSelector == nil && !destinations.isEmpty
        && !destinations.contains { mayBe($0, name) }
    }
  }

  /// The destinations of all segues that a conditional cast may be about, because its method asks
  /// for no identifier.
  fileprivate func possibleDestinations(ofCastAt place: CodePlace, _ cast: ControllerCast)
    -> [InterfaceObject]
  {
    let code = sources[place.file]
    guard cast.isDirect, code.isSwift,
      code.isWord(place.token - 1, "is") || code.isMark(place.token - 1, "?"),
      let method = declarations[place.file].method(around: place.token),
      !method.body.contains(where: { code.isWord($0, "identifier") })
    else { return [] }
    return segues(around: place).flatMap { destinations(of: $1, in: $0) }
  }

  /// The segues of scenes with the class around a place, or with a relative's, that lead on.
  private func segues(around place: CodePlace) -> [(interface: Interface, segue: Segue)] {
    let around = declarations[place.file].typeNames(around: place.token)
    let relatives = around.reduce(into: Set<String>()) { $0.formUnion(classes.family(of: $1)) }
    return relatives.flatMap(holders).filter { $0.object.controllerKind != nil }.flatMap { holder in
      holder.interface.file.segues.filter {
        $0.owner == holder.object.id && $0.kind != .relationship && $0.kind != .unwind
      }
      .map { (holder.interface, $0) }
    }
  }

  /// Whether a line instantiates a scene that doesn't exist, by an identifier or as the initial controller, so that
  /// there is nothing to cast.
  fileprivate func instantiatesInVain(_ place: CodePlace) -> Bool {
    let code = sources[place.file]
    let line = code.line(ofToken: place.token)
    let around = max(0, place.token - 24)..<min(place.token + 24, code.tokens.count)
    let texts = around.filter {
      code.line(ofToken: $0) == line && code.isString($0)
        && navigationUse(CodePlace(file: place.file, token: $0)) == .instantiates
    }
    let makesInitial = around.contains {
      code.line(ofToken: $0) == line && code.isWord($0)
        && code.text($0).hasPrefix("instantiateInitial")
    }
    guard makesInitial else {
      return !texts.isEmpty && texts.allSatisfy { scenes(identifier: code.text($0)).isEmpty }
    }
    let opened = (max(0, place.token - 40)..<place.token).last {
      code.isString($0) && navigationUse(CodePlace(file: place.file, token: $0)) == .opens
    }
    guard let opened else { return false }
    let files = interfaces.filter { $0.name == code.text(opened) }
    return !files.isEmpty && files.allSatisfy { $0.file.initialControllerID == nil }
  }

  /// The controllers that a segue may lead to, through a reference to all storyboards of the name.
  private func destinations(of segue: Segue, in interface: Interface) -> [InterfaceObject] {
    guard let destination = interface.object(segue.destination) else { return [] }
    guard
      let reference = interface.file.scenes.compactMap(\.reference).first(where: {
        $0.id == destination.id
      })
    else { return destination.controllerKind == nil ? [] : [destination] }
    return interfaces.filter { $0.name == reference.storyboardName ?? interface.name }
      .compactMap { other in
        reference.referencedIdentifier == nil
          ? other.object(other.file.initialControllerID)
          : other.file.scenes.compactMap(\.controller).first {
            $0.storyboardIdentifier == reference.referencedIdentifier
          }
      }
  }

  /// Whether a controller may be one of a class, by its own class and its element.
  fileprivate func mayBe(_ controller: InterfaceObject, _ name: String) -> Bool {
    let element =
      switch controller.element {
      case "navigationController": "UINavigationController"
      case "tabBarController": "UITabBarController"
      case "splitViewController": "UISplitViewController"
      default: controller.element
      }
    guard !name.hasPrefix("UI") else { return element == name }
    guard let custom = controller.customClass?.name else { return false }
    // The superclass of an undeclared class is unknown.
    return classes.classes(named: custom).isEmpty || classes.family(of: custom).contains(name)
  }

  /// Whether a name is a generic parameter of the function or type around it.
  fileprivate func isGenericParameter(_ place: CodePlace) -> Bool {
    let file = declarations[place.file]
    let name = text(place)
    return file.methods.contains {
      $0.body.contains(place.token) && $0.genericParameters.contains(name)
    }
      || file.typeNames(around: place.token).contains { type in
        (classes.byName[type] ?? []).contains { $0.type.genericParameters.contains(name) }
      }
  }

  /// The lowercased words of the line around a place, and of the lines it continues.
  fileprivate func statement(around place: CodePlace) -> [String] {
    let code = sources[place.file]
    let line = code.line(ofToken: place.token)
    var found: [String] = []
    var at = place.token - 1
    while at >= 0, place.token - at < 60, !code.isMark(at, "{"), !code.isMark(at, "}"),
      !code.isMark(at, ";"), !code.isWord(at, "let"), !code.isWord(at, "var")
    {
      if code.isWord(at) { found.append(code.text(at).lowercased()) }
      at -= 1
    }
    at = place.token + 1
    while at < code.tokens.count, code.line(ofToken: at) == line, !code.isMark(at, "{"),
      !code.isMark(at, ";")
    {
      if !code.isSwift, code.isWord(at) { found.append(code.text(at).lowercased()) }
      at += 1
    }
    return found
  }
}
