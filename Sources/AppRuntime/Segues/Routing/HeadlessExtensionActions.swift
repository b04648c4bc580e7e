#if !SEGUES_NO_CONTROLLERS && !canImport(ObjectiveC)
extension _SegueController {
  /// No unwind actions: the default for a class without a `@SegueActions` extension.
  @_disfavoredOverload
  public static func _headlessUnwindActions<Controller: _SegueController>(
    inExtensionOf type: Controller.Type
  ) -> [String: HeadlessUnwindAction] {
    [:]
  }

  /// No segue actions: the default for a class without a `@SegueActions` extension.
  @_disfavoredOverload
  public static func _headlessSegueActions<Controller: _SegueController>(
    inExtensionOf type: Controller.Type
  ) -> [String: HeadlessSegueAction] {
    [:]
  }
}
#endif
