extension UIView {
  @objc open dynamic var translatesAutoresizingMaskIntoConstraints: Bool {
    get {}
    set {}
  }
  @objc open dynamic var constraints: [NSLayoutConstraint] { get {} }
  @objc open dynamic var intrinsicContentSize: CGSize { get {} }
  @objc open dynamic var safeAreaLayoutGuide: UILayoutGuide { get {} }
  @objc open dynamic var layoutMarginsGuide: UILayoutGuide { get {} }
  @objc open dynamic var leadingAnchor: NSLayoutXAxisAnchor { get {} }
  @objc open dynamic var trailingAnchor: NSLayoutXAxisAnchor { get {} }
  @objc open dynamic var centerXAnchor: NSLayoutXAxisAnchor { get {} }
  @objc open dynamic var topAnchor: NSLayoutYAxisAnchor { get {} }
  @objc open dynamic var bottomAnchor: NSLayoutYAxisAnchor { get {} }
  @objc open dynamic var centerYAnchor: NSLayoutYAxisAnchor { get {} }
  @objc open dynamic var widthAnchor: NSLayoutDimension { get {} }
  @objc open dynamic var heightAnchor: NSLayoutDimension { get {} }
  @objc open dynamic func addConstraint(_ constraint: NSLayoutConstraint) {}
  @objc open dynamic func setNeedsLayout() {}
  @objc open dynamic func layoutIfNeeded() {}
  @objc open dynamic func layoutSubviews() {}
  @objc open dynamic func setNeedsDisplay() {}
  @objc(drawRect:) open dynamic func draw(_ rect: CGRect) {}
  @objc open dynamic func sizeToFit() {}
  @objc open dynamic func sizeThatFits(_ size: CGSize) -> CGSize {}
  @objc open dynamic func invalidateIntrinsicContentSize() {}
  @objc open dynamic func updateConstraints() {}
}

extension UIView {
  @objc open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {}
  @objc open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}
}
