@objc open class NSNib: NSObject {
  public typealias Name = String
  public init?(nibNamed nibName: NSNib.Name, bundle: Bundle?) {}
}
