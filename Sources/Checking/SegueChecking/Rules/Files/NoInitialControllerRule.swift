internal import FilesAndPaths
internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// A storyboard that needs an initial view controller, but has none.
struct NoInitialControllerRule: Rule {
  static let description = RuleDescription(
    id: .noInitialController, severity: .error,
    summary: "A storyboard that needs an initial view controller has none",
    why: """
      A reference without an identifier leads to the initial view controller of its storyboard; \
      without one, the segue has no scene to show. A storyboard that `Info.plist` names needs one \
      too, except on macOS: UIKit logs “Failed to instantiate the default view controller”, and \
      the screen stays black unless code fills the window. On macOS, scenes can also appear in other \
      ways, so such a storyboard is reported only if no scene of it can appear, or if its only window \
      controller can't.

      Severity: error for a reference, warning for a storyboard that `Info.plist` names.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List">
        <button>
          <connections><segue kind="show" destination="settings"/></connections>
        </button>
      </viewController>
      ↓<viewControllerPlaceholder id="settings" storyboardName="Settings"/>
      --- Settings.storyboard
      <viewController storyboardIdentifier="Settings" customClass="Settings"/>
      """,
      """
      --- Main.storyboard
      ↓<viewController storyboardIdentifier="List" customClass="List"/>
      --- Info.plist
      <key>UIMainStoryboardFile</key><string>Main</string>
      """,
      """
      --- Main.storyboard
      ↓<document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" \
      targetRuntime="MacOSX.Cocoa"><scenes><scene sceneID="s"><objects>
      <application id="a" sceneMemberID="application"/></objects></scene><scene sceneID="t"><objects>
      ⇣<viewController id="v" customClass="List" sceneMemberID="viewController"/>
      </objects></scene></scenes></document>
      --- List.swift
      class List: NSViewController {}
      --- Info.plist
      <key>NSMainStoryboardFile</key><string>Main</string>
      """,
      """
      --- Main.storyboard
      ↓<document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" \
      targetRuntime="MacOSX.Cocoa"><scenes><scene sceneID="s"><objects>
      <application id="a" sceneMemberID="application"><menu key="mainMenu"><items><menuItem>
      <connections><segue id="g" destination="v" kind="modal"/></connections>
      </menuItem></items></menu></application></objects></scene><scene sceneID="t"><objects>
      <viewController id="v" customClass="Settings" sceneMemberID="viewController"/>
      </objects></scene><scene sceneID="u"><objects>
      ⇣<windowController id="w" sceneMemberID="viewController"/>
      </objects></scene></scenes></document>
      --- Settings.swift
      class Settings: NSViewController {}
      --- Info.plist
      <key>NSMainStoryboardFile</key><string>Main</string>
      """,
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List">
        <button>
          <connections><segue kind="show" destination="settings"/></connections>
        </button>
      </viewController>
      <viewControllerPlaceholder id="settings" storyboardName="Settings" \
      referencedIdentifier="Settings"/>
      --- Settings.storyboard
      <viewController storyboardIdentifier="Settings" customClass="Settings"/>
      --- Info.plist
      <key>UIMainStoryboardFile</key><string>Main</string>
      """,
      """
      --- Main.storyboard
      <application/>
      <windowController storyboardIdentifier="Document"/>
      --- Info.plist
      <key>NSMainStoryboardFile</key><string>Main</string>
      """,
    ])

  let report: RuleReport

  func check() {
    for broken in BrokenReference.all(in: app.graph) {
      guard case .noInitialController(let reference, let file) = broken.destination else {
        continue
      }
      let place = app.storyboards.file(at: file).map {
        RelatedPlace($0.location, "the storyboard without an initial view controller")
      }
      report.add(
        .leadsToNone(FilePath.name(of: file)), at: reference.location,
        related: broken.segues + (place.map { [$0] } ?? []))
    }
    for file in app.graph.files where app.input.entryPoints.contains(file.path) {
      // An AppKit app may open its windows in code, and have its storyboard only for the menu.
      guard file.initialControllerID == nil,
        file.targetRuntime != .macOS || showsNothing(file)
      else { continue }
      report.add(.opensNone(file), .warning, at: file.location)
    }
  }

  /// Whether a file has screens, but none of them can appear, or its only window can't.
  private func showsNothing(_ file: InterfaceFile) -> Bool {
    let screens = file.scenes.compactMap(\.controller).filter { $0.controllerKind != .application }
    func isReached(_ screen: InterfaceObject) -> Bool {
      app.reach.controllers.contains(ControllerID(file: file.path, object: screen.id))
    }
    let windows = screens.filter { $0.controllerKind == .windowController }
    return app.hasSources && !screens.isEmpty
      && (!screens.contains(where: isReached)
        || windows.count == 1 && !windows.contains(where: isReached))
  }
}

extension Message {
  fileprivate static func leadsToNone(_ file: String) -> Message {
    Message(
      "\(file) has no initial view controller for this reference to lead to",
      why: "a segue to this reference has no scene to show",
      help: "mark a scene as the initial view controller, or give the reference an identifier")
  }

  fileprivate static func opensNone(_ file: InterfaceFile) -> Message {
    Message(
      "the system opens \(FilePath.name(of: file.path)), which has no initial view controller",
      // The app's code doesn't run yet while the launch screen is shown.
      why: "the system logs that it cannot create one, and the screen is black"
        + (file.isLaunchScreen ? "" : " unless code fills it"),
      help:
        "mark a scene as the initial view controller, or remove the storyboard from Info.plist")
  }
}
