internal import Files
internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// The reasons why findings cannot happen today, because nothing reaches their places.
///
/// Only what is certain counts: a scene that code may instantiate by a computed identifier is reached.
struct Latency {
  /// The rules whose findings happen when a scene is shown, a xib is loaded or a control is used.
  private static let rules: Set<String> = Set(
    [
      .connectionToOtherScene, .customSegueWithoutClass, .cyclicEmbed, .emptyContainer,
      .inputNotHandedOver, .missingScene, .storyboardNotFound, .unconnectedOutlets, .unknownAction,
      .unknownClass, .unknownOutlet, .unknownSegueAction, .unknownSegueClass, .unwindWithoutAction,
      .unwindWithoutExit, .wrongDestination,
    ].map(\RuleName.rawValue))

  private let app: LinkedApp
  private let files: [String: InterfaceFile]
  /// Whether all files were read, so that one that could not be read does not lead to anything.
  private let isWhole: Bool
  private let reached = Memo<Bool, Set<ControllerID>>()
  private let unloaded = Memo<String, Bool>()
  private let unreached = Memo<String, [Bool]>()
  private let hidden = Memo<String, Set<SourceLocation>>()

  init(_ app: LinkedApp) {
    self.app = app
    files = Dictionary(
      app.graph.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    isWhole =
      app.hasSources && app.input.isWhole && app.input.missingSources.isEmpty
      && !app.input.readingFindings.contains { $0.severity == .error }
  }

  /// Returns the reason why a finding cannot happen today; nil if it can, or may.
  func reason(for finding: Finding) -> String? {
    guard finding.severity > .note, Self.rules.contains(finding.rule),
      let file = files[finding.location.file]
    else { return nil }
    if isWhole, file.kind == .xib, isUnloaded(file) { return "no code loads the xib" }
    if isWhole, isInUnreachedScene(finding.location, of: file) {
      return "no segue leads to the scene, and no code shows it"
    }
    if finding.rule == RuleName.unknownAction.rawValue, isSentByHidden(finding.location, in: file) {
      return "the control is hidden, and no outlet leads to it"
    }
    return nil
  }

  // MARK: Scenes

  private func isInUnreachedScene(_ place: SourceLocation, of file: InterfaceFile) -> Bool {
    // Scenes do not overlap, and come in the order of the file.
    let next = file.scenes.sortedIndex { $0.location <= place }
    return next > 0 && unreached.value(of: file.path) { unreachedScenes(of: file) }[next - 1]
  }

  /// For each scene of a file, whether certainly nothing shows it.
  private func unreachedScenes(of file: InterfaceFile) -> [Bool] {
    let reached = reached.value(of: true) {
      SceneReach(
        app.graph, app.input, app.uses, InstantiatedScenes(by: app.uses), countsEveryComputed: true
      ).controllers
    }
    return file.scenes.map { scene in
      let controllers = scene.controllers(in: file.path)
      return !controllers.isEmpty && controllers.allSatisfy { !reached.contains($0) }
    }
  }

  // MARK: Xibs

  /// The words by which code loads xibs.
  ///
  /// A xib that a computed name means is not mentioned.
  private static let loaders: Set<String> = [
    "UINib", "NSNib", "nib", "nibName", "windowNibName", "loadNib", "loadNibNamed", "loadNibFile",
    "initWithNibName", "initWithWindowNibName", "nibWithNibName",
  ]

  /// Whether no source mentions a xib's name or a class that loads it by its own name, and none loads xibs by
  /// other names.
  private func isUnloaded(_ xib: InterfaceFile) -> Bool {
    unloaded.value(of: xib.path) {
      let name = String(FilePath.name(of: xib.path).prefix { $0 != "." && $0 != "~" })
      let beginning = name.prefix(1).lowercased() + name.dropFirst()
      let words = Self.loaders.union([name, beginning, name + "Controller"])
      // The system loads the xib whose owner is the application.
      return !xib.isOfApplication && app.input.texts.words(among: words).isEmpty
        && !app.graph.files.contains { $0.names(nib: name) }
    }
  }

  // MARK: Controls

  private func isSentByHidden(_ place: SourceLocation, in file: InterfaceFile) -> Bool {
    hidden.value(of: file.path) { connectionsOfHidden(in: file) }.contains(place)
  }

  /// The connections of objects that are hidden, or inside of hidden views, and that no outlet makes visible.
  private func connectionsOfHidden(in file: InterfaceFile) -> Set<SourceLocation> {
    // A variation for a size class may show a view, and code may find views by their superview.
    guard let text = app.input.texts.text(of: file.path), text.contains("hidden=\"YES\""),
      !text.contains("hidden=\"NO\""), app.hasSources,
      app.input.texts.words(among: ["subviews", "arrangedSubviews"]).isEmpty
    else { return [] }
    let connected = Set(file.connections.filter { $0.kind.isOutlet }.compactMap(\.destination))
    var hidden: Set<ObjectID> = []
    for object in file.scenes.flatMap(\.objects) + file.objects {
      object.addHidden(to: &hidden, connected)
    }
    return Set(file.connections.lazy.filter { hidden.contains($0.holder) }.map(\.location))
  }
}

extension Connection.Kind {
  fileprivate var isOutlet: Bool {
    switch self {
    case .outlet, .outletCollection: true
    case .action, .other: false
    }
  }
}

extension InterfaceObject {
  /// Adds the hidden view and everything in it, unless code can get hold of the view.
  fileprivate func addHidden(to found: inout Set<ObjectID>, _ connected: Set<ObjectID>) {
    if attributes["hidden"] == "YES", !connected.contains(id), customClass == nil,
      attributes["tag"] == nil, runtimeAttributes.isEmpty
    {
      found.formUnion(selfAndDescendants.map(\.id))
    } else {
      for child in children { child.addHidden(to: &found, connected) }
    }
  }
}

extension InterfaceFile {
  /// Whether the application owns the xib, as it does that of an app without a storyboard.
  fileprivate var isOfApplication: Bool {
    objects.contains {
      $0.isFilesOwner && ["UIApplication", "NSApplication"].contains($0.customClass?.name)
    }
  }

  /// Whether an object of the file loads a xib.
  fileprivate func names(nib: String) -> Bool {
    var names = false
    for objects in scenes.map(\.objects) + [objects] {
      objects.forEachInTree { names = names || $0.pointee.attributes["nibName"] == nib }
    }
    return names
  }
}
