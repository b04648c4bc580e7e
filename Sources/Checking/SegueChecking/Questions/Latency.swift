internal import Findings
internal import StoryboardModel

/// The reasons why findings cannot happen today, because nothing reaches their places.
///
/// Only what is certain counts: a scene that code may instantiate by a computed identifier is reached.
struct Latency {
  private let app: LinkedApp
  /// Whether all files were read, so that no unread file can lead to a place.
  private let isWhole: Bool
  /// Whether all sources that may use the contents of a file were found, by the file's path.
  private let hasAllUsers = Memo<String, Bool>()
  private let unreachedScenes: UnreachedScenes
  private let unloadedXibs: UnloadedXibs
  private let unusedPrototypes: UnusedPrototypes
  /// The places in views that are never loaded, by the file's path.
  private let inUnloadedViews = Memo<String, Set<SourceLocation>>()
  /// The places in prototypes that no code dequeues, by the file's path.
  private let inUnusedPrototypes = Memo<String, Set<SourceLocation>>()
  private let unreachedCode: UnreachedCode

  init(_ app: LinkedApp) {
    self.app = app
    isWhole = app.hasSources && app.hasAllFiles
    unreachedScenes = UnreachedScenes(app: app)
    unloadedXibs = UnloadedXibs(app: app)
    unusedPrototypes = UnusedPrototypes(app: app)
    unreachedCode = UnreachedCode(
      app: app, unreachedScenes: unreachedScenes, unloadedXibs: unloadedXibs)
  }

  /// Returns the reason why a finding cannot happen today; nil if it can, or may.
  func reason(for finding: Finding) -> String? {
    guard finding.severity > .note else { return nil }
    if let file = app.storyboards.file(at: finding.location.file) {
      return Self.rulesOfFiles.contains(finding.rule)
        ? reason(at: finding.location, of: file) : nil
    }
    guard isWhole, Self.rulesOfCode.contains(finding.rule),
      hasAllUsers(of: finding.location.file)
    else { return nil }
    return unreachedCode.reason(at: finding.location)
  }

  /// Returns the reason why nothing reaches a place of a storyboard or xib; nil if something does, or may.
  private func reason(at place: SourceLocation, of file: InterfaceFile) -> String? {
    // Missing sources don't matter here: calls of generated code would be seen, and the code of
    // other repositories doesn't know the xibs of this one.
    if isWhole, file.kind == .xib, unloadedXibs.contain(file) { return "no code loads the xib" }
    let isKnown = isWhole && hasAllUsers(of: file.path)
    if isKnown || isWhole && unreachedScenes.isCutOff(at: place, of: file),
      let reason = unreachedScenes.reason(at: place, of: file)
    {
      return reason
    }
    let unused =
      isKnown
      ? inUnusedPrototypes.value(of: file.path) { unusedPrototypes.places(in: file) } : []
    if unused.contains(place) { return "no code dequeues the prototype" }
    let unloaded = inUnloadedViews.value(of: file.path) { app.placesInUnloadedViews(of: file) }
    return unloaded.contains(place)
      ? "loadView of the controller's class replaces the scene's view" : nil
  }

  private func hasAllUsers(of path: String) -> Bool {
    hasAllUsers.value(of: path) {
      let source = app.code.index(of: path).map { app.code.sources[$0].membership }
      return !app.input.missesUsers(of: source ?? app.input.membership(of: path))
    }
  }

  /// The rules whose findings happen when a scene is shown, a xib is loaded or a control is used.
  private static let rulesOfFiles: Set<String> = Set(
    [
      .connectionToOtherScene, .customSegueWithoutClass, .cyclicEmbed, .emptyContainer,
      .inputNotHandedOver, .missingScene, .storyboardNotFound, .unconnectedOutlets,
      .unrestoredScene, .duplicateRestorationIdentifier, .unknownAction, .unknownClass,
      .unknownOutlet, .unknownRuntimeAttribute, .unknownSegueAction, .unknownSegueClass,
      .unwindWithoutAction, .unwindWithoutExit, .wrongDestination,
    ].map(\RuleName.rawValue))

  /// The rules whose findings happen when the code at their place runs, or the code that uses the property there.
  private static let rulesOfCode: Set<String> = Set(
    [
      .compareUnknownSegue, .dequeueUnknownIdentifier, .dequeueWrongClass, .impossibleCast,
      .instantiateUnknownScene, .instantiateWrongClass, .missingInitialController,
      .neverConnectedOutlet, .performUnknownSegue, .registerOtherIdentifier,
      .unknownRestorationIdentifier, .unknownStoryboard, .unknownXib,
    ].map(\RuleName.rawValue))
}
