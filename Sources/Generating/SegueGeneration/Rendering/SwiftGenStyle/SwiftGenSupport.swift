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

  static func uiKit(access: SwiftCode, bundle: SwiftCode) -> SwiftCode {
    let isolation = StyleSupport.isolation
    return """
      extension StoryboardType {
        /// The storyboard itself.
        \(isolation)
        \(access)static var storyboard: UIStoryboard {
          UIStoryboard(name: storyboardName, bundle: \(bundle))
        }
      }

      /// A scene with an identifier.
      \(access)struct SceneType<T: UIViewController>: Sendable {
        \(access)let storyboard: any StoryboardType.Type
        \(access)let identifier: String

        /// Instantiates the scene's controller.
        \(isolation)
        \(access)func instantiate() -> T {
          let made = storyboard.storyboard.instantiateViewController(withIdentifier: identifier)
          guard let controller = made as? T else {
            fatalError("The scene '\\(identifier)' has the class \\(type(of: made)), not \\(T.self).")
          }
          return controller
        }

        /// Instantiates the scene's controller with a custom initializer.
        @available(iOS 13.0, tvOS 13.0, *)
        \(isolation)
        \(access)func instantiate(creator block: @escaping (NSCoder) -> T?) -> T {
          storyboard.storyboard.instantiateViewController(identifier: identifier, creator: block)
        }
      }

      /// A storyboard's initial scene.
      \(access)struct InitialSceneType<T: UIViewController>: Sendable {
        \(access)let storyboard: any StoryboardType.Type

        /// Instantiates the scene's controller.
        \(isolation)
        \(access)func instantiate() -> T {
          let made = storyboard.storyboard.instantiateInitialViewController()
          guard let controller = made as? T else { fatalError(Self.failure(of: storyboard)) }
          return controller
        }

        /// Instantiates the scene's controller with a custom initializer.
        @available(iOS 13.0, tvOS 13.0, *)
        \(isolation)
        \(access)func instantiate(creator block: @escaping (NSCoder) -> T?) -> T {
          let made = storyboard.storyboard.instantiateInitialViewController(creator: block)
          guard let controller = made else { fatalError(Self.failure(of: storyboard)) }
          return controller
        }

        private static func failure(of storyboard: any StoryboardType.Type) -> String {
          "The initial scene of \\(storyboard.storyboardName) is missing, or is not a \\(T.self)."
        }
      }

      extension UIViewController {
        /// Performs the segue with an identifier.
        \(access)func perform<S: SegueType>(segue: S, sender: Any? = nil) where S.RawValue == String {
          performSegue(withIdentifier: segue.rawValue, sender: sender)
        }
      }

      extension SegueType where RawValue == String {
        /// Identifies a segue; nil if it is none of these.
        \(isolation)
        \(access)init?(_ segue: UIStoryboardSegue) {
          guard let identifier = segue.identifier else { return nil }
          self.init(rawValue: identifier)
        }
      }
      """
  }
}
