@objc @MainActor
open class UITableViewController: UIViewController, UITableViewDelegate,
  UITableViewDataSource
{
  public init(style: UITableView.Style) {}
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic var tableView: UITableView!
  @objc open dynamic var clearsSelectionOnViewWillAppear: Bool = true
  @objc open dynamic var refreshControl: UIRefreshControl?

  @objc(numberOfSectionsInTableView:)
  open dynamic func numberOfSections(in tableView: UITableView) -> Int {}
  @objc open dynamic func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {}
  @objc(tableView:cellForRowAtIndexPath:)
  open dynamic func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {}
  @objc open dynamic func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {}
  @objc open dynamic func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {}
  @objc(tableView:canEditRowAtIndexPath:)
  open dynamic func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool {}
  @objc(tableView:commitEditingStyle:forRowAtIndexPath:)
  open dynamic func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  @objc(tableView:willDisplayCell:forRowAtIndexPath:)
  open dynamic func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  @objc(tableView:heightForRowAtIndexPath:)
  open dynamic func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {}
  @objc open dynamic func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {}
  @objc(tableView:willSelectRowAtIndexPath:)
  open dynamic func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {}
  @objc(tableView:didSelectRowAtIndexPath:)
  open dynamic func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {}
  @objc(tableView:didDeselectRowAtIndexPath:)
  open dynamic func tableView(
    _ tableView: UITableView, didDeselectRowAt indexPath: IndexPath
  ) {}
  @objc(tableView:accessoryButtonTappedForRowWithIndexPath:)
  open dynamic func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
}
