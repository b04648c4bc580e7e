import StoryboardModel

/// The system class that a stub inherits from, derived from the elements that have the stub's
/// class.
struct StubSuperclass {
  /// The names of the elements in all files.
  ///
  /// A xib's owner is `placeholder`.
  var elements: Set<String> = []
  /// Whether a segue has the class.
  var isSegue = false
  var runtime: TargetRuntime = .iOS

  /// Returns the class's name.
  ///
  /// - Parameter name: The stub's own name, which decides for the owner of a xib.
  /// - Returns: The name of a class of UIKit, AppKit, WatchKit or Foundation.
  func name(for name: String) -> String {
    if isSegue { return runtime == .macOS ? "NSStoryboardSegue" : "UIStoryboardSegue" }
    let controllers = Set(
      elements.compactMap { ControllerKind(element: $0, sceneMember: nil) }.map(className))
    if controllers.count == 1, let only = controllers.first { return only }
    if !controllers.isEmpty { return plainController }
    let views = Set(elements.compactMap { Self.views[$0] })
    if runtime != .macOS, runtime != .watchOS, views.count == 1, let only = views.first {
      return only
    }
    // Only the name reveals the class of an owner, or of a plain object.
    if name.hasSuffix("Controller") { return plainController }
    if elements.contains(where: Self.isView) || name.hasSuffix("View") || name.hasSuffix("Cell") {
      return plainView
    }
    return "NSObject"
  }

  private func className(of kind: ControllerKind) -> String {
    switch kind {
    // The frameworks of these classes are missing.
    case .playerViewController, .glkViewController, .hostingController: plainController
    default: kind.className(on: runtime) ?? plainController
    }
  }

  private var plainController: String {
    switch runtime {
    case .macOS: "NSViewController"
    case .watchOS: "WKInterfaceController"
    default: "UIViewController"
    }
  }

  private var plainView: String {
    switch runtime {
    case .macOS: "NSView"
    case .watchOS: "WKInterfaceObject"
    default: "UIView"
    }
  }

  private static let views = [
    "tableViewCell": "UITableViewCell", "collectionViewCell": "UICollectionViewCell",
    "collectionReusableView": "UICollectionReusableView", "tableView": "UITableView",
    "collectionView": "UICollectionView", "scrollView": "UIScrollView", "button": "UIButton",
    "label": "UILabel", "textField": "UITextField", "textView": "UITextView",
    "switch": "UISwitch", "slider": "UISlider", "stepper": "UIStepper",
    "segmentedControl": "UISegmentedControl", "control": "UIControl",
  ]

  private static func isView(_ element: String) -> Bool {
    element.lowercased().hasSuffix("view") || views[element] != nil
  }
}
