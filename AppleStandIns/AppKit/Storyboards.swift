@_exported public import Foundation

@objc @MainActor open class NSResponder: NSObject {
  public override init() {}
  public required init?(coder: NSCoder) {}
}

@objc @MainActor public protocol NSSeguePerforming: NSObjectProtocol {
  @objc optional func performSegue(withIdentifier identifier: String, sender: Any?)
  @objc optional func prepare(for segue: NSStoryboardSegue, sender: Any?)
}

@objc @MainActor open class NSView: NSResponder {}

@objc @MainActor open class NSViewController: NSResponder, NSSeguePerforming {
  @objc open dynamic func performSegue(withIdentifier identifier: String, sender: Any?) {}
  @objc open dynamic func prepare(for segue: NSStoryboardSegue, sender: Any?) {}
}

@objc @MainActor open class NSWindowController: NSResponder, NSSeguePerforming {
  @objc open dynamic func performSegue(withIdentifier identifier: String, sender: Any?) {}
  @objc open dynamic func prepare(for segue: NSStoryboardSegue, sender: Any?) {}
}

@objc @MainActor open class NSStoryboardSegue: NSObject {
  public typealias Identifier = String
  @objc open dynamic var identifier: String? { get {} }
  @objc open dynamic var sourceController: Any { get {} }
  @objc open dynamic var destinationController: Any { get {} }
}

@objc @MainActor open class NSStoryboard: NSObject {
  public typealias Name = String
  public typealias SceneIdentifier = String
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {}
  @objc open dynamic func instantiateInitialController() -> Any? {}
  @objc open dynamic func instantiateController(withIdentifier identifier: String) -> Any {}
}

extension NSStoryboard {
  public func instantiateInitialController<Controller>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? where Controller: NSViewController {}

  public func instantiateInitialController<Controller>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? where Controller: NSWindowController {}

  public func instantiateController<Controller>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller where Controller: NSViewController {}

  public func instantiateController<Controller>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller where Controller: NSWindowController {}
}
