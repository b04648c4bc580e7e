package import Findings
package import NavigationGraph
package import StoryboardModel

/// A segue on the map.
package struct MapSegue: Sendable {
  /// The cluster's key and the segue's id, in the letters that a URL takes.
  package var key: String
  package var link: SegueLink.ID
  package var kind: SegueKind
  /// Which child of its container a relationship makes.
  package var relationship: String?
  /// The identifier as written; nil if there is none.
  package var identifier: String?
  /// The key of the screen that it starts from; nil in a scene that is not drawn.
  package var from: String?
  /// The key of the screen that it brings, references followed, or for an unwind segue of the screen
  /// in whose scene the exit stands; nil where it leads nowhere.
  package var to: String?
  /// The key of the storyboard reference that it goes through.
  package var via: String?
  /// The object that fires it; nil where only code can, and for what a container brings by itself.
  package var control: ObjectID?
  /// What fires it, in a few words: `button “Log in”`, `code`.
  package var trigger: String
  /// Where the object that fires it is on the page; the screen's frame where it is not drawn.
  package var start: Rect
  /// Why it leads nowhere; nil where it leads somewhere.
  package var problem: String?
  /// The selector of an unwind segue's action.
  package var unwindAction: String?
  /// The arrow; nil where one of its ends is not drawn.
  package var route: MapRoute?
  package var label: MapLabel?
  /// How code performs it; nil where the code was not read.
  package var performance: SeguePerformance?
  package var findings: [MapFinding]
  package var location: SourceLocation
}

/// How a segue comes to be performed, as far as the app's code shows.
package enum SeguePerformance: String, Hashable, Sendable, CaseIterable {
  /// By `performSegue` with a string.
  case string
  /// By `performSegue` with a constant or an enumeration's raw value.
  case constant
  /// By the typed code of this package.
  case typed
  /// By a control or container alone.
  case control
  /// By nothing: only code could, and none does.
  case never
  /// Perhaps by code that computes the identifier.
  case undecided
}

/// What a storyboard reference stands for.
package struct MapLink: Sendable {
  /// The reference's key.
  package var from: String
  /// The key of the screen in the other storyboard.
  package var to: String
  package var route: MapRoute?
}

/// An arrow's way over the page: cubic curves, one after the other.
package struct MapRoute: Hashable, Sendable {
  package var start: Point
  package var curves: [Curve]

  package struct Curve: Hashable, Sendable {
    package var control1: Point
    package var control2: Point
    package var end: Point
  }

  /// Where the arrow's head is.
  package var end: Point { curves.last?.end ?? start }
}

/// Words beside an arrow.
package struct MapLabel: Hashable, Sendable {
  /// As much of the words as there is room for.
  package var text: String
  /// Covers no screen, no caption and no other label.
  package var frame: Rect
}
