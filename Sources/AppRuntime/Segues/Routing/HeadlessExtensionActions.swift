#if !SEGUES_NO_CONTROLLERS && !canImport(ObjectiveC)
extension _SegueController {
  /// No unwind actions: the default for a class without a `@SegueActions` extension.
  @_disfavoredOverload
  public static func headlessUnwindActions<Controller: _SegueController>(
    inExtensionOf type: Controller.Type
  ) -> [String: HeadlessUnwindAction] {
    [:]
  }

  /// No segue actions: the default for a class without a `@SegueActions` extension.
  @_disfavoredOverload
  public static func headlessSegueActions<Controller: _SegueController>(
    inExtensionOf type: Controller.Type
  ) -> [String: HeadlessSegueAction] {
    [:]
  }
}
#endif
