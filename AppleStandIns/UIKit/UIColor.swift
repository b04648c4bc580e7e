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
  @objc(colorWithAlphaComponent:)
  open dynamic func withAlphaComponent(_ alpha: CGFloat) -> UIColor {}
}
