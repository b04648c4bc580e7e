extension RSwiftSupport {
  /// Scenes of AppKit; R.swift supports nothing else for it.
  static func appKit(access: SwiftCode) -> SwiftCode {
    let isolation = StyleSupport.isolation
    return """
      extension _R.StoryboardReference where Self: _R.InitialControllerContainer {
        /// Instantiates the initial scene's controller.
        \(isolation)
        \(access)func instantiateInitialViewController() -> InitialController? {
          NSStoryboard(name: name, bundle: bundle).instantiateInitialController()
            as? InitialController
        }

        /// Instantiates the initial scene's controller with a custom initializer.
        @available(macOS 10.15, *)
        \(isolation)
        \(access)func instantiateInitialViewController(
          creator: @escaping (NSCoder) -> InitialController?
        ) -> InitialController? where InitialController: NSViewController {
          NSStoryboard(name: name, bundle: bundle).instantiateInitialController(creator: creator)
        }
      }

      extension _R.StoryboardViewControllerIdentifier {
        /// Instantiates the scene's controller; nil if it has another class.
        \(isolation)
        \(access)func callAsFunction() -> ViewController? {
          NSStoryboard(name: storyboard, bundle: bundle)
            .instantiateController(withIdentifier: identifier) as? ViewController
        }

        /// Instantiates the scene's controller with a custom initializer.
        @available(macOS 10.15, *)
        \(isolation)
        \(access)func callAsFunction(
          creator: @escaping (NSCoder) -> ViewController?
        ) -> ViewController? where ViewController: NSViewController {
          NSStoryboard(name: storyboard, bundle: bundle)
            .instantiateController(identifier: identifier, creator: creator)
        }
      \(validation(access))
      }

      extension NSStoryboard {
        /// A storyboard of `R`.
        \(access)convenience init<Reference: _R.StoryboardReference>(resource: Reference) {
          self.init(name: resource.name, bundle: resource.bundle)
        }

        /// Instantiates a scene's controller; nil if it has another class.
        \(access)func instantiateController<ViewController: NSViewController>(
          withIdentifier identifier: _R.StoryboardViewControllerIdentifier<ViewController>
        ) -> ViewController? {
          instantiateController(withIdentifier: identifier.identifier) as? ViewController
        }
      }
      """
  }
}
