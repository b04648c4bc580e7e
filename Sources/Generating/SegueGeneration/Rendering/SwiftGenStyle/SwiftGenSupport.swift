/// The declarations that all files in SwiftGen's style share.
enum SwiftGenSupport {
  static func common(access: SwiftCode) -> SwiftCode {
    """
    /// The scenes of each storyboard.
    \(access)enum StoryboardScene {}

    /// The segues of each storyboard that have an identifier.
    \(access)enum StoryboardSegue {}

    /// A storyboard, as a type.
    \(access)protocol StoryboardType: Sendable {
      /// The file's name, without its extension.
      static var storyboardName: String { get }
    }

    /// A storyboard's segues, by their identifiers.
    \(access)protocol SegueType: RawRepresentable {}
    """
  }

  /// The declarations for UIKit or AppKit, whose scenes have view controllers and window controllers.
  static func scenes(of library: StyleLibrary, access: SwiftCode, bundle: SwiftCode) -> SwiftCode {
    let isolation = StyleSupport.isolation
    let (prefix, suffix) = (library.prefix, library.made)
    let constraint: SwiftCode = library == .uiKit ? ": UIViewController" : ""
    let creators = Self.creators(
      library, access,
      "    storyboard.storyboard.instantiate\(suffix)(identifier: identifier, creator: block)")
    let initialCreators = Self.creators(
      library, access,
      """
          let made = storyboard.storyboard.instantiateInitial\(suffix)(creator: block)
          guard let controller = made else { fatalError(Self.failure(of: storyboard)) }
          return controller
      """)
    return """
      extension StoryboardType {
        /// The storyboard itself.
        \(isolation)
        \(access)static var storyboard: \(prefix)Storyboard {
          \(prefix)Storyboard(name: storyboardName, bundle: \(bundle))
        }
      }

      /// A scene with an identifier.
      \(access)struct SceneType<T\(constraint)>: Sendable {
        \(access)let storyboard: any StoryboardType.Type
        \(access)let identifier: String

        /// Instantiates the scene's controller.
        \(isolation)
        \(access)func instantiate() -> T {
          let made = storyboard.storyboard.instantiate\(suffix)(withIdentifier: identifier)
          guard let controller = made as? T else {
            fatalError("The scene '\\(identifier)' has the class \\(type(of: made)), not \\(T.self).")
          }
          return controller
        }
      \(creators)
      }

      /// A storyboard's initial scene.
      \(access)struct InitialSceneType<T\(constraint)>: Sendable {
        \(access)let storyboard: any StoryboardType.Type

        /// Instantiates the scene's controller.
        \(isolation)
        \(access)func instantiate() -> T {
          let made = storyboard.storyboard.instantiateInitial\(suffix)()
          guard let controller = made as? T else { fatalError(Self.failure(of: storyboard)) }
          return controller
        }
      \(initialCreators)

        private static func failure(of storyboard: any StoryboardType.Type) -> String {
          "The initial scene of \\(storyboard.storyboardName) is missing, or is not a \\(T.self)."
        }
      }

      \(performing(library, access))

      extension SegueType where RawValue == String {
        /// Identifies a segue; nil if it is none of these.
        \(isolation)
        \(access)init?(_ segue: \(prefix)StoryboardSegue) {
          guard let identifier = segue.identifier else { return nil }
          self.init(rawValue: identifier)
        }
      }
      """
  }

  /// The methods of a scene with a custom initializer: in AppKit, one for each kind of controller.
  private static func creators(
    _ library: StyleLibrary, _ access: SwiftCode, _ body: SwiftCode
  ) -> SwiftCode {
    let ends: [SwiftCode] =
      library == .uiKit
      ? [" {"] : ["\n  where T: NSViewController {", "\n  where T: NSWindowController {"]
    return ends.map { end in
      """

        /// Instantiates the scene's controller with a custom initializer.
        @available(\(library.availability), *)
        \(StyleSupport.isolation)
        \(access)func instantiate(creator block: @escaping (NSCoder) -> T?) -> T\(end)
      \(body)
        }
      """
    }.joined(separator: "\n")
  }

  private static func performing(_ library: StyleLibrary, _ access: SwiftCode) -> SwiftCode {
    library == .uiKit
      ? """
      extension UIViewController {
        /// Performs the segue with an identifier.
        \(access)func perform<S: SegueType>(segue: S, sender: Any? = nil) where S.RawValue == String {
          performSegue(withIdentifier: segue.rawValue, sender: sender)
        }
      }
      """
      : """
      extension NSSeguePerforming {
        /// Performs the segue with an identifier.
        \(StyleSupport.isolation)
        \(access)func perform<S: SegueType>(segue: S, sender: Any? = nil)
        where S.RawValue == String {
          performSegue?(withIdentifier: segue.rawValue, sender: sender)
        }
      }
      """
  }
}
