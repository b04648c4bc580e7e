@objc @MainActor open class UIAlertController: UIViewController {
  public convenience init(title: String?, message: String?, preferredStyle: Style) {}
  @objc open dynamic var message: String?
  @objc open dynamic var preferredStyle: Style { get {} }
  @objc open dynamic var actions: [UIAlertAction] { get {} }
  @objc open dynamic var textFields: [UITextField]? { get {} }
  @objc open dynamic func addAction(_ action: UIAlertAction) {}
  @objc open dynamic func addTextField(
    configurationHandler: ((UITextField) -> Void)? = nil
  ) {}

  @objc(UIAlertControllerStyle) public enum Style: Int, Sendable {
    case actionSheet
    case alert
  }
}

@objc @MainActor open class UIAlertAction: NSObject {
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {}
  @objc open dynamic var title: String? { get {} }
  @objc open dynamic var style: Style { get {} }
  @objc open dynamic var isEnabled: Bool = true

  @objc(UIAlertActionStyle) public enum Style: Int, Sendable {
    case `default`
    case cancel
    case destructive
  }
}
