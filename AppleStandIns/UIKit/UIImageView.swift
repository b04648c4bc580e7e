@objc @MainActor open class UIImageView: UIView {
  public override init(frame: CGRect) {}
  public init(image: UIImage?) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic var image: UIImage?
  @objc open dynamic var highlightedImage: UIImage?
}
