@objc @MainActor open class NSWindowController: NSResponder, NSSeguePerforming {
  public init(window: NSWindow?) {}
  public required init?(coder: NSCoder) {}
  public convenience init(windowNibName: NSNib.Name) {}
  public convenience override init() {}
  @objc open dynamic var windowNibName: NSNib.Name? { get {} }
  @objc open dynamic var window: NSWindow?
  @objc open dynamic var isWindowLoaded: Bool { get {} }
  @objc open dynamic var contentViewController: NSViewController?
  @objc open dynamic unowned(unsafe) var document: AnyObject?
  @objc open dynamic var shouldCascadeWindows: Bool = true
  @objc open dynamic var windowFrameAutosaveName: NSWindow.FrameAutosaveName = ""
  @objc open dynamic func windowWillLoad() {}
  @objc open dynamic func windowDidLoad() {}
  @objc open dynamic func loadWindow() {}
  @objc open dynamic func showWindow(_ sender: Any?) {}
  @objc open dynamic func close() {}
  @objc(windowTitleForDocumentDisplayName:)
  open dynamic func windowTitle(forDocumentDisplayName displayName: String) -> String {}
}

extension NSWindowController {
  @objc open dynamic var storyboard: NSStoryboard? { get {} }
  @objc open dynamic func dismissController(_ sender: Any?) {}
  @objc(performSegueWithIdentifier:sender:)
  open dynamic func performSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) {}
  @objc(shouldPerformSegueWithIdentifier:sender:)
  open dynamic func shouldPerformSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) -> Bool {}
  @objc(prepareForSegue:sender:)
  open dynamic func prepare(for segue: NSStoryboardSegue, sender: Any?) {}
}
