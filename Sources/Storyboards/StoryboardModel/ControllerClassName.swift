extension ControllerKind {
  /// The class that the system instantiates for the element if the file names no custom class.
  ///
  /// Nil if the element or the document's runtime is unknown.
  package func className(on runtime: TargetRuntime) -> String? {
    switch runtime {
    case .iOS, .tvOS, .visionOS: uiKitClassName
    case .macOS: appKitClassName
    case .watchOS: watchKitClassName
    case .other: nil
    }
  }

  private var uiKitClassName: String? {
    switch self {
    case .viewController: "UIViewController"
    case .tableViewController: "UITableViewController"
    case .collectionViewController: "UICollectionViewController"
    case .navigationController: "UINavigationController"
    case .tabBarController: "UITabBarController"
    case .splitViewController: "UISplitViewController"
    case .pageViewController: "UIPageViewController"
    case .hostingController: "UIHostingController"
    case .playerViewController: "AVPlayerViewController"
    case .glkViewController: "GLKViewController"
    default: nil
    }
  }

  private var appKitClassName: String? {
    switch self {
    case .viewController: "NSViewController"
    case .splitViewController: "NSSplitViewController"
    case .tabViewController: "NSTabViewController"
    case .pageController: "NSPageController"
    case .windowController: "NSWindowController"
    case .application: "NSApplication"
    case .hostingController: "NSHostingController"
    default: nil
    }
  }

  private var watchKitClassName: String? {
    switch self {
    case .watchController: "WKInterfaceController"
    case .watchNotificationController: "WKUserNotificationInterfaceController"
    case .hostingController: "WKHostingController"
    default: nil
    }
  }
}
