internal import Files
internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// The scenes that certainly nothing shows.
struct UnreachedScenes {
  let app: LinkedApp
  private let reached = Memo<Bool, Set<ControllerID>>()
  private let reasons = Memo<String, [String?]>()

  /// Returns why nothing shows the scene at a place; nil if something does, or may.
  func reason(at place: SourceLocation, of file: InterfaceFile) -> String? {
    // Scenes do not overlap, and come in the order of the file.
    let next = file.scenes.sortedIndex { $0.location <= place }
    return next > 0 ? reasons.value(of: file.path) { reasons(in: file) }[next - 1] : nil
  }

  /// For each scene of a file, why nothing shows it.
  private func reasons(in file: InterfaceFile) -> [String?] {
    file.scenes.map { scene in
      let controllers = scene.controllers(in: file.path)
      guard !controllers.isEmpty, controllers.allSatisfy({ !isReached($0, ofPerformed: true) })
      else {
        return nil
      }
      return controllers.allSatisfy { !isReached($0, ofPerformed: false) }
        ? "no segue leads to the scene, and no code shows it"
        : "every way to the scene takes a segue that no code performs, and no code shows the scene"
    }
  }

  private func isReached(_ controller: ControllerID, ofPerformed: Bool) -> Bool {
    reached.value(of: ofPerformed) {
      let performed = ofPerformed ? PerformedSegues(app) : nil
      return SceneReach(
        app.graph, app.input, app.uses, app.instantiated, countsEveryComputed: true,
        follows: { link in performed.map { mayHappen(link, $0) } ?? true }
      ).controllers
    }.contains(controller)
  }

  /// Whether a segue may happen: a control or a container takes it, or code may perform it.
  private func mayHappen(_ link: SegueLink, _ performed: PerformedSegues) -> Bool {
    guard link.segue.trigger == .manual, let source = link.source,
      let identifier = link.segue.usableIdentifier
    else { return true }
    // A written identifier may be used in a way that is not seen.
    return performed.isPerformed(identifier, from: source) != .no
      || app.input.texts.writtenIdentifiers.contains(identifier)
  }
}
