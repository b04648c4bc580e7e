extension RSwiftSupport {
  /// Scenes of AppKit; R.swift has nothing more for it.
  static func appKit(access: SwiftCode) -> SwiftCode {
    let isolation = StyleSupport.isolation
    return """
      extension _R.StoryboardReference where Self: _R.InitialControllerContainer {
        /// Makes the initial scene's controller.
        \(isolation)
        \(access)func instantiateInitialViewController() -> InitialController? {
          NSStoryboard(name: name, bundle: bundle).instantiateInitialController()
            as? InitialController
        }

        /// Makes the initial scene's controller by an initializer of its own.
        @available(macOS 10.15, *)
        \(isolation)
        \(access)func instantiateInitialViewController(
          creator: @escaping (NSCoder) -> InitialController?
        ) -> InitialController? where InitialController: NSViewController {
          NSStoryboard(name: name, bundle: bundle).instantiateInitialController(creator: creator)
        }
      }

      extension _R.StoryboardViewControllerIdentifier {
        /// Makes the scene's controller; nil where it is of another class.
        \(isolation)
        \(access)func callAsFunction() -> ViewController? {
          NSStoryboard(name: storyboard, bundle: bundle)
            .instantiateController(withIdentifier: identifier) as? ViewController
        }

        /// Makes the scene's controller by an initializer of its own.
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

        /// Makes a scene's controller; nil where it is of another class.
        \(access)func instantiateController<ViewController: NSViewController>(
          withIdentifier identifier: _R.StoryboardViewControllerIdentifier<ViewController>
        ) -> ViewController? {
          instantiateController(withIdentifier: identifier.identifier) as? ViewController
        }
      }
      """
  }
}
