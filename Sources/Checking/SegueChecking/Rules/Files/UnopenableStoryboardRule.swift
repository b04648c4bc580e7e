internal import FilesAndPaths
internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// A storyboard that cannot create any of its scenes.
struct UnopenableStoryboardRule: Rule {
  static let description = RuleDescription(
    id: .unopenableStoryboard, severity: .warning,
    summary: "A storyboard has neither an initial controller nor a scene with an identifier",
    consequence: "code that opens it gets no screen, or crashes",
    why: """
      Code and references ask a storyboard for its initial view controller, or for a scene by its \
      storyboard identifier. Without either, no code can ever create any of its scenes. \
      `no-initial-controller` covers storyboards that the system opens.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- Settings.storyboard
      ↓<viewController customClass="Settings"/>
      --- List.swift
      class List: UIViewController {}
      class Settings: UIViewController {}
      """
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- Settings.storyboard
      <viewController storyboardIdentifier="Settings" customClass="Settings"/>
      --- List.swift
      class List: UIViewController {}
      class Settings: UIViewController {}
      """
    ])

  let report: RuleReport

  func check() {
    for file in app.graph.files where file.kind == .storyboard && !file.isLaunchScreen {
      // Unconfirmed: watchOS may open a storyboard of any name.
      guard file.initialControllerID == nil, file.targetRuntime != .watchOS,
        file.namedScenes.isEmpty, !app.input.entryPoints.contains(file.path),
        file.scenes.contains(where: { $0.controller != nil }),
        // AppKit's application and its menu come with the storyboard.
        !file.scenes.contains(where: { $0.controller?.controllerKind == .application })
      else { continue }
      report.add(.nothingToOpen(FilePath.name(of: file.path)), at: file.location)
    }
  }
}

extension Message {
  fileprivate static func nothingToOpen(_ file: String) -> Message {
    Message(
      "\(file) has neither an initial view controller nor a scene with a storyboard identifier",
      help: "mark a scene as the initial view controller, or delete the file")
  }
}
