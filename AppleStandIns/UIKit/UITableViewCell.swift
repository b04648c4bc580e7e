@objc @MainActor open class UITableViewCell: UIView {
  public init(style: CellStyle, reuseIdentifier: String?) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic var contentView: UIView { get {} }
  @objc open dynamic var textLabel: UILabel? { get {} }
  @objc open dynamic var detailTextLabel: UILabel? { get {} }
  @objc open dynamic var imageView: UIImageView? { get {} }
  @objc open dynamic var reuseIdentifier: String? { get {} }
  @objc open dynamic var accessoryType: AccessoryType = .none
  @objc open dynamic var accessoryView: UIView?
  @objc open dynamic var selectionStyle: SelectionStyle = .default
  @objc open dynamic var isSelected: Bool = false
  @objc open dynamic var isHighlighted: Bool = false
  @objc open dynamic func prepareForReuse() {}
  @objc open dynamic func setSelected(_ selected: Bool, animated: Bool) {}
  @objc open dynamic func setHighlighted(_ highlighted: Bool, animated: Bool) {}
  open func defaultContentConfiguration() -> UIListContentConfiguration {}
  open var contentConfiguration: (any UIContentConfiguration)? {
    get {}
    set {}
  }

  @objc(UITableViewCellStyle) public enum CellStyle: Int, Sendable {
    case `default`
    case value1
    case value2
    case subtitle
  }

  @objc(UITableViewCellAccessoryType) public enum AccessoryType: Int, Sendable {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }

  @objc(UITableViewCellSelectionStyle) public enum SelectionStyle: Int, Sendable {
    case none
    case blue
    case gray
    case `default`
  }

  @objc(UITableViewCellEditingStyle) public enum EditingStyle: Int, Sendable {
    case none
    case delete
    case insert
  }
}

@MainActor public protocol UIContentConfiguration {}

public struct UIListContentConfiguration: UIContentConfiguration, Sendable {
  @MainActor public static func cell() -> UIListContentConfiguration {}
  @MainActor public static func subtitleCell() -> UIListContentConfiguration {}
  public var text: String? {
    get {}
    set {}
  }
  public var secondaryText: String? {
    get {}
    set {}
  }
  public var image: UIImage? {
    get {}
    set {}
  }
}
