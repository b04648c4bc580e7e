import StoryboardModel

/// Makes an unwind segue send an action that doesn't exist.
enum UnwindActionInStoryboard: FaultKind {
  static let name = "unwind-action-in-storyboard"
  static let summary = "an unwind segue's action renamed in the storyboard"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    let files = app.builtInterfaces(&sites) { $0.segues.count { $0.unwindAction != nil } }
    for interface in files {
      for segue in interface.file.segues {
        guard let selector = segue.unwindAction else { continue }
        let answers = app.implementers(of: selector)
        guard !answers.isEmpty else {
          sites.leaveOut(.alreadyBroken)
          continue
        }
        let new = sites.renamed(selector: selector)
        guard let edit = interface.edit("unwindAction", at: segue.location, to: new) else {
          sites.leaveOut(.notInText)
          continue
        }
        sites.add(
          "unwind action \(selector) → \(new)", at: interface.place(segue.location), edits: [edit],
          ends: interface.places(of: segue) + answers.map(\.place).map(app.line))
      }
    }
  }
}

/// Renames an unwind action in the code, while the storyboard sends the old name.
enum UnwindActionInCode: FaultKind {
  static let name = "unwind-action-in-code"
  static let summary = "an unwind action's method renamed in the code"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    for selector in app.selectors(of: { $0.unwindAction }).keys.sorted() {
      let answers = app.implementers(of: selector)
      // A method that Objective-C declares and defines counts once.
      let types = Set(answers.map(\.type))
      for type in types.sorted() {
        guard let first = answers.first(where: { $0.type == type }),
          app.canPlant(in: first.place, &sites)
        else { continue }
        guard types.count == 1 else {
          sites.leaveOut(.otherAnswers)
          continue
        }
        app.rename(
          selector, of: type, at: first.place,
          ends: app.selectors(of: { $0.unwindAction })[selector] ?? [], &sites)
      }
    }
  }
}
