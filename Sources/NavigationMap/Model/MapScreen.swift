package import Findings
package import NavigationGraph
package import StoryboardModel

/// A scene on the map.
package struct MapScreen: Sendable {
  /// The cluster's key and the controller's id, in the letters that a URL takes: `Main/BYZ-38-t0r`.
  ///
  /// The same as long as neither changes, so that a link to a scene stays good.
  package var key: String
  /// The cluster's place among the map's.
  package var cluster: Int
  package var role: Role
  /// The controller's or reference's id; the scene's own where it has neither.
  package var object: ObjectID
  /// The controller among all files; nil for references and scenes without one.
  package var controller: ControllerID?
  /// The element: `tableViewController`, `viewControllerPlaceholder`.
  package var element: String
  /// What the scene is called: the name in the outline, else its title, its class, its element.
  package var name: String
  /// The class that runs: the file's, else the element's own.
  package var className: String?
  /// Whether the file names the class, and not just the element does.
  package var hasCustomClass: Bool
  package var module: String?
  package var storyboardIdentifier: String?
  /// Whether `instantiateInitialViewController()` makes it.
  package var isInitial: Bool
  /// Whether the project says that the app begins with it.
  package var isEntry: Bool
  /// Whether segues lead to it from where the app begins.
  package var isReachable: Bool
  /// How many taps away from where the app begins; nil if not reachable.
  ///
  /// Segues that a user or code fires are a tap; children that a container brings with it are not.
  package var depth: Int?
  /// Whether it has an exit that an unwind segue leads to.
  package var hasExit: Bool
  /// The screen's place on the page, its caption not included.
  package var frame: Rect
  /// The views, in the screen's own coordinates.
  package var drawing: Drawing
  /// What is wrong with it, in the order of reports.
  package var findings: [MapFinding]
  package var location: SourceLocation

  /// What a scene is.
  package enum Role: Hashable, Sendable {
    /// A scene with a controller.
    case scene
    /// A storyboard reference.
    case reference(SceneReference)
    /// A scene that holds neither.
    case empty
  }

  /// How high the lines above the screen are: its name, and its class with its identifier.
  package static let captionHeight = 48.0

  /// The screen with its caption: what no other screen and no label covers.
  package var outerFrame: Rect {
    Rect(
      x: frame.x, y: frame.y - Self.captionHeight, width: frame.width,
      height: frame.height + Self.captionHeight)
  }
}

/// Something wrong, as a map shows it.
package struct MapFinding: Hashable, Sendable {
  package var rule: String
  package var severity: Severity
  package var message: String
  package var help: String
  package var location: SourceLocation

  package init(_ finding: Finding) {
    rule = finding.rule
    severity = finding.severity
    message = finding.message
    help = finding.help
    location = finding.location
  }
}
