import StoryboardModel

/// Makes a segue ask its controller for a segue action that doesn't exist.
enum SegueActionInStoryboard: FaultKind {
  static let name = "segue-action-in-storyboard"
  static let summary = "the selector of a segue action renamed in the storyboard"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    let files = app.builtInterfaces(&sites) {
      $0.segues.count { $0.destinationCreationSelector != nil }
    }
    for interface in files {
      for segue in interface.file.segues {
        guard let selector = segue.destinationCreationSelector else { continue }
        let answers = app.implementers(of: selector)
        // Without one, UIKit already makes the destination itself.
        guard !answers.isEmpty else {
          sites.leaveOut(.alreadyBroken)
          continue
        }
        let new = sites.renamed(selector: selector)
        guard
          let edit = interface.edit("destinationCreationSelector", at: segue.location, to: new)
        else {
          sites.leaveOut(.notInText)
          continue
        }
        sites.add(
          "segue action \(selector) → \(new)", at: interface.place(segue.location), edits: [edit],
          ends: interface.places(of: segue)
            + answers.map(\.place).map(app.line))
      }
    }
  }
}

/// Renames a segue action in the code.
enum SegueActionInCode: FaultKind {
  static let name = "segue-action-in-code"
  static let summary = "a segue action renamed in the code"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    SegueActions.each(app, &sites) { selector, answer, ends, sites in
      app.rename(selector, of: answer.type, at: answer.place, ends: ends, &sites)
    }
  }
}

/// Deletes a segue action from the code.
enum SegueActionRemoved: FaultKind {
  static let name = "segue-action-removed"
  static let summary = "a segue action deleted from the code"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    SegueActions.each(app, &sites) { selector, answer, ends, sites in
      let code = app.sources[answer.place.file]
      var first = answer.method.nameToken
      while first > 0, !code.isMark(first, "@"), !code.isMark(first, "-"),
        !code.isMark(first, "}"), !code.isMark(first, ";")
      { first -= 1 }
      let start = code.tokens[first].range.lowerBound
      let end = code.tokens[answer.method.body.upperBound - 1].range.upperBound
      let lines = code.bytes[start..<end].filter { $0 == UInt8(ascii: "\n") }.count
      sites.add(
        "segue action \(selector) deleted", at: app.line(answer.place),
        edits: [
          PlantEdit(
            path: code.path, range: start..<end, new: String(repeating: "\n", count: lines))
        ], ends: ends)
    }
  }
}

private enum SegueActions {
  static func each(
    _ app: PlantableApp, _ sites: inout SiteCollector,
    _ body: (String, PlantableApp.Implementer, [LinePlace], inout SiteCollector) -> Void
  ) {
    let selectors = app.selectors { $0.destinationCreationSelector }
    for selector in selectors.keys.sorted() {
      let answers = app.implementers(of: selector)
      for answer in answers where app.canPlant(in: answer.place, &sites) {
        guard !app.sources[answer.place.file].path.hasSuffix(".h") else { continue }
        body(selector, answer, selectors[selector] ?? [], &sites)
      }
    }
  }
}
