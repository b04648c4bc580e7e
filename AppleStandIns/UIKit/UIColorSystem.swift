/// The colors that follow the interface's style, which don't exist on watchOS.
extension UIColor {
  @objc(systemRedColor) open class var systemRed: UIColor { get {} }
  @objc(systemGreenColor) open class var systemGreen: UIColor { get {} }
  @objc(systemBlueColor) open class var systemBlue: UIColor { get {} }
  @objc(systemOrangeColor) open class var systemOrange: UIColor { get {} }
  @objc(systemYellowColor) open class var systemYellow: UIColor { get {} }
  @objc(systemPinkColor) open class var systemPink: UIColor { get {} }
  @objc(systemPurpleColor) open class var systemPurple: UIColor { get {} }
  @objc(systemTealColor) open class var systemTeal: UIColor { get {} }
  @objc(systemIndigoColor) open class var systemIndigo: UIColor { get {} }
  @objc(systemGrayColor) open class var systemGray: UIColor { get {} }
  @objc(labelColor) open class var label: UIColor { get {} }
  @objc(secondaryLabelColor) open class var secondaryLabel: UIColor { get {} }
  @objc(tertiaryLabelColor) open class var tertiaryLabel: UIColor { get {} }
  @objc(systemBackgroundColor) open class var systemBackground: UIColor { get {} }
  @objc(secondarySystemBackgroundColor) open class var secondarySystemBackground: UIColor { get {} }
  @objc(systemGroupedBackgroundColor) open class var systemGroupedBackground: UIColor { get {} }
  @objc(separatorColor) open class var separator: UIColor { get {} }
  @objc(linkColor) open class var link: UIColor { get {} }
}
