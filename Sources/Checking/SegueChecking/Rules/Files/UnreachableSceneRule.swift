internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// A scene that nothing can show.
struct UnreachableSceneRule: Rule {
  static let description = RuleDescription(
    id: .unreachableScene, severity: .note,
    summary: "A scene is never shown, because nothing in any file leads to it",
    why: """
      A scene appears as the initial one of its storyboard, through a segue of another scene that \
      appears, or because code instantiates it by its storyboard identifier. A scene without any \
      of these is dead weight in the app, and so is everything that only it leads to. A scene with \
      an identifier counts as instantiated by code unless all sources were read, every identifier \
      that they use is known, and this one is not among them. If code has the identifier as a \
      string, other than for a segue, the scene is undecided. So is one in a storyboard for which code computes \
      identifiers, if code has the beginning or end of this one as a string.

      Severity: note. Warning if code uses a similar identifier that no scene of the file has.
      """,
    triggering: triggering, nonTriggering: nonTriggering)

  let report: RuleReport

  func check() {
    let asked = AskedScenes(app)
    for file in app.graph.files where file.scenes.count > 1 && !file.isLaunchScreen {
      for scene in file.scenes {
        guard let controller = scene.controller else { continue }
        let inScene = scene.controllers(in: file.path)
        guard inScene.allSatisfy({ !app.reach.controllers.contains($0) }) else { continue }
        guard inScene.allSatisfy({ !app.reach.undecided.contains($0) }) else {
          report.addUndecided(
            at: controller.location,
            app.hasSources
              ? "code may show the scene in a way that is not known"
              : """
              the app has no Swift or Objective-C source that tells whether code shows the scene
              """)
          continue
        }
        let name = app.graph.name(of: ControllerID(file: file.path, object: controller.id))
        let identifier = controller.usableStoryboardIdentifier
        let meant = identifier.flatMap { asked.meant(by: $0, in: file.path) }
        report.add(
          .unreachable(name, identifier, meant: meant), meant == nil ? nil : .warning,
          at: controller.location)
      }
    }
  }
}

extension Message {
  fileprivate static func unreachable(
    _ controller: String, _ identifier: String?, meant: String?
  ) -> Message {
    Message(
      identifier.map {
        "nothing leads to the scene \(quoted($0)) of \(controller): no segue does, and no code "
          + "uses its identifier"
      } ?? "nothing leads to this scene of \(controller): no segue does, and it has no identifier",
      why: "the scene is never shown",
      help: meant.map {
        "did you mean \(quoted($0))? Code uses it, but no scene of the file has it"
      } ?? "delete the scene, or connect it",
      cause: meant == nil
        ? FindingCause(
          "unreachable", "nothing leads to these scenes",
          part: (identifier.map { "\(quoted($0)) of " } ?? "a scene of ") + controller) : nil)
  }
}
