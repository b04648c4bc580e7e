import StoryboardModel

/// A cast of a segue's destination to another controller's class.
enum DestinationCast: FaultKind {
  static let name = "destination-cast"
  static let summary = "the class that a segue's destination is cast to replaced by another one"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    Casts.search(app, &sites) { cast in cast.isOfDestination }
  }
}

/// A cast of an instantiated controller to another controller's class.
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
        if cast.isOfDestination, !app.hasSegues(around: place) {
          sites.leaveOut(.neverSent)
          continue
        }
        let family = app.classes.family(of: name)
        let others = controllers.filter {
          !family.contains($0) && !$0.hasPrefix("UI")
            && app.sees($0, from: app.sources[place.file].path)
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
          })
      }
    }
  }
}

/// A place where code takes a controller for one of a class.
private struct ControllerCast {
  var isOfDestination: Bool
  var isOfInstantiation: Bool

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
    let isDirect = words.contains { $0.hasPrefix("destination") }
    let isWithin = words.contains {
      [
        "topviewcontroller", "viewcontrollers", "childviewcontrollers", "children",
        "rootviewcontroller",
      ]
      .contains($0)
    }
    isOfDestination =
      !isOfInstantiation && isInside && !speaksOfOthers && (isDirect || isWithin)
  }
}

extension PlantableApp {
  /// The custom classes of all controllers in built storyboards, and the containers that they have.
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

  /// The words of the line around a place, in lower case, and of the lines that it is continued from.
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
