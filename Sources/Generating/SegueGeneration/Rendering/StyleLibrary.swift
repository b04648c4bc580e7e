/// The library that provides the controllers of a storyboard in the style of another tool.
enum StyleLibrary {
  case uiKit
  case appKit
  /// WatchKit, whose segues code cannot perform.
  case watchKit
}

extension Platform {
  var library: StyleLibrary {
    switch self {
    case .iOS, .tvOS: .uiKit
    case .macOS: .appKit
    case .watchOS: .watchKit
    }
  }
}
