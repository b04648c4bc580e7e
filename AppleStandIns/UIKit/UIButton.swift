@objc @MainActor open class UIButton: UIControl {
  public override init(frame: CGRect) {}
  public convenience init(type buttonType: ButtonType) {}
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic var buttonType: ButtonType { get {} }
  @objc open dynamic var titleLabel: UILabel? { get {} }
  @objc open dynamic var imageView: UIImageView? { get {} }
  @objc open dynamic var currentTitle: String? { get {} }
  open func setTitle(_ title: String?, for state: UIControl.State) {}
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  open func setImage(_ image: UIImage?, for state: UIControl.State) {}
  open func title(for state: UIControl.State) -> String? {}

  @objc(UIButtonType) public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }
}
