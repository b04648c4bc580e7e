import StoryboardModel

/// A storyboard without its initial controller.
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
  /// The places that make a storyboard's initial controller.
  fileprivate func initialControllerNeeds(of interface: Interface) -> [LinePlace] {
    lists(naming: interface) + references(to: nil, in: interface)
      + openers(of: interface).filter { mention in
        ([mention.place] + mention.uses + usesOfStoryboard(openedWith: mention.place))
          .contains { makesInitial($0.file) }
          || mention.isIndirect && !initialMakers.isEmpty
      }.flatMap { lines([$0]) }
  }

  /// The property lists that name a storyboard, as wholes.
  func lists(naming interface: Interface) -> [LinePlace] {
    propertyLists.filter { $0.text.contains("<string>\(interface.name)</string>") }
      .map { LinePlace(file: $0.path, line: 0) }
  }

  /// The code places that open a storyboard.
  func openers(of interface: Interface) -> [Mention] {
    mentions(of: interface.name).filter { mention in
      switch mention.role {
      case .used(.opens), .constant, .enumCase, .accessor, .typeName: true
      case .used: false
      }
    }
  }

  private var initialMakers: Set<Int> {
    let names = [
      "instantiateInitialViewController", "instantiateInitialController", "initialScene",
      "InitialSceneType",
    ]
    return Set(names.flatMap(words.word).map(\.file))
  }

  private func makesInitial(_ file: Int) -> Bool { initialMakers.contains(file) }
}

extension Mention {
  /// Whether the string reaches its use by way of something else.
  fileprivate var isIndirect: Bool {
    if case .used = role { false } else { true }
  }
}
