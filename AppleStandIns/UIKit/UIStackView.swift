@objc @MainActor open class UIStackView: UIView {
  public override init(frame: CGRect) {}
  public convenience init(arrangedSubviews views: [UIView]) {}
  public required init(coder: NSCoder) {}
  @objc open dynamic var arrangedSubviews: [UIView] { get {} }
  @objc open dynamic var spacing: CGFloat = 0
  @objc open dynamic var axis: NSLayoutConstraint.Axis = .horizontal
  @objc open dynamic func addArrangedSubview(_ view: UIView) {}
  @objc open dynamic func removeArrangedSubview(_ view: UIView) {}
}

extension NSLayoutConstraint {
  @objc(UILayoutConstraintAxis) public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }
}
