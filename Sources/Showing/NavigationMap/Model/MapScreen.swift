package import Findings
package import NavigationGraph
package import StoryboardDiff
package import StoryboardModel

/// A scene on the map.
package struct MapScreen: Sendable {
  /// The cluster's key and the controller's id, in characters that are valid in a URL:
  /// `Main/BYZ-38-t0r`.
  ///
  /// Stable as long as neither changes, so that links to a scene keep working.
  package var key: String
  /// The index of the cluster on the map.
  package var cluster: Int
  package var role: Role
  /// The id of the controller or reference; the scene's id if it has neither.
  package var object: ObjectID
  /// The controller among all files; nil for references and scenes without one.
  package var controller: ControllerID?
  /// The element: `tableViewController`, `viewControllerPlaceholder`.
  package var element: String
  /// The scene's name: the name in the outline, its title, its class, or its element.
  package var name: String
  /// The class at run time: the file's, or the element's own.
  package var className: String?
  /// Whether the class is named in the file.
  package var hasCustomClass: Bool
  package var module: String?
  package var storyboardIdentifier: String?
  /// Whether `instantiateInitialViewController()` returns the controller.
  package var isInitial: Bool
  /// The role of the storyboard, if the system opens the scene on its own; nil for any other scene.
  ///
  /// Also ``StoryboardRole/app`` if the project names no storyboard, and the app's delegate creates the scene.
  package var start: StoryboardRole?
  /// The reason why no known way leads to the screen from the app's start; nil if segues or code do.
  ///
  /// Always nil in a xib and on a map of two versions.
  package var unreached: UnreachedReason?
  /// The first places that open it in code that belongs to no scene, sorted.
  package var openedBy: [SourceLocation]
  /// The number of taps from the app's start; nil if it is not reachable.
  ///
  /// A segue fired by a user or by code is a tap; a child that comes with its container is not.
  package var depth: Int?
  /// Whether it has an exit that an unwind segue leads to.
  package var hasExit: Bool
  /// The screen's frame on the page, without its caption.
  package var frame: Rect
  /// The frame at its old place, if two versions are drawn and it was moved on the canvas.
  package var formerFrame: Rect?
  /// The change, if two versions are drawn.
  package var change: MapDifference.State?
  /// The changes between the old and the new version of the screen, without noise.
  package var changes: [Change] = []
  /// The boxes around the views that changed.
  package var boxes: [MapDifference.Box] = []
  /// The key of the new version, if this is the old one of a changed screen.
  package var successor: String?
  /// The views, in the screen's own coordinates.
  package var drawing: Drawing
  /// The findings about it, in the order of reports.
  package var findings: [Finding]
  package var location: SourceLocation

  /// The kind of a scene.
  package enum Role: Hashable, Sendable {
    /// A scene with a controller.
    case scene
    /// A storyboard reference.
    case reference(SceneReference)
    /// A view, window or controller at the top of a xib.
    case xib
    /// A scene with neither.
    case empty

    /// The role's name in JSON.
    var name: String {
      switch self {
      case .scene: "scene"
      case .reference: "reference"
      case .xib: "xib"
      case .empty: "empty"
      }
    }
  }

  /// Whether the app starts with it.
  package var isEntry: Bool { start == .app }

  package var isReachable: Bool { unreached == nil }

  /// Whether no known segue or code leads to the screen, but code that could not be decided may open it.
  package var isUndecided: Bool { unreached == .undecided }

  /// The height of the two lines above the screen: its name, and its class with its identifier.
  package static let captionHeight = 48.0

  /// The screen with its caption, which no other screen or label may cover.
  package var outerFrame: Rect {
    Rect(
      x: frame.x, y: frame.y - Self.captionHeight, width: frame.width,
      height: frame.height + Self.captionHeight)
  }
}
