#if !SEGUES_NO_CONTROLLERS && !canImport(ObjectiveC)
extension _SegueController {
  /// The default, for a class without an extension that has `@SegueActions`: no unwind actions.
  @_disfavoredOverload
  public static func headlessUnwindActions<Controller: _SegueController>(
    inExtensionOf type: Controller.Type
  ) -> [String: HeadlessUnwindAction] {
    [:]
  }

  /// The default, for a class without an extension that has `@SegueActions`: no segue actions.
  @_disfavoredOverload
  public static func headlessSegueActions<Controller: _SegueController>(
    inExtensionOf type: Controller.Type
  ) -> [String: HeadlessSegueAction] {
    [:]
  }
}
#endif
