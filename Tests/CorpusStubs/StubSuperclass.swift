import StoryboardModel

/// The system's class that a stub inherits from: what the elements are that it stands on.
struct StubSuperclass {
  /// The elements' names in all files; a xib's owner is `placeholder`.
  var elements: Set<String> = []
  /// Whether a segue has the class.
  var isSegue = false
  var runtime: TargetRuntime = .iOS

  /// The class's name.
  ///
  /// - Parameter name: The stub's own name, by which the owner of a xib is judged.
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
    // An owner, or an object of which only the name says what it is.
    if name.hasSuffix("Controller") { return plainController }
    if elements.contains(where: Self.isView) || name.hasSuffix("View") || name.hasSuffix("Cell") {
      return plainView
    }
    return "NSObject"
  }

  private func className(of kind: ControllerKind) -> String {
    switch kind {
    // Their frameworks are not there.
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
