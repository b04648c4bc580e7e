/// The declarations that all files in R.swift's style share, without UIKit or AppKit.
enum RSwiftSupport {
  /// `R`, and the structure of which it is a value.
  static func root(access: SwiftCode, bundle: SwiftCode) -> SwiftCode {
    """
    /// Storyboards, segues, xibs and reuse identifiers.
    \(access)let R = _R(bundle: \(bundle))

    /// The contents of `R`.
    \(access)struct _R: Sendable {
      \(access)let bundle: Bundle
    }
    """
  }

  /// The parts of `R`, and the types of their contents.
  ///
  /// The types are in `_R` too, because at the top level their names could collide with the app's
  /// own types.
  static func common(access: SwiftCode) -> SwiftCode {
    """
    extension _R {
      /// The segues of each class that have an identifier.
      \(access)var segue: segue { .init() }
      /// The storyboards.
      \(access)var storyboard: storyboard { .init(bundle: bundle) }
      /// The xibs.
      \(access)var nib: nib { .init(bundle: bundle) }
      /// The reuse identifiers of storyboards and xibs.
      \(access)var reuseIdentifier: reuseIdentifier { .init() }

      /// The storyboards of another bundle.
      \(access)func storyboard(bundle: Bundle) -> storyboard { .init(bundle: bundle) }
      /// The xibs of another bundle.
      \(access)func nib(bundle: Bundle) -> nib { .init(bundle: bundle) }

      \(access)struct segue: Sendable {}

      \(access)struct storyboard: Sendable {
        \(access)let bundle: Bundle
      }

      \(access)struct nib: Sendable {
        \(access)let bundle: Bundle
      }

      \(access)struct reuseIdentifier: Sendable {}
    }

    extension _R {
      /// A storyboard.
      \(access)protocol StoryboardReference {
        var name: String { get }
        var bundle: Bundle { get }
      }

      /// A storyboard with an initial scene.
      \(access)protocol InitialControllerContainer {
        associatedtype InitialController
      }

      /// A xib.
      \(access)protocol NibReferenceContainer {
        associatedtype FirstView
        var name: String { get }
        var bundle: Bundle { get }
      }

      /// A reusable view with its identifier.
      \(access)protocol ReuseIdentifierContainer<Reusable> {
        associatedtype Reusable
        var identifier: String { get }
      }

      /// A scene with an identifier.
      \(access)struct StoryboardViewControllerIdentifier<ViewController>: Sendable {
        \(access)let identifier: String
        \(access)let storyboard: String
        \(access)let bundle: Bundle
      }

      /// A xib, and the class of its first object.
      \(access)struct NibReference<FirstView>: NibReferenceContainer, Sendable {
        \(access)let name: String
        \(access)let bundle: Bundle
      }

      /// A reuse identifier, and the class of its view.
      \(access)struct ReuseIdentifier<Reusable>: ReuseIdentifierContainer, Sendable {
        \(access)let identifier: String
      }

      /// A xib whose first object is a reusable view.
      \(access)struct NibReferenceReuseIdentifier<FirstView, Reusable>:
        NibReferenceContainer, ReuseIdentifierContainer, Sendable
      {
        \(access)let name: String
        \(access)let bundle: Bundle
        \(access)let identifier: String
      }

      /// A segue's identifier, its class, and the classes at its ends.
      \(access)struct SegueIdentifier<Segue, Source, Destination>: Sendable {
        \(access)let identifier: String
      }

      /// A segue that is being performed.
      \(access)struct TypedSegue<Segue, Source, Destination> {
        \(access)let segue: Segue
        \(access)let source: Source
        \(access)let destination: Destination
        \(access)let identifier: String
      }

      /// An object in a storyboard that cannot be instantiated.
      \(access)struct ValidationError: Error, CustomStringConvertible {
        \(access)let description: String
      }
    }
    """
  }
}
