extension SwiftGenSupport {
  /// The declarations for AppKit, whose scenes have view controllers and window controllers.
  static func appKit(access: SwiftCode, bundle: SwiftCode) -> SwiftCode {
    let isolation = StyleSupport.isolation
    return """
      extension StoryboardType {
        /// The storyboard itself.
        \(isolation)
        \(access)static var storyboard: NSStoryboard {
          NSStoryboard(name: storyboardName, bundle: \(bundle))
        }
      }

      /// A scene with an identifier.
      \(access)struct SceneType<T>: Sendable {
        \(access)let storyboard: any StoryboardType.Type
        \(access)let identifier: String

        /// Instantiates the scene's controller.
        \(isolation)
        \(access)func instantiate() -> T {
          let made = storyboard.storyboard.instantiateController(withIdentifier: identifier)
          guard let controller = made as? T else {
            fatalError("The scene '\\(identifier)' has the class \\(type(of: made)), not \\(T.self).")
          }
          return controller
        }

        /// Instantiates the scene's controller with a custom initializer.
        @available(macOS 10.15, *)
        \(isolation)
        \(access)func instantiate(creator block: @escaping (NSCoder) -> T?) -> T
        where T: NSViewController {
          storyboard.storyboard.instantiateController(identifier: identifier, creator: block)
        }

        /// Instantiates the scene's controller with a custom initializer.
        @available(macOS 10.15, *)
        \(isolation)
        \(access)func instantiate(creator block: @escaping (NSCoder) -> T?) -> T
        where T: NSWindowController {
          storyboard.storyboard.instantiateController(identifier: identifier, creator: block)
        }
      }

      /// A storyboard's initial scene.
      \(access)struct InitialSceneType<T>: Sendable {
        \(access)let storyboard: any StoryboardType.Type

        /// Instantiates the scene's controller.
        \(isolation)
        \(access)func instantiate() -> T {
          let made = storyboard.storyboard.instantiateInitialController()
          guard let controller = made as? T else { fatalError(Self.failure(of: storyboard)) }
          return controller
        }

        /// Instantiates the scene's controller with a custom initializer.
        @available(macOS 10.15, *)
        \(isolation)
        \(access)func instantiate(creator block: @escaping (NSCoder) -> T?) -> T
        where T: NSViewController {
          let made = storyboard.storyboard.instantiateInitialController(creator: block)
          guard let controller = made else { fatalError(Self.failure(of: storyboard)) }
          return controller
        }

        /// Instantiates the scene's controller with a custom initializer.
        @available(macOS 10.15, *)
        \(isolation)
        \(access)func instantiate(creator block: @escaping (NSCoder) -> T?) -> T
        where T: NSWindowController {
          let made = storyboard.storyboard.instantiateInitialController(creator: block)
          guard let controller = made else { fatalError(Self.failure(of: storyboard)) }
          return controller
        }

        private static func failure(of storyboard: any StoryboardType.Type) -> String {
          "The initial scene of \\(storyboard.storyboardName) is missing, or is not a \\(T.self)."
        }
      }

      extension NSSeguePerforming {
        /// Performs the segue with an identifier.
        \(isolation)
        \(access)func perform<S: SegueType>(segue: S, sender: Any? = nil)
        where S.RawValue == String {
          performSegue?(withIdentifier: segue.rawValue, sender: sender)
        }
      }

      extension SegueType where RawValue == String {
        /// Identifies a segue; nil if it is none of these.
        \(isolation)
        \(access)init?(_ segue: NSStoryboardSegue) {
          guard let identifier = segue.identifier else { return nil }
          self.init(rawValue: identifier)
        }
      }
      """
  }
}
