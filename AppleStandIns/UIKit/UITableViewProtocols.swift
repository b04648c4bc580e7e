@objc @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  @objc(tableView:cellForRowAtIndexPath:)
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell
  @objc(numberOfSectionsInTableView:)
  optional func numberOfSections(in tableView: UITableView) -> Int
  @objc optional func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String?
  @objc optional func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String?
  @objc(tableView:canEditRowAtIndexPath:)
  optional func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool
  @objc(tableView:commitEditingStyle:forRowAtIndexPath:)
  optional func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
}

@objc @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  @objc(tableView:willDisplayCell:forRowAtIndexPath:)
  optional func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  @objc(tableView:heightForRowAtIndexPath:)
  optional func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat
  @objc optional func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView?
  @objc(tableView:willSelectRowAtIndexPath:)
  optional func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath?
  @objc(tableView:didSelectRowAtIndexPath:)
  optional func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  @objc(tableView:didDeselectRowAtIndexPath:)
  optional func tableView(
    _ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  @objc(tableView:accessoryButtonTappedForRowWithIndexPath:)
  optional func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
}
