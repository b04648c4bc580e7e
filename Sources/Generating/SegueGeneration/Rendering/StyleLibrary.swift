/// The library that provides the controllers of a storyboard in the style of another tool.
enum StyleLibrary: Comparable {
  case uiKit
  case appKit
  /// WatchKit, whose segues code cannot perform.
  case watchKit
}
