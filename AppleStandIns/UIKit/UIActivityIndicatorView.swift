@objc @MainActor open class UIActivityIndicatorView: UIView {
  public override init(frame: CGRect) {}
  public required init(coder: NSCoder) {}
  @objc open dynamic var isAnimating: Bool { get {} }
  @objc open dynamic var hidesWhenStopped: Bool = true
  @objc open dynamic func startAnimating() {}
  @objc open dynamic func stopAnimating() {}
}

@objc @MainActor open class UIProgressView: UIView {
  public override init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic var progress: Float = 0
  @objc open dynamic func setProgress(_ progress: Float, animated: Bool) {}
}
