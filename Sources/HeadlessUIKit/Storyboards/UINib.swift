public import Foundation
import Findings
import StoryboardModel

/// A xib, to make its objects any number of times.
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

  /// The xib with a name, from a bundle; nil means the main bundle.
  ///
  /// `HeadlessStoryboards.folders` are searched first, then the bundle's top folder, then its
  /// `lproj` folders. Where there is no such file, ``instantiate(withOwner:options:)`` raises.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    let bundle = bundleOrNil ?? .main
    let path = StoryboardSearch.path(of: name, in: bundle, type: .xib)
    self.init(name: name, bundle: bundle, file: path.flatMap(StoryboardFile.read))
  }

  /// What ``instantiate(withOwner:options:)`` takes beside the owner.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's own text.
    public var rawValue: String

    /// The key with a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Objects that stand for the file's external ones, by identifier.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// Makes the top-level objects of the file, in its order; placeholders are not among them.
  ///
  /// Raises an `NSInternalInconsistencyException` where there is no such file. Outlets and actions
  /// are connected as a storyboard's are.
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

  /// Makes the objects; nil, with an exception, where there is no file.
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
