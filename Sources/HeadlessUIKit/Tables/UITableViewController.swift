public import Foundation
import StoryboardModel

/// A controller whose view is a table: its data source and delegate.
@MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// Whether nothing stays chosen when the controller comes onto the screen.
  open var clearsSelectionOnViewWillAppear = true

  /// Makes a controller with an empty table.
  public init(style: UITableView.Style) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller by code.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let attributes = (coder as? NibCoder)?.object.attributes
    clearsSelectionOnViewWillAppear = attributes?["clearsSelectionOnViewWillAppear"] != "NO"
  }

  /// The table, loaded when it is first asked for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// Makes the table, and gives it this controller as its data source and delegate.
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

  /// How many sections the storyboard has; one if it has no fixed rows.
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.staticSections?.count ?? 1
  }

  /// How many rows the storyboard has in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard let sections = tableView.staticSections, sections.indices.contains(section) else {
      return 0
    }
    return sections[section].count
  }

  /// The storyboard's cell; a plain one where it has none.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.staticCell(at: indexPath) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// The words above a section: none.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// The words below a section: none.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// The row to choose in place of the one that the user touched: that one.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Called after the user chose a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Called after another row was chosen in place of this one.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Called after the user touched a row's accessory.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
}
