extension RSwiftSupport {
  /// Scenes of UIKit or AppKit; R.swift supports nothing else for AppKit.
  static func scenes(of library: StyleLibrary, access: SwiftCode) -> SwiftCode {
    let isolation = StyleSupport.isolation
    let (prefix, suffix) = (library.prefix, library.made)
    let storyboard: SwiftCode = "\(prefix)Storyboard"
    // UIKit's names are too long for one line.
    let instantiateInitial: SwiftCode =
      library == .uiKit
      ? "\n      .instantiateInitialViewController" : ".instantiateInitialController"
    // AppKit returns nil if the closure does.
    let result: SwiftCode = library == .uiKit ? "ViewController" : "ViewController?"
    return """
      extension _R.StoryboardReference where Self: _R.InitialControllerContainer {
        /// Instantiates the initial scene's controller.
        \(isolation)
        \(access)func instantiateInitialViewController() -> InitialController? {
          \(storyboard)(name: name, bundle: bundle).instantiateInitial\(suffix)()
            as? InitialController
        }

        /// Instantiates the initial scene's controller with a custom initializer.
        @available(\(library.availability), *)
        \(isolation)
        \(access)func instantiateInitialViewController(
          creator: @escaping (NSCoder) -> InitialController?
        ) -> InitialController? where InitialController: \(prefix)ViewController {
          \(storyboard)(name: name, bundle: bundle)\(instantiateInitial)(creator: creator)
        }
      }

      extension _R.StoryboardViewControllerIdentifier {
        /// Instantiates the scene's controller; nil if it has another class.
        \(isolation)
        \(access)func callAsFunction() -> ViewController? {
          \(storyboard)(name: storyboard, bundle: bundle)
            .instantiate\(suffix)(withIdentifier: identifier) as? ViewController
        }

        /// Instantiates the scene's controller with a custom initializer.
        @available(\(library.availability), *)
        \(isolation)
        \(access)func callAsFunction(
          creator: @escaping (NSCoder) -> ViewController?
        ) -> \(result) where ViewController: \(prefix)ViewController {
          \(storyboard)(name: storyboard, bundle: bundle)
            .instantiate\(suffix)(identifier: identifier, creator: creator)
        }

        /// Instantiates the scene's controller, and throws if it has another class.
        \(isolation)
        \(access)func validate() throws {
          guard self() == nil else { return }
          throw _R.ValidationError(
            description: "the scene '\\(identifier)' of \\(storyboard) is not a \\(ViewController.self)")
        }
      }

      extension \(storyboard) {
        /// A storyboard of `R`.
        \(access)convenience init<Reference: _R.StoryboardReference>(resource: Reference) {
          self.init(name: resource.name, bundle: resource.bundle)
        }

        /// Instantiates a scene's controller; nil if it has another class.
        \(access)func instantiate\(suffix)<ViewController: \(prefix)ViewController>(
          withIdentifier identifier: _R.StoryboardViewControllerIdentifier<ViewController>
        ) -> ViewController? {
          instantiate\(suffix)(withIdentifier: identifier.identifier) as? ViewController
        }
      }
      """
  }
}
