package import Findings
package import NavigationGraph
package import StoryboardDiff
package import StoryboardModel

/// A segue on the map, or a way that only code takes.
package struct MapSegue: Sendable {
  /// The cluster's key and the segue's id, in characters that are valid in a URL.
  package var key: String
  /// The segue; nil for a way that only code takes.
  package var link: SegueLink.ID?
  package var kind: SegueKind
  /// The kind of child that a relationship creates.
  package var relationship: String?
  /// The identifier as written; nil if there is none.
  package var identifier: String?
  /// The key of the screen it starts from; nil in a scene that is not drawn.
  package var from: String?
  /// The key of its destination's screen, following references; for an unwind segue, the screen
  /// whose scene contains the exit; nil if it leads nowhere.
  package var to: String?
  /// The names of its destination and of the destination's storyboard, if the map leaves that out.
  package var elsewhere: String?
  /// The key of the storyboard reference that the segue leads through.
  package var via: String?
  /// The object that fires the segue; nil if only code can, and for the children of a container.
  package var control: ObjectID?
  /// The objects whose actions run code that performs it.
  package var controls: [ObjectID] = []
  /// The frames of ``controls`` on the page, if they are drawn; for an embed segue, that of its visible container view.
  package var spots: [Rect] = []
  /// A short description of the trigger: `button “Log in”`, `code`.
  package var trigger: String
  /// The frame of the object that fires it on the page; the screen's frame if it is not drawn.
  package var start: Rect
  /// The reason why it leads nowhere; nil if it leads somewhere.
  package var problem: String?
  /// The selector of an unwind segue's action.
  package var unwindAction: String?
  /// The arrow; nil if one of its ends is not drawn.
  package var route: MapRoute?
  package var label: MapLabel?
  /// How code performs it; nil if the code was not read.
  package var performance: SeguePerformance?
  /// The change, if two versions are drawn.
  package var change: MapDifference.State?
  /// The differences between the versions, without noise.
  package var changes: [Change] = []
  package var findings: [Finding]
  package var location: SourceLocation

  /// The kind of a way that only code takes.
  package static let code = SegueKind.other("code")

  /// Whether only code leads to the destination, without a segue.
  package var isCode: Bool { link == nil }
}

/// The link from a storyboard reference to its destination.
package struct MapLink: Sendable {
  /// The reference's key.
  package var from: String
  /// The key of the screen in the other storyboard.
  package var to: String
  package var route: MapRoute?
}

/// An arrow's route on the page: consecutive cubic curves.
package struct MapRoute: Hashable, Sendable {
  package var start: Point
  package var curves: [Curve]

  package struct Curve: Hashable, Sendable {
    package var control1: Point
    package var control2: Point
    package var end: Point
  }

  /// The position of the arrow's head.
  package var end: Point { curves.last?.end ?? start }
}

/// A label next to an arrow.
package struct MapLabel: Hashable, Sendable {
  /// The part of the text that fits.
  package var text: String
  /// A frame that covers no screen, caption or other label.
  package var frame: Rect
}
