internal import StoryboardModel

/// An arrow to draw.
struct RoutedArrow {
  /// The frame of the object that fires it.
  var start: Rect
  /// The number of the screen around that object.
  var from: Int
  var to: Int
  /// The end, if that is not a side of the screen: an exit.
  var target: Rect?
}

enum ScreenSide: Int {
  case left, right, top, bottom

  /// Whether the side is a vertical edge, which arrows reach horizontally.
  var isUpright: Bool { self == .left || self == .right }
}
