public import Foundation
import StoryboardModel

/// A row of a table: the sender of the segues that choosing it fires.
@MainActor
open class UITableViewCell: UIView {
  /// What the cell is taken from a table's store by.
  open internal(set) var reuseIdentifier: String?
  /// The view that holds the cell's own views.
  public let contentView = UIView()
  /// The first label of a cell of one of UIKit's own styles.
  open private(set) var textLabel: UILabel?
  /// The second label of a cell of one of UIKit's own styles.
  open private(set) var detailTextLabel: UILabel?
  /// Whether the cell is chosen.
  open var isSelected = false
  /// What stands at the cell's end.
  open var accessoryType = AccessoryType.none
  /// The objects of the prototype that the cell was made from.
  final var prototype: PrototypeObjects?

  /// Makes a cell by code.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
    textLabel = UILabel()
    if style != .default { detailTextLabel = UILabel() }
  }

  /// Makes a cell from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
    reuseIdentifier = (coder as? NibCoder)?.object.reuseIdentifier
  }

  /// Called before the cell is used for another row.
  ///
  /// The twin uses each cell for one row only.
  open func prepareForReuse() {}

  /// Chooses the cell or not.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Finds the labels that the file names.
  final func takeLabels(of object: InterfaceObject, among objects: [ObjectID: NSObject]?) {
    func label(_ attribute: String) -> UILabel? {
      object.attributes[attribute].flatMap { objects?[ObjectID(rawValue: $0)] as? UILabel }
    }
    textLabel = label("textLabel")
    detailTextLabel = label("detailTextLabel")
  }
}

extension UITableViewCell {
  /// Which labels a cell has.
  public enum CellStyle: Int, Sendable {
    /// One label.
    case `default` = 0
    /// A label, and one at the end.
    case value1 = 1
    /// A small label, and one after it.
    case value2 = 2
    /// A label, and one below it.
    case subtitle = 3
  }

  /// What stands at a cell's end.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A chevron: choosing the cell leads on.
    case disclosureIndicator = 1
    /// A button that leads on, and a chevron.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A button that leads on.
    case detailButton = 4
  }
}
