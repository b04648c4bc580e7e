@objc open class UIFont: NSObject, @unchecked Sendable {
  @objc open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {}
  @objc open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {}
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {}
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {}
  @objc open dynamic var pointSize: CGFloat { get {} }

  public struct Weight: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat
    public init(_ rawValue: CGFloat) {}
    public init(rawValue: CGFloat) {}
    public static var light: Weight { get {} }
    public static var regular: Weight { get {} }
    public static var medium: Weight { get {} }
    public static var semibold: Weight { get {} }
    public static var bold: Weight { get {} }
  }

  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) {}
    public static var largeTitle: TextStyle { get {} }
    public static var title1: TextStyle { get {} }
    public static var title2: TextStyle { get {} }
    public static var title3: TextStyle { get {} }
    public static var headline: TextStyle { get {} }
    public static var subheadline: TextStyle { get {} }
    public static var body: TextStyle { get {} }
    public static var callout: TextStyle { get {} }
    public static var footnote: TextStyle { get {} }
    public static var caption1: TextStyle { get {} }
  }
}
