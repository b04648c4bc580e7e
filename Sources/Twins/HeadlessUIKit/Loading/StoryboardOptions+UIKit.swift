extension StoryboardOptions {
  /// Whether a controller has an unwind action, for controllers whose class isn't available; nil
  /// leaves the question to the class.
  package var implementsUnwindAction: (@MainActor (UIViewController, _ action: String) -> Bool?)? {
    get { implementsAction }
    set {
      guard let newValue else { return implementsAction = nil }
      implementsAction = { controller, action in
        guard let controller = controller as? UIViewController else { return nil }
        return newValue(controller, action)
      }
    }
  }
}
