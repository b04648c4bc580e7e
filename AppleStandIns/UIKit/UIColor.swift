@objc open class UIColor: NSObject, @unchecked Sendable {
  public init(white: CGFloat, alpha: CGFloat) {}
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public convenience init?(named name: String) {}
  @objc(blackColor) open class var black: UIColor { get {} }
  @objc(whiteColor) open class var white: UIColor { get {} }
  @objc(grayColor) open class var gray: UIColor { get {} }
  @objc(lightGrayColor) open class var lightGray: UIColor { get {} }
  @objc(darkGrayColor) open class var darkGray: UIColor { get {} }
  @objc(redColor) open class var red: UIColor { get {} }
  @objc(greenColor) open class var green: UIColor { get {} }
  @objc(blueColor) open class var blue: UIColor { get {} }
  @objc(yellowColor) open class var yellow: UIColor { get {} }
  @objc(orangeColor) open class var orange: UIColor { get {} }
  @objc(purpleColor) open class var purple: UIColor { get {} }
  @objc(brownColor) open class var brown: UIColor { get {} }
  @objc(cyanColor) open class var cyan: UIColor { get {} }
  @objc(magentaColor) open class var magenta: UIColor { get {} }
  @objc(clearColor) open class var clear: UIColor { get {} }
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
  @objc(colorWithAlphaComponent:)
  open dynamic func withAlphaComponent(_ alpha: CGFloat) -> UIColor {}
}
