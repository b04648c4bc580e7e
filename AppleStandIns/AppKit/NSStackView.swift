@objc @MainActor open class NSStackView: NSView {
  public override init(frame frameRect: NSRect) {}
  public required init?(coder: NSCoder) {}
  public convenience init(views: [NSView]) {}
  @objc open dynamic var orientation: NSUserInterfaceLayoutOrientation = .horizontal
  @objc open dynamic var spacing: CGFloat = 8
  @objc open dynamic var views: [NSView] { get {} }
  @objc open dynamic var arrangedSubviews: [NSView] { get {} }
  @objc open dynamic func addArrangedSubview(_ view: NSView) {}
  @objc open dynamic func removeArrangedSubview(_ view: NSView) {}
}

@objc public enum NSUserInterfaceLayoutOrientation: Int, Sendable {
  case horizontal = 0
  case vertical = 1
}
