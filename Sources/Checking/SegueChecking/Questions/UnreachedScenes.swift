internal import FilesAndPaths
internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// The scenes that certainly nothing shows.
struct UnreachedScenes {
  let app: LinkedApp
  /// The controllers that come on screen, by whether only the segues that may happen are followed.
  private let reached = Memo<Bool, Set<ControllerID>>()
  /// The reasons why nothing shows each scene of a file, by the file's path.
  private let reasons = Memo<String, [String?]>()
  private let destinations = Once<Set<ControllerID>>()

  /// Returns why nothing shows the scene at a place; nil if something does, or may.
  func reason(at place: SourceLocation, of file: InterfaceFile) -> String? {
    index(ofSceneAt: place, in: file).flatMap { index in
      reasons.value(of: file.path) { reasons(in: file) }[index]
    }
  }

  /// Whether no code can show the scene at a place: it has no identifier, isn't initial, and no segue leads to it.
  func isCutOff(at place: SourceLocation, of file: InterfaceFile) -> Bool {
    guard let index = index(ofSceneAt: place, in: file) else { return false }
    let destinations = destinations.value {
      Set(app.graph.allLinks.compactMap(\.destination.controller))
    }
    let scene = file.scenes[index]
    return scene.objects.allSatisfy {
      $0.usableStoryboardIdentifier == nil && $0.id != file.initialControllerID
    } && scene.controllers(in: file.path).allSatisfy { !destinations.contains($0) }
  }

  private func index(ofSceneAt place: SourceLocation, in file: InterfaceFile) -> Int? {
    // Scenes do not overlap, and come in the order of the file.
    let next = file.scenes.sortedIndex { $0.location <= place }
    return next > 0 ? next - 1 : nil
  }

  /// The reasons why nothing shows each scene of a file; nil for a scene that something shows, or may.
  private func reasons(in file: InterfaceFile) -> [String?] {
    file.scenes.map { scene in
      let controllers = scene.controllers(in: file.path)
      guard !controllers.isEmpty,
        controllers.allSatisfy({ !isReached($0, followingOnlyPerformed: true) })
      else { return nil }
      if app.input.isOnlyLaunchScreen(file) {
        return "the storyboard is only the launch screen, where no code of the app runs"
      }
      return controllers.allSatisfy { !isReached($0, followingOnlyPerformed: false) }
        ? "no segue leads to the scene, and no code shows it"
        : "every way to the scene takes a segue that no code performs, and no code shows the scene"
    }
  }

  private func isReached(
    _ controller: ControllerID, followingOnlyPerformed onlyPerformed: Bool
  ) -> Bool {
    reached.value(of: onlyPerformed) {
      let performed = onlyPerformed ? PerformedSegues(app) : nil
      return SceneReach(
        app.graph, app.input, app.uses, app.instantiated, countsUnseenUses: true,
        follows: { link in performed.map { mayHappen(link, $0) } ?? true }
      ).controllers
    }.contains(controller)
  }

  /// Whether a segue may happen: a control or a container takes it, or code may perform it.
  private func mayHappen(_ link: SegueLink, _ performed: PerformedSegues) -> Bool {
    guard link.segue.trigger == .manual, let source = link.source else { return true }
    // Code cannot name a segue without an identifier.
    guard let identifier = link.segue.usableIdentifier else {
      return if case .other = link.segue.kind { true } else { false }
    }
    // A written identifier may be used in a way that is not seen.
    return performed.isPerformed(identifier, from: source) != .no
      || app.input.texts.writtenIdentifiers.contains(identifier)
  }
}
