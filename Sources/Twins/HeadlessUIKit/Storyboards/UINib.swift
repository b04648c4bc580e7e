public import Foundation
import StoryboardModel

/// A xib whose objects can be created any number of times.
@MainActor
open class UINib: NSObject {
  private let name: String
  private let bundle: Bundle
  private let file: StoryboardFile?

  private init(name: String, bundle: Bundle, file: StoryboardFile?) {
    self.name = name
    self.bundle = bundle
    self.file = file
    super.init()
  }

  /// Finds the xib with a name in a bundle; nil means the main bundle.
  ///
  /// `HeadlessStoryboards.folders` are searched first, then the bundle's top folder, then its
  /// `lproj` folders. If the file doesn't exist, ``instantiate(withOwner:options:)`` throws
  /// an exception.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    let bundle = bundleOrNil ?? .main
    let path = StoryboardSearch.path(of: name, in: bundle, type: .xib)
    self.init(name: name, bundle: bundle, file: path.flatMap(StoryboardFile.read))
  }

  /// The keys of options for ``instantiate(withOwner:options:)``.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public var rawValue: String

    /// Creates a key with a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Replacements for the file's external objects, by identifier.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// Creates the file's top-level objects in order, without placeholders.
  ///
  /// Throws an `NSInternalInconsistencyException` if the file doesn't exist. Outlets and actions
  /// are connected like those of a storyboard.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The File's Owner.
  ///   - optionsOrNil: The external objects.
  /// - Returns: Views, items, gestures and controllers.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let externals = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    return load(
      owner: ownerOrNil as? NSObject,
      externalObjects: externals.compactMapValues { $0 as? NSObject }
    )?.objects ?? []
  }

  /// Creates the objects; if the file doesn't exist, throws an exception and returns nil.
  final func load(
    owner: NSObject?, externalObjects: [String: NSObject] = [:]
  ) -> (objects: [NSObject], loading: NibLoading)? {
    guard let file else {
      UIKitException.noNib(name, bundle: bundle).raise()
      return nil
    }
    let loading = NibLoading(file: file, owner: owner, externalObjects: externalObjects)
    return (loading.topLevelObjects(), loading)
  }
}
