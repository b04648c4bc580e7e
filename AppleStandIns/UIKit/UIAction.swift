@objc @MainActor open class UIMenuElement: NSObject {
  @objc open dynamic var title: String { get {} }
  @objc open dynamic var image: UIImage? { get {} }
}

public typealias UIActionHandler = @MainActor (UIAction) -> Void

@objc @MainActor open class UIAction: UIMenuElement {
  public convenience init(
    title: String = "", image: UIImage? = nil, handler: @escaping UIActionHandler
  ) {}
  @objc open dynamic var sender: Any? { get {} }
}

@objc @MainActor open class UIMenu: UIMenuElement {
  public convenience init(
    title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []
  ) {}
  @objc open dynamic var children: [UIMenuElement] { get {} }
}
