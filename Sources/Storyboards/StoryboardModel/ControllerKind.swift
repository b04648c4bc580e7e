/// The class that a controller's element means without a custom class.
package enum ControllerKind: Hashable, Sendable {
  case viewController
  case tableViewController
  case collectionViewController
  case navigationController
  case tabBarController
  case splitViewController
  case pageViewController
  case hostingController
  case playerViewController
  case glkViewController
  /// AppKit's `NSTabViewController`.
  case tabViewController
  /// AppKit's `NSPageController`.
  case pageController
  case windowController
  /// AppKit's application object, which main storyboards contain as a scene.
  case application
  /// WatchKit's interface controllers.
  case watchController
  case watchNotificationController
  /// An unknown element that the file declares to be its scene's controller.
  case other(String)

  /// Returns the kind of an element.
  ///
  /// - Parameters:
  ///   - element: The element's name.
  ///   - sceneMember: Its `sceneMemberID`: an unknown element is a controller only if the file says
  /// `viewController`.
  package init?(element: String, sceneMember: String?) {
    // Compare the suffix first, because this runs for every object.
    let mayBeKnown = element.hasSuffix("ontroller") || element == "application"
    if mayBeKnown, let known = Self.known[element] {
      self = known
    } else if sceneMember == "viewController", !element.hasSuffix("ontrollerPlaceholder") {
      self = .other(element)
    } else {
      return nil
    }
  }

  /// Whether the system creates the controller: AppKit's application comes with its storyboard, and
  /// watchOS shows notifications.
  package var isCreatedBySystem: Bool {
    self == .application || self == .watchNotificationController
  }

  private static let known: [String: ControllerKind] = [
    "viewController": .viewController,
    "tableViewController": .tableViewController,
    "collectionViewController": .collectionViewController,
    "navigationController": .navigationController,
    "tabBarController": .tabBarController,
    "splitViewController": .splitViewController,
    "pageViewController": .pageViewController,
    "hostingController": .hostingController,
    "avPlayerViewController": .playerViewController,
    "glkViewController": .glkViewController,
    "tabViewController": .tabViewController,
    "pagecontroller": .pageController,
    "windowController": .windowController,
    "application": .application,
    "controller": .watchController,
    "notificationController": .watchNotificationController,
  ]
}
