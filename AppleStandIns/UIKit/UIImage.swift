@objc open class UIImage: NSObject, @unchecked Sendable {
  public convenience init?(named name: String) {}
  public convenience init?(systemName name: String) {}
  public convenience init?(contentsOfFile path: String) {}
  public convenience init?(data: Data) {}
  @objc open dynamic var size: CGSize { get {} }
}

@objc @MainActor open class UIImageView: UIView {
  public override init(frame: CGRect) {}
  public init(image: UIImage?) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic var image: UIImage?
  @objc open dynamic var highlightedImage: UIImage?
}
