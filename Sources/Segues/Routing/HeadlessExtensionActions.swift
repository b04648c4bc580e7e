#if !canImport(ObjectiveC)
  extension UIViewController {
    /// The unwind actions of a class that has no extension with `@SegueActions`: none.
    @_disfavoredOverload
    public static func headlessUnwindActions<Controller: UIViewController>(
      inExtensionOf type: Controller.Type
    ) -> [String: HeadlessUnwindAction] {
      [:]
    }

    /// The segue actions of a class that has no extension with `@SegueActions`: none.
    @_disfavoredOverload
    public static func headlessSegueActions<Controller: UIViewController>(
      inExtensionOf type: Controller.Type
    ) -> [String: HeadlessSegueAction] {
      [:]
    }
  }
#endif
