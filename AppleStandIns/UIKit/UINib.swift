@objc @MainActor open class UINib: NSObject {
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {}
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {}
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {}

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public init(rawValue: String) {}
    public var rawValue: String
    public static var externalObjects: UINib.OptionsKey { get {} }
  }
}
