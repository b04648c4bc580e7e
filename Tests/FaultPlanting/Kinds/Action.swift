import StoryboardModel

/// Makes a control send an action that its target doesn't have.
enum ActionInStoryboard: FaultKind {
  static let name = "action-in-storyboard"
  static let summary = "the selector of an action connection renamed in the interface file"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    let files = app.builtInterfaces(&sites) { file in
      file.connections.count { $0.selector != nil }
    }
    for interface in files {
      for connection in interface.file.connections {
        guard let selector = connection.selector else { continue }
        let target = interface.object(connection.destination)
        let type = target?.customClass?.name ?? ""
        let answers = app.implementers(of: selector)
        if interface.isNeverSent(connection) {
          sites.leaveOut(.neverSent)
          continue
        }
        // An action sent up the responder chain that no class of the app implements is the
        // system's.
        if target?.isPlaceholder != false, type.isEmpty, answers.isEmpty {
          sites.leaveOut(.neverSent)
          continue
        }
        // An unmentioned class already answers no action.
        if target?.isPlaceholder == false, !type.isEmpty, app.words.word(type).isEmpty {
          sites.leaveOut(.alreadyBroken)
          continue
        }
        let new = sites.renamed(selector: selector)
        guard let edit = interface.edit("selector", at: connection.location, to: new) else {
          sites.leaveOut(.notInText)
          continue
        }
        let holders = [connection.holder, connection.destination].compactMap {
          interface.object($0)
        }
        sites.add(
          "action \(type).\(selector) → \(new)", at: interface.place(connection.location),
          edits: [edit],
          ends: holders.map { interface.place($0.location) }
            + answers.filter { app.classes.family(of: type).contains($0.type) || type.isEmpty }
            .map(\.place).map(app.line))
      }
    }
  }
}

/// Renames an action method in the code, while interface files send the old name.
enum ActionInCode: FaultKind {
  static let name = "action-in-code"
  static let summary = "an action method renamed in its class"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    let connections = app.actionConnections
    for (file, found) in app.declarations.enumerated() {
      for method in found.methods where method.attributes.contains("IBAction") {
        let place = CodePlace(file: file, token: method.nameToken)
        // Unwind actions are a separate kind; a header's declaration is renamed with its
        // definition.
        guard !method.parameterTypes.contains(where: { $0.hasSuffix("Segue") }),
          !app.sources[file].path.hasSuffix(".h"), app.canPlant(in: place, &sites)
        else { continue }
        if method.attributes.contains("objc()") {
          sites.leaveOut(.ownName)
          continue
        }
        let above = app.classes.ancestors(of: method.type).subtracting([method.type])
        if above.contains(where: { app.answers(method.selector, $0) }) {
          sites.leaveOut(.otherAnswers)
          continue
        }
        let ends = app.classes.descendants(of: method.type).flatMap {
          connections["\($0).\(method.selector)"] ?? []
        }
        guard !ends.isEmpty else {
          sites.leaveOut(.notConnected)
          continue
        }
        app.rename(method.selector, of: method.type, at: place, ends: ends, &sites)
      }
    }
  }
}

extension PlantableApp.Interface {
  /// Whether an action belongs to a gesture recognizer that no view has.
  func isNeverSent(_ connection: Connection) -> Bool {
    // A watch's recognizers are inside their owners.
    guard file.targetRuntime != .watchOS,
      object(connection.holder)?.element.hasSuffix("GestureRecognizer") == true
    else { return false }
    return !file.connections.contains {
      $0.kind == .outletCollection(property: "gestureRecognizers")
        && $0.destination == connection.holder
    }
  }
}

extension Connection {
  /// The selector that is sent; nil if the connection is not an action.
  var selector: String? {
    if case .action(let selector, _) = kind { selector } else { nil }
  }
}
