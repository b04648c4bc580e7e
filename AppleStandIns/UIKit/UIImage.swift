@objc open class UIImage: NSObject, @unchecked Sendable {
  public convenience init?(named name: String) {}
  public convenience init?(systemName name: String) {}
  public convenience init?(contentsOfFile path: String) {}
  public convenience init?(data: Data) {}
  @objc open dynamic var size: CGSize { get {} }
}
