@objc @MainActor open class UIStoryboard: NSObject {
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {}
  @objc open dynamic func instantiateInitialViewController() -> UIViewController? {}
  @objc open dynamic func instantiateViewController(
    withIdentifier identifier: String
  ) -> UIViewController {}
}

extension UIStoryboard {
  public func instantiateInitialViewController<ViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? where ViewController: UIViewController {}

  public func instantiateViewController<ViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController where ViewController: UIViewController {}
}
