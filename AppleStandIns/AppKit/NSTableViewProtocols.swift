@objc public protocol NSTableViewDataSource: NSObjectProtocol {
  @objc(numberOfRowsInTableView:) @MainActor
  optional func numberOfRows(in tableView: NSTableView) -> Int
  @objc(tableView:objectValueForTableColumn:row:)
  @MainActor optional func tableView(
    _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
  ) -> Any?
}

@objc @MainActor public protocol NSTableViewDelegate: NSControlTextEditingDelegate {
  @objc(tableView:viewForTableColumn:row:)
  optional func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView?
  @objc(tableView:rowViewForRow:)
  optional func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?
  @objc(tableView:shouldSelectRow:)
  optional func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
  @objc(tableView:heightOfRow:)
  optional func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
  @objc optional func tableViewSelectionDidChange(_ notification: Notification)
}
