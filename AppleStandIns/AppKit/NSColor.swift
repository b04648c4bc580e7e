@objc open class NSColor: NSObject, @unchecked Sendable {
  public typealias Name = String
  public convenience init?(named name: NSColor.Name) {}
  public convenience init(white: CGFloat, alpha: CGFloat) {}
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  @objc(blackColor) open class var black: NSColor { get {} }
  @objc(whiteColor) open class var white: NSColor { get {} }
  @objc(grayColor) open class var gray: NSColor { get {} }
  @objc(redColor) open class var red: NSColor { get {} }
  @objc(greenColor) open class var green: NSColor { get {} }
  @objc(blueColor) open class var blue: NSColor { get {} }
  @objc(clearColor) open class var clear: NSColor { get {} }
  @objc(systemRedColor) open class var systemRed: NSColor { get {} }
  @objc(systemBlueColor) open class var systemBlue: NSColor { get {} }
  @objc open class var controlAccentColor: NSColor { get {} }
  @objc open class var labelColor: NSColor { get {} }
  @objc open class var secondaryLabelColor: NSColor { get {} }
  @objc open class var windowBackgroundColor: NSColor { get {} }
  @objc(colorWithAlphaComponent:)
  open dynamic func withAlphaComponent(_ alpha: CGFloat) -> NSColor {}
}
