extension RSwiftSupport {
  /// Segues, scenes and xibs of UIKit.
  static func uiKit(access: SwiftCode) -> SwiftCode {
    let isolation = StyleSupport.isolation
    return """
      extension _R {
        /// A controller with segues.
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
        /// The segue with its classes; nil if it is another segue, or has other classes.
        \(isolation)
        \(access)func callAsFunction(
          segue: UIStoryboardSegue
        ) -> _R.TypedSegue<Segue, Source, Destination>? {
          .init(segueIdentifier: self, uiStoryboardSegue: segue)
        }
      }

      extension _R.SegueIdentifier
      where Segue == UIStoryboardSegue, Source: UIViewController, Destination: UIViewController {
        /// Performs a segue created in code.
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
        /// The segue with its classes; nil if it is another segue, or has other classes.
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

      \(scenes(of: .uiKit, access: access))

      extension _R.NibReferenceContainer {
        /// Instantiates the xib's objects, and returns the first; nil if it has another class.
        \(isolation)
        \(access)func callAsFunction(
          withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil
        ) -> FirstView? {
          instantiate(withOwner: owner, options: options).first as? FirstView
        }

        /// Instantiates the xib's objects, and returns the first; nil if it has another class.
        \(isolation)
        \(access)func firstView(
          withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil
        ) -> FirstView? {
          instantiate(withOwner: owner, options: options).first as? FirstView
        }

        /// Instantiates the xib's objects.
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
        /// Creates a controller whose view is in a xib of `R`.
        \(access)convenience init<Nib: _R.NibReferenceContainer>(nib: Nib) {
          self.init(nibName: nib.name, bundle: nib.bundle)
        }
      }
      """
  }

  /// Labels from versions before 7, which version 7 still supports.
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
