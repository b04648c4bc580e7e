@objc @MainActor open class UILabel: UIView {
  public override init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic var text: String?
  @objc open dynamic var font: UIFont!
  @objc open dynamic var textColor: UIColor!
  @objc open dynamic var textAlignment: NSTextAlignment = .natural
  @objc open dynamic var numberOfLines: Int = 1
  @objc open dynamic var isEnabled: Bool = true
  @objc open dynamic var isHighlighted: Bool = false
  @objc open dynamic var adjustsFontSizeToFitWidth: Bool = false
  @objc open dynamic var adjustsFontForContentSizeCategory: Bool = false
}

@objc public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  case justified
  case natural
}
