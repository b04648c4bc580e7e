@objc @MainActor open class UITableViewHeaderFooterView: UIView {
  public init(reuseIdentifier: String?) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic var contentView: UIView { get {} }
  @objc open dynamic var textLabel: UILabel? { get {} }
  @objc open dynamic var detailTextLabel: UILabel? { get {} }
  @objc open dynamic var reuseIdentifier: String? { get {} }
  @objc open dynamic func prepareForReuse() {}
}
