#if !SEGUES_NO_CONTROLLERS && !canImport(ObjectiveC)
extension _SegueController {
  /// The unwind actions of a class that has no extension with `@SegueActions`: none.
  @_disfavoredOverload
  public static func headlessUnwindActions<Controller: _SegueController>(
    inExtensionOf type: Controller.Type
  ) -> [String: HeadlessUnwindAction] {
    [:]
  }

  /// The segue actions of a class that has no extension with `@SegueActions`: none.
  @_disfavoredOverload
  public static func headlessSegueActions<Controller: _SegueController>(
    inExtensionOf type: Controller.Type
  ) -> [String: HeadlessSegueAction] {
    [:]
  }
}
#endif
