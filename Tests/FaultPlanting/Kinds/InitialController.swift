import StoryboardModel

/// Removes a storyboard's initial controller.
enum InitialController: FaultKind {
  static let name = "initial-controller"
  static let summary = "a storyboard's initial view controller taken away"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    let files = app.builtInterfaces(&sites) { $0.initialControllerID == nil ? 0 : 1 }
    for interface in files where interface.file.initialControllerID != nil {
      let needs = app.initialControllerNeeds(of: interface)
      guard !needs.isEmpty else {
        sites.leaveOut(.neverOpened)
        continue
      }
      guard let edit = interface.removal(of: "initialViewController", at: interface.file.location)
      else {
        sites.leaveOut(.notInText)
        continue
      }
      let controller = interface.object(interface.file.initialControllerID)
      sites.add(
        "initial controller of \(interface.name) removed",
        at: interface.place(interface.file.location), edits: [edit],
        ends: needs + app.namings(of: interface.name)
          + (controller.map { [interface.place($0.location)] } ?? []))
    }
  }
}

extension PlantableApp {
  /// The places that instantiate a storyboard's initial controller.
  fileprivate func initialControllerNeeds(of interface: Interface) -> [LinePlace] {
    lists(naming: interface) + references(to: nil, in: interface)
      + openers(of: interface).filter(makesInitial).flatMap { lines([$0]) }
  }

  /// Whether code asks an opened storyboard for its initial controller, judging by the files that
  /// open it.
  private func makesInitial(_ mention: Mention) -> Bool {
    func makes(_ place: CodePlace) -> Bool {
      ([place] + usesOfStoryboard(openedWith: place)).contains { makesInitial($0.file) }
    }
    switch mention.role {
    case .used, .accessor, .typeName: return makes(mention.place)
    case .constant, .enumCase:
      return mention.uses.contains { use in
        if case .opens = navigationUse(use) { return makes(use) }
        return handsToMaker(use)
      }
    }
  }

  /// The code places that open a storyboard.
  func openers(of interface: Interface) -> [Mention] {
    mentions(of: interface.name).filter { mention in
      guard !isOfOtherApp(mention, than: interface) else { return false }
      return switch mention.role {
      case .constant, .enumCase: mention.isAsked
      case .used(.opens), .accessor, .typeName: true
      case .used: false
      }
    }
  }

  /// The places that instantiate an initial controller.
  ///
  /// Declarations of a generator are used after a dot.
  private var initialMakers: [CodePlace] {
    ["instantiateInitialViewController", "instantiateInitialController"].flatMap(words.word)
      + words.word("initialScene").filter { sources[$0.file].isMark($0.token - 1, ".") }
  }

  private func makesInitial(_ file: Int) -> Bool { initialMakers.contains { $0.file == file } }

  /// Whether a statement calls a function that instantiates an initial controller.
  private func handsToMaker(_ place: CodePlace) -> Bool {
    let makers = Set(
      initialMakers.filter {
        !membership.areApart(sources[$0.file].path, sources[place.file].path)
      }
      .compactMap { declarations[$0.file].method(around: $0.token) }
      // Generators create this for every scene.
      .filter { !$0.type.hasSuffix("SceneType") }.map(\.name))
    let code = sources[place.file]
    let line = code.line(ofToken: place.token)
    return (max(0, place.token - 16)..<min(place.token + 8, code.tokens.count)).contains { at in
      code.line(ofToken: at) == line && code.isWord(at) && makers.contains(code.text(at))
    }
  }
}
