@objc @MainActor open class WKInterfaceController: NSObject {
  public override init() {}
  @objc(awakeWithContext:) open dynamic func awake(withContext context: Any?) {}
  @objc open dynamic func willActivate() {}
  @objc open dynamic func didAppear() {}
  @objc open dynamic func willDisappear() {}
  @objc open dynamic func didDeactivate() {}
  @objc open dynamic func setTitle(_ title: String?) {}
  @objc(table:didSelectRowAtIndex:)
  open dynamic func table(_ table: WKInterfaceTable, didSelectRowAt rowIndex: Int) {}
}

extension WKInterfaceController {
  @objc(contextForSegueWithIdentifier:)
  open dynamic func contextForSegue(withIdentifier segueIdentifier: String) -> Any? {}
  @objc(contextsForSegueWithIdentifier:)
  open dynamic func contextsForSegue(withIdentifier segueIdentifier: String) -> [Any]? {}
  @objc(contextForSegueWithIdentifier:inTable:rowIndex:)
  open dynamic func contextForSegue(
    withIdentifier segueIdentifier: String, in table: WKInterfaceTable, rowIndex: Int
  ) -> Any? {}
  @objc(contextsForSegueWithIdentifier:inTable:rowIndex:)
  open dynamic func contextsForSegue(
    withIdentifier segueIdentifier: String, in table: WKInterfaceTable, rowIndex: Int
  ) -> [Any]? {}
}

extension WKInterfaceController {
  @objc(pushControllerWithName:context:)
  open dynamic func pushController(withName name: String, context: Any?) {}
  @objc(popController) open dynamic func pop() {}
  @objc open dynamic func popToRootController() {}
  @objc(presentControllerWithName:context:)
  open dynamic func presentController(withName name: String, context: Any?) {}
  @objc(presentControllerWithNames:contexts:)
  open dynamic func presentController(withNames names: [String], contexts: [Any]?) {}
  @objc(dismissController) open dynamic func dismiss() {}
  @objc open dynamic func becomeCurrentPage() {}
}
