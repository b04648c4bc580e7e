@objc open class NSFont: NSObject, @unchecked Sendable {
  public convenience init?(name fontName: String, size fontSize: CGFloat) {}
  @objc open dynamic var pointSize: CGFloat { get {} }
  @objc open class var systemFontSize: CGFloat { get {} }
  @objc(systemFontOfSize:) open class func systemFont(ofSize fontSize: CGFloat) -> NSFont {}
  @objc(boldSystemFontOfSize:) open class func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont {}
}
