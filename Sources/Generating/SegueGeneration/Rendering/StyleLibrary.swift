/// The library that provides the controllers of a storyboard in the style of another tool.
enum StyleLibrary {
  case uiKit
  case appKit
  /// WatchKit, whose segues code cannot perform.
  case watchKit

  /// The beginning of the names of UIKit's or AppKit's classes.
  var prefix: SwiftCode { self == .appKit ? "NS" : "UI" }
  /// The end of the names of a storyboard's methods: `instantiateViewController` in UIKit.
  var made: SwiftCode { self == .appKit ? "Controller" : "ViewController" }
  /// The first systems on which these methods take a closure that creates the controller.
  var availability: SwiftCode { self == .appKit ? "macOS 10.15" : "iOS 13.0, tvOS 13.0" }
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
