@objc @MainActor open class NSAlert: NSObject {
  public override init() {}
  public convenience init(error: any Error) {}
  @objc open dynamic var messageText: String = ""
  @objc open dynamic var informativeText: String = ""
  @objc open dynamic var alertStyle: Style = .warning
  @objc open dynamic var accessoryView: NSView?
  @objc open dynamic var buttons: [NSButton] { get {} }
  @objc open dynamic var window: NSWindow { get {} }
  @objc(addButtonWithTitle:) @discardableResult
  open dynamic func addButton(withTitle title: String) -> NSButton {}
  @discardableResult open func runModal() -> NSApplication.ModalResponse {}
  open func beginSheetModal(
    for sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {}

  @objc(NSAlertStyle) public enum Style: UInt, Sendable {
    case warning = 0
    case informational = 1
    case critical = 2
  }
}
