internal import NavigationGraph
internal import StoryboardModel

/// The systems whose classes are visible in one compilation.
enum Platform: Comparable {
  /// iPhone and iPad, visionOS, and documents without a platform.
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

  /// The system's name in a condition.
  var name: String { runtime.description }

  /// The class of a controller about which nothing else is known.
  var controllerClass: String {
    switch self {
    case .iOS, .tvOS: "UIViewController"
    case .watchOS: "WKInterfaceController"
    case .macOS: "NSViewController"
    }
  }

  /// The base class of all views.
  var viewClass: String {
    switch self {
    case .iOS, .tvOS: "UIView"
    case .watchOS: "WKInterfaceObject"
    case .macOS: "NSView"
    }
  }

  /// The class of a segue without a custom class.
  var segueClass: String { self == .macOS ? "NSStoryboardSegue" : "UIStoryboardSegue" }

  /// Returns the system's class for a controller's element.
  ///
  /// Controllers of other frameworks count as plain ones: code compiled without the framework cannot name them, and a
  /// hosting controller's name is incomplete without its view's.
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

  /// The system's own classes that a file may name as custom ones.
  static let systemControllers: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController", "NSViewController", "NSWindowController", "NSTabViewController",
    "NSSplitViewController", "NSPageController", "WKInterfaceController",
    "WKUserNotificationInterfaceController",
  ]

  /// The controllers of other frameworks that a file may name; they count as plain controllers.
  static let foreignControllers: Set<String> = [
    "AVPlayerViewController", "GLKViewController", "UIHostingController", "NSHostingController",
    "WKHostingController",
  ]
}
