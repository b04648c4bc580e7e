import StoryboardModel

/// Changes the restoration identifier of a scene that code compares.
enum RestorationIdentifier: FaultKind {
  static let name = "restoration-identifier"
  static let summary = "a scene's restoration identifier renamed, with which code compares"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    for interface in app.builtInterfaces(&sites, count: { _ in 1 }) {
      for controller in interface.file.scenes.compactMap(\.controller) {
        guard let identifier = controller.restorationIdentifier, !identifier.isEmpty else {
          continue
        }
        let compared = app.words.string(identifier).filter {
          app.isBuilt($0) && app.comparesRestorationIdentifier($0)
        }
        guard !compared.isEmpty else {
          sites.leaveOut(.neverNamed)
          continue
        }
        let owners = app.interfaces.flatMap(\.allObjects).count {
          $0.restorationIdentifier == identifier
        }
        guard owners == 1, !app.setsRestorationIdentifiers else {
          sites.leaveOut(.otherAnswers)
          continue
        }
        let new = sites.renamed(identifier)
        guard let edit = interface.edit("restorationIdentifier", at: controller.location, to: new)
        else {
          sites.leaveOut(.notInText)
          continue
        }
        sites.add(
          "restoration identifier “\(identifier)” → “\(new)”",
          at: interface.place(controller.location), edits: [edit], ends: compared.map(app.line))
      }
    }
  }
}

/// Gives a tab the restoration identifier of another one.
enum DuplicateRestorationIdentifier: FaultKind {
  static let name = "duplicate-restoration-identifier"
  static let summary = "a tab given the restoration identifier of another tab"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    for interface in app.builtInterfaces(&sites, count: { _ in 1 }) {
      for bar in interface.file.scenes.compactMap(\.controller)
      where bar.element == "tabBarController" {
        let tabs = interface.file.segues.filter { $0.owner == bar.id && $0.kind == .relationship }
          .compactMap { interface.object($0.destination) }
          .filter { !($0.restorationIdentifier ?? "").isEmpty }
        for tab in tabs {
          guard app.savesState, !(bar.restorationIdentifier ?? "").isEmpty else {
            sites.leaveOut(.otherPurpose)
            continue
          }
          let others = tabs.filter { $0.restorationIdentifier != tab.restorationIdentifier }
          guard !app.setsRestorationIdentifiers, let other = sites.pick(others),
            let identifier = other.restorationIdentifier
          else {
            sites.leaveOut(.noOther)
            continue
          }
          guard let edit = interface.edit("restorationIdentifier", at: tab.location, to: identifier)
          else {
            sites.leaveOut(.notInText)
            continue
          }
          sites.add(
            "restoration identifier “\(tab.restorationIdentifier ?? "")” → “\(identifier)”",
            at: interface.place(tab.location), edits: [edit],
            ends: [interface.place(other.location)])
        }
      }
    }
  }
}

extension PlantableApp {
  private static let property = "restorationIdentifier"

  /// Whether a string is compared in a file that is about restoration identifiers.
  fileprivate func comparesRestorationIdentifier(_ place: CodePlace) -> Bool {
    let code = sources[place.file]
    let isAbout = code.tokens.indices.contains { index in
      code.isWord(index)
        && (code.text(index) == Self.property || code.text(index).hasSuffix("IdentifierPath"))
    }
    guard isAbout else { return false }
    let index = code.isMark(place.token - 1, "@") ? place.token - 1 : place.token
    return code.isWord(index - 1, "case") || isEquality(code, index - 2)
      || isEquality(code, place.token + 1)
      || code.isMark(index - 1, ":") && code.isWord(index - 2, "isEqualToString")
  }

  /// Whether two tokens are `==` or `!=`.
  private func isEquality(_ code: CodeText, _ index: Int) -> Bool {
    (code.isMark(index, "=") || code.isMark(index, "!")) && code.isMark(index + 1, "=")
  }

  /// Whether code sets a restoration identifier.
  fileprivate var setsRestorationIdentifiers: Bool {
    !words.word("setRestorationIdentifier").isEmpty
      || words.word(Self.property).contains { place in
        let code = sources[place.file]
        return code.isMark(place.token + 1, "=") && !code.isMark(place.token + 2, "=")
      }
  }

  /// Whether the app's delegate says that its state is saved.
  fileprivate var savesState: Bool {
    !words.word("shouldSaveApplicationState").isEmpty
      || !words.word("shouldSaveSecureApplicationState").isEmpty
  }
}
