import StoryboardModel

/// Changes the reuse identifier that code dequeues a view by.
enum DequeuedIdentifier: FaultKind {
  static let name = "dequeued-identifier"
  static let summary = "the reuse identifier that code dequeues a cell by renamed there"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    let prototypes = Set(app.reusableViews.compactMap(\.object.reuseIdentifier))
    let registered = Set(app.registrations.map { app.text($0.identifier) })
    for call in app.dequeues {
      guard app.canPlant(in: call.identifier, &sites) else { continue }
      let identifier = app.text(call.identifier)
      // Without an index path, the table returns nil.
      guard call.hasIndexPath else {
        sites.leaveOut(.otherPurpose)
        continue
      }
      guard prototypes.contains(identifier) || registered.contains(identifier) else {
        sites.leaveOut(.alreadyBroken)
        continue
      }
      let new = sites.renamed(identifier)
      sites.add(
        "reuse identifier “\(identifier)” → “\(new)”", at: app.line(call.identifier),
        edits: app.edits(renaming: [call.identifier], to: new),
        ends: app.reusableViews.filter { $0.object.reuseIdentifier == identifier }
          .map { $0.interface.place($0.object.location) })
    }
  }
}

/// Changes the reuse identifier of a prototype that code dequeues.
enum ReuseIdentifierInStoryboard: FaultKind {
  static let name = "reuse-identifier-in-storyboard"
  static let summary = "the reuse identifier of a prototype cell renamed in the storyboard"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    let dequeues = app.dequeues.filter(\.hasIndexPath)
    let registered = Set(app.registrations.map { app.text($0.identifier) })
    let views = app.reusableViews
    for (interface, object) in views where interface.file.kind == .storyboard {
      guard let identifier = object.reuseIdentifier else { continue }
      let calls = dequeues.filter {
        app.text($0.identifier) == identifier && app.isBuilt($0.place)
      }
      if calls.isEmpty {
        sites.leaveOut(.neverNamed)
        continue
      }
      let isAlone = views.count { $0.object.reuseIdentifier == identifier } == 1
      guard isAlone, !registered.contains(identifier) else {
        sites.leaveOut(.otherAnswers)
        continue
      }
      let new = sites.renamed(identifier)
      guard let edit = interface.edit("reuseIdentifier", at: object.location, to: new) else {
        sites.leaveOut(.notInText)
        continue
      }
      sites.add(
        "reuse identifier “\(identifier)” → “\(new)”", at: interface.place(object.location),
        edits: [edit], ends: calls.map { app.line($0.identifier) })
    }
  }
}

/// Changes the reuse identifier of the cell in a xib that code registers.
enum ReuseIdentifierInXib: FaultKind {
  static let name = "reuse-identifier-in-xib"
  static let summary = "the reuse identifier of the cell in a registered xib renamed"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    let registrations = app.registrations
    for (interface, object) in app.reusableViews where interface.file.kind == .xib {
      guard let identifier = object.reuseIdentifier,
        interface.file.objects.contains(where: { $0.id == object.id })
      else { continue }
      let calls = registrations.filter { $0.xib == interface.name && app.isBuilt($0.place) }
      if calls.isEmpty {
        sites.leaveOut(.neverNamed)
        continue
      }
      guard calls.contains(where: { app.text($0.identifier) == identifier }) else {
        sites.leaveOut(.alreadyBroken)
        continue
      }
      let new = sites.renamed(identifier)
      guard let edit = interface.edit("reuseIdentifier", at: object.location, to: new) else {
        sites.leaveOut(.notInText)
        continue
      }
      sites.add(
        "reuse identifier “\(identifier)” → “\(new)”", at: interface.place(object.location),
        edits: [edit], ends: calls.map { app.line($0.identifier) })
    }
  }
}
