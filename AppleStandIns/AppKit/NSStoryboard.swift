@objc open class NSStoryboard: NSObject {
  public typealias Name = String
  public typealias SceneIdentifier = String
  @objc(mainStoryboard) open class var main: NSStoryboard? { get {} }
  public convenience init(name: NSStoryboard.Name, bundle storyboardBundleOrNil: Bundle?) {}
  @objc open dynamic func instantiateInitialController() -> Any? {}
  @objc(instantiateControllerWithIdentifier:)
  open dynamic func instantiateController(
    withIdentifier identifier: NSStoryboard.SceneIdentifier
  ) -> Any {}
}

extension NSStoryboard {
  public func instantiateInitialController<Controller>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? where Controller: NSViewController {}

  public func instantiateInitialController<Controller>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? where Controller: NSWindowController {}

  public func instantiateController<Controller>(
    identifier: NSStoryboard.SceneIdentifier, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller where Controller: NSViewController {}

  public func instantiateController<Controller>(
    identifier: NSStoryboard.SceneIdentifier, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller where Controller: NSWindowController {}
}
