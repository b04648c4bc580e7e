@objc open class UIColor: NSObject, @unchecked Sendable {
  public init(white: CGFloat, alpha: CGFloat) {}
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public convenience init?(named name: String) {}
  @objc open class var black: UIColor { get {} }
  @objc open class var white: UIColor { get {} }
  @objc open class var gray: UIColor { get {} }
  @objc open class var lightGray: UIColor { get {} }
  @objc open class var darkGray: UIColor { get {} }
  @objc open class var red: UIColor { get {} }
  @objc open class var green: UIColor { get {} }
  @objc open class var blue: UIColor { get {} }
  @objc open class var yellow: UIColor { get {} }
  @objc open class var orange: UIColor { get {} }
  @objc open class var purple: UIColor { get {} }
  @objc open class var brown: UIColor { get {} }
  @objc open class var cyan: UIColor { get {} }
  @objc open class var magenta: UIColor { get {} }
  @objc open class var clear: UIColor { get {} }
  @objc open class var systemRed: UIColor { get {} }
  @objc open class var systemGreen: UIColor { get {} }
  @objc open class var systemBlue: UIColor { get {} }
  @objc open class var systemOrange: UIColor { get {} }
  @objc open class var systemYellow: UIColor { get {} }
  @objc open class var systemPink: UIColor { get {} }
  @objc open class var systemPurple: UIColor { get {} }
  @objc open class var systemTeal: UIColor { get {} }
  @objc open class var systemIndigo: UIColor { get {} }
  @objc open class var systemGray: UIColor { get {} }
  @objc open class var label: UIColor { get {} }
  @objc open class var secondaryLabel: UIColor { get {} }
  @objc open class var tertiaryLabel: UIColor { get {} }
  @objc open class var systemBackground: UIColor { get {} }
  @objc open class var secondarySystemBackground: UIColor { get {} }
  @objc open class var systemGroupedBackground: UIColor { get {} }
  @objc open class var separator: UIColor { get {} }
  @objc open class var link: UIColor { get {} }
  @objc open dynamic func withAlphaComponent(_ alpha: CGFloat) -> UIColor {}
}
