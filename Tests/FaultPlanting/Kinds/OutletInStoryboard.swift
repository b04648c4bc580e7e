import StoryboardModel

/// Changes a connection to an outlet that the class doesn't have.
enum OutletInStoryboard: FaultKind {
  static let name = "outlet-in-storyboard"
  static let summary = "the property of an outlet connection renamed in the interface file"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    let files = app.builtInterfaces(&sites) { file in
      file.connections.count { $0.outlet != nil }
    }
    for interface in files {
      for connection in interface.file.connections {
        guard let name = connection.outlet else { continue }
        let holder = interface.object(connection.holder)
        let type = holder?.customClass?.name ?? ""
        if app.answers("setValue:forUndefinedKey:", type) {
          sites.leaveOut(.takesAnyKey)
          continue
        }
        // The owner's class no longer exists and no code names it, so the file is never loaded.
        if let holder, holder.attributes["placeholderIdentifier"] == "IBFilesOwner", !type.isEmpty,
          app.words.word(type).isEmpty
        {
          sites.leaveOut(.alreadyBroken)
          continue
        }
        if let custom = holder?.customClass, custom.module != nil, custom.moduleIsTarget,
          app.classes.byName[type] == nil
        {
          sites.leaveOut(.alreadyBroken)
          continue
        }
        let new = sites.renamed(name)
        guard let edit = interface.edit("property", at: connection.location, to: new) else {
          sites.leaveOut(.notInText)
          continue
        }
        sites.add(
          "outlet \(type).\(name) → \(new)", at: interface.place(connection.location),
          edits: [edit],
          ends: app.outlets(name, of: type).map(\.place).map(app.line)
            + (holder.map { [interface.place($0.location)] } ?? []))
      }
    }
  }
}
