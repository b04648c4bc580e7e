internal import NavigationGraph
internal import StoryboardModel

/// Systems whose classes one compilation sees together.
enum Platform: Int, Comparable {
  /// iPhone and iPad, visionOS, and documents that do not say.
  case iOS
  case tvOS
  case watchOS
  case macOS

  init(_ runtime: TargetRuntime) {
    self =
      switch runtime {
      case .iOS, .visionOS, .other: .iOS
      case .tvOS: .tvOS
      case .watchOS: .watchOS
      case .macOS: .macOS
      }
  }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// What every controller is, where no more is known of it.
  var controllerClass: String {
    switch self {
    case .iOS, .tvOS: "UIViewController"
    case .watchOS: "WKInterfaceController"
    case .macOS: "NSViewController"
    }
  }

  /// What every view is.
  var viewClass: String {
    switch self {
    case .iOS, .tvOS: "UIView"
    case .watchOS: "WKInterfaceObject"
    case .macOS: "NSView"
    }
  }

  /// The class of a segue that names none.
  var segueClass: String { self == .macOS ? "NSStoryboardSegue" : "UIStoryboardSegue" }

  /// The system's class for a controller's element.
  ///
  /// Classes outside UIKit, AppKit and WatchKit count as the plain controller: code that is compiled
  /// without their frameworks cannot name them, and a hosting controller's name is not complete
  /// without that of its view.
  func className(of kind: ControllerKind) -> String {
    switch kind {
    case .hostingController, .playerViewController, .glkViewController, .other, .application:
      return controllerClass
    default:
      return kind.className(on: runtime) ?? controllerClass
    }
  }

  private var runtime: TargetRuntime {
    switch self {
    case .iOS: .iOS
    case .tvOS: .tvOS
    case .watchOS: .watchOS
    case .macOS: .macOS
    }
  }

  /// Classes that a file may name as a custom one and that are the system's.
  static let systemControllers: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController", "NSViewController", "NSWindowController", "NSTabViewController",
    "NSSplitViewController", "NSPageController", "WKInterfaceController",
    "WKUserNotificationInterfaceController",
  ]

  /// The same of other frameworks: these count as plain controllers.
  static let foreignControllers: Set<String> = [
    "AVPlayerViewController", "GLKViewController", "UIHostingController", "NSHostingController",
    "WKHostingController",
  ]
}
