extension RSwiftSupport {
  /// Segues, scenes and xibs of UIKit.
  static func uiKit(access: SwiftCode) -> SwiftCode {
    let isolation = StyleSupport.isolation
    return """
      extension _R {
        /// What has segues.
        \(isolation)
        \(access)protocol SeguePerformer {
          func performSegue(withIdentifier identifier: String, sender: Any?)
        }
      }

      extension UIViewController: _R.SeguePerformer {}

      extension _R.SeguePerformer {
        /// Performs a segue of this class.
        \(access)func performSegue<Segue, Destination>(
          withIdentifier identifier: _R.SegueIdentifier<Segue, Self, Destination>, sender: Any?
        ) {
          performSegue(withIdentifier: identifier.identifier, sender: sender)
        }
      }

      extension _R.SegueIdentifier where Segue: UIStoryboardSegue {
        /// The segue with its classes; nil where it is another one, or has other classes.
        \(isolation)
        \(access)func callAsFunction(
          segue: UIStoryboardSegue
        ) -> _R.TypedSegue<Segue, Source, Destination>? {
          .init(segueIdentifier: self, uiStoryboardSegue: segue)
        }
      }

      extension _R.SegueIdentifier
      where Segue == UIStoryboardSegue, Source: UIViewController, Destination: UIViewController {
        /// Performs a segue that code makes.
        \(isolation)
        \(access)func perform(
          source: Source, destination: Destination, handler: @escaping () -> Void
        ) {
          let segue = UIStoryboardSegue(
            identifier: identifier, source: source, destination: destination,
            performHandler: handler)
          segue.perform()
        }
      }

      extension _R.TypedSegue {
        /// The segue with its classes; nil where it is another one, or has other classes.
        \(isolation)
        \(access)init?(
          segueIdentifier: _R.SegueIdentifier<Segue, Source, Destination>,
          uiStoryboardSegue: UIStoryboardSegue
        ) {
          guard uiStoryboardSegue.identifier == segueIdentifier.identifier,
            let segue = uiStoryboardSegue as? Segue,
            let source = uiStoryboardSegue.source as? Source,
            let destination = uiStoryboardSegue.destination as? Destination
          else { return nil }
          self.init(
            segue: segue, source: source, destination: destination,
            identifier: segueIdentifier.identifier)
        }
      }

      extension _R.StoryboardReference where Self: _R.InitialControllerContainer {
        /// Makes the initial scene's controller.
        \(isolation)
        \(access)func instantiateInitialViewController() -> InitialController? {
          UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController()
            as? InitialController
        }

        /// Makes the initial scene's controller by an initializer of its own.
        @available(iOS 13.0, tvOS 13.0, *)
        \(isolation)
        \(access)func instantiateInitialViewController(
          creator: @escaping (NSCoder) -> InitialController?
        ) -> InitialController? where InitialController: UIViewController {
          UIStoryboard(name: name, bundle: bundle)
            .instantiateInitialViewController(creator: creator)
        }
      }

      extension _R.StoryboardViewControllerIdentifier {
        /// Makes the scene's controller; nil where it is of another class.
        \(isolation)
        \(access)func callAsFunction() -> ViewController? {
          UIStoryboard(name: storyboard, bundle: bundle)
            .instantiateViewController(withIdentifier: identifier) as? ViewController
        }

        /// Makes the scene's controller by an initializer of its own.
        @available(iOS 13.0, tvOS 13.0, *)
        \(isolation)
        \(access)func callAsFunction(
          creator: @escaping (NSCoder) -> ViewController?
        ) -> ViewController where ViewController: UIViewController {
          UIStoryboard(name: storyboard, bundle: bundle)
            .instantiateViewController(identifier: identifier, creator: creator)
        }
      \(validation(access))
      }

      extension UIStoryboard {
        /// A storyboard of `R`.
        \(access)convenience init<Reference: _R.StoryboardReference>(resource: Reference) {
          self.init(name: resource.name, bundle: resource.bundle)
        }

        /// Makes a scene's controller; nil where it is of another class.
        \(access)func instantiateViewController<ViewController: UIViewController>(
          withIdentifier identifier: _R.StoryboardViewControllerIdentifier<ViewController>
        ) -> ViewController? {
          instantiateViewController(withIdentifier: identifier.identifier) as? ViewController
        }
      }

      extension _R.NibReferenceContainer {
        /// Makes the xib's objects, and returns the first; nil where it is of another class.
        \(isolation)
        \(access)func callAsFunction(
          withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil
        ) -> FirstView? {
          instantiate(withOwner: owner, options: options).first as? FirstView
        }

        /// Makes the xib's objects, and returns the first; nil where it is of another class.
        \(isolation)
        \(access)func firstView(
          withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil
        ) -> FirstView? {
          instantiate(withOwner: owner, options: options).first as? FirstView
        }

        /// Makes the xib's objects.
        \(isolation)
        \(access)func instantiate(
          withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil
        ) -> [Any] {
          UINib(nibName: name, bundle: bundle).instantiate(withOwner: owner, options: options)
        }
      \(ownerLabels(access))
      }

      extension UINib {
        /// A xib of `R`.
        \(access)convenience init<Nib: _R.NibReferenceContainer>(resource: Nib) {
          self.init(nibName: resource.name, bundle: resource.bundle)
        }
      }

      extension UIViewController {
        /// A controller whose view is in a xib of `R`.
        \(access)convenience init<Nib: _R.NibReferenceContainer>(nib: Nib) {
          self.init(nibName: nib.name, bundle: nib.bundle)
        }
      }
      """
  }

  /// What each scene's check is.
  static func validation(_ access: SwiftCode) -> SwiftCode {
    """

        /// Makes the scene's controller, and throws where it is of another class.
        \(StyleSupport.isolation)
        \(access)func validate() throws {
          guard self() == nil else { return }
          throw _R.ValidationError(
            description: "the scene '\\(identifier)' of \\(storyboard) is no \\(ViewController.self)")
        }
    """
  }

  /// Labels of versions before 7, which version 7 has too.
  private static func ownerLabels(_ access: SwiftCode) -> SwiftCode {
    """

        @available(*, deprecated, message: "renamed to (withOwner:options:)")
        \(StyleSupport.isolation)
        \(access)func callAsFunction(
          owner: Any?, options: [UINib.OptionsKey: Any]? = nil
        ) -> FirstView? {
          callAsFunction(withOwner: owner, options: options)
        }

        @available(*, deprecated, renamed: "firstView(withOwner:options:)")
        \(StyleSupport.isolation)
        \(access)func firstView(
          owner: Any?, options: [UINib.OptionsKey: Any]? = nil
        ) -> FirstView? {
          firstView(withOwner: owner, options: options)
        }
    """
  }
}
