public import Foundation
import StoryboardModel

/// A row of a table.
///
/// It is the sender of the segues that selecting it fires.
open class UITableViewCell: UIView {
  /// The identifier under which a table reuses the cell.
  open internal(set) var reuseIdentifier: String?
  /// The view that contains the cell's own views.
  public let contentView = UIView()
  /// The first label of a cell with one of UIKit's own styles.
  open private(set) var textLabel: UILabel?
  /// The second label of a cell with one of UIKit's own styles.
  open private(set) var detailTextLabel: UILabel?
  /// Whether the cell is selected.
  open var isSelected = false
  /// The accessory at the trailing edge of the cell.
  open var accessoryType = AccessoryType.none

  /// Creates a cell in code.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
    textLabel = UILabel()
    if style != .default { detailTextLabel = UILabel() }
  }

  /// Creates a cell from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
    reuseIdentifier = (coder as? NibCoder)?.object.reuseIdentifier
  }

  /// Called before the cell is reused for another row.
  ///
  /// The twin never reuses a cell.
  open func prepareForReuse() {}

  /// Selects or deselects the cell.
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
  /// The labels of a cell.
  public enum CellStyle: Int, Sendable {
    /// One label.
    case `default` = 0
    /// A label, and one at the trailing edge.
    case value1 = 1
    /// A small label, and one after it.
    case value2 = 2
    /// A label, and one below it.
    case subtitle = 3
  }

  /// The accessory at the trailing edge of a cell.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none = 0
    /// A chevron. Selecting the cell leads to another screen.
    case disclosureIndicator = 1
    /// A button that leads to another screen, and a chevron.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A button that leads to another screen.
    case detailButton = 4
  }
}
