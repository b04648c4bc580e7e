public import Foundation
import StoryboardModel

/// A controller whose view is a table.
///
/// It is the table's data source and delegate.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// Whether the selection is cleared when the controller appears.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller with an empty table.
  public init(style: UITableView.Style) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller in code.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let attributes = (coder as? NibCoder)?.object.attributes
    clearsSelectionOnViewWillAppear = attributes?["clearsSelectionOnViewWillAppear"] != "NO"
  }

  /// The table, which is loaded when it is first accessed.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// Creates the table, and sets this controller as its data source and delegate.
  open override func loadView() {
    super.loadView()
    guard let table = viewStorage as? UITableView else { return }
    table.dataSource = table.dataSource ?? self
    table.delegate = table.delegate ?? self
  }

  override func makeDefaultView() -> UIView { UITableView(frame: .zero, style: .plain) }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let table = viewIfLoaded as? UITableView else { return }
    for indexPath in table.indexPathsForSelectedRows ?? [] {
      table.deselectRow(at: indexPath, animated: animated)
    }
  }

  /// The number of sections in the storyboard; one if it has no static rows.
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.staticSections?.count ?? 1
  }

  /// The number of rows that the storyboard has in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard let sections = tableView.staticSections, sections.indices.contains(section) else {
      return 0
    }
    return sections[section].count
  }

  /// The storyboard's cell; a plain one if it has none.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.staticCell(at: indexPath) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// The header text of a section: none by default.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// The footer text of a section: none by default.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// The row to select instead of the one that the user touched: by default the same.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Called after the user selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Called after another row was selected instead of this one.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Called after the user tapped a row's accessory.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
}
