import Foundation
import HeadlessUIKit

/// The storyboards of this folder, and windows for their controllers.
@MainActor
enum TestStoryboards {
  static var folder: String { Bundle.module.bundlePath + "/Storyboards" }

  /// The storyboard with a name, in a library of its folder.
  static func named(_ name: String, options: StoryboardOptions = .init()) -> UIStoryboard {
    let library = StoryboardLibrary(folder: folder, options: options)
    guard let storyboard = library.storyboard(named: name) else {
      fatalError("no storyboard \(name) in \(folder)")
    }
    return storyboard
  }

  /// A window that shows a controller, as wide as a phone or a tablet.
  static func window(
    _ root: UIViewController, _ width: UIUserInterfaceSizeClass = .compact
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.traitOverrides.horizontalSizeClass = width
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }
}

extension UIStoryboard {
  /// The initial controller, as the class that the file names.
  func initial<Controller: UIViewController>(_: Controller.Type) throws -> Controller {
    try required(instantiateInitialViewController() as? Controller)
  }

  /// A scene's controller, as the class that the file names.
  func scene<Controller: UIViewController>(
    _ identifier: String, _: Controller.Type
  ) throws -> Controller {
    try required(instantiateViewController(withIdentifier: identifier) as? Controller)
  }

  private func required<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw WrongClass() }
    return value
  }
}

/// The error for a controller of another class than the test asks for.
struct WrongClass: Error {}
