import StoryboardModel

/// Changes the cast of a dequeued view to another cell's class.
enum DequeueCast: FaultKind {
  static let name = "dequeue-cast"
  static let summary = "the class that a dequeued cell is cast to replaced by another one"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    let views = app.reusableViews
    let cells = Set(views.compactMap(\.object.customClass?.name)).filter {
      !app.classes(named: $0).isEmpty
    }
    for call in app.dequeues where app.sources[call.place.file].isSwift {
      guard let cast = app.cast(after: call) else { continue }
      let name = app.text(cast)
      guard app.canPlant(in: cast, &sites) else { continue }
      let identifier = app.text(call.identifier)
      let own = views.filter { $0.object.reuseIdentifier == identifier }
      guard own.contains(where: { $0.object.customClass?.name == name }) else {
        sites.leaveOut(.otherPurpose)
        continue
      }
      let families = own.compactMap(\.object.customClass?.name).map(app.classes.family)
      let others = cells.filter { other in
        families.allSatisfy { !$0.contains(other) }
          && app.sees(other, from: app.sources[cast.file].path)
      }
      guard let new = sites.pick(others.sorted()) else {
        sites.leaveOut(.noOther)
        continue
      }
      sites.add(
        "cast to \(name) → \(new)", at: app.line(cast), edits: app.edits(renaming: [cast], to: new),
        ends: own.map { $0.interface.place($0.object.location) })
    }
  }
}

extension PlantableApp {
  /// The class in `as! PersonCell` or `as? PersonCell` after a call.
  fileprivate func cast(after call: ReuseCall) -> CodePlace? {
    let code = sources[call.place.file]
    guard let end = code.partner(call.place.token + 1), code.isWord(end + 1, "as"),
      code.isMark(end + 2, "!") || code.isMark(end + 2, "?"), code.isWord(end + 3),
      !code.isMark(end + 4, ".")
    else { return nil }
    return CodePlace(file: call.place.file, token: end + 3)
  }
}
