package import Findings
package import StoryboardModel

/// The declarations generated from one storyboard or xib, before they are rendered.
package struct FileDeclaration: Hashable, Sendable {
  /// The file's path, as given.
  package var path: String
  /// The name of the generated file, such as `Main.storyboard.swift`.
  package var outputName: String
  /// The file's name without its extension, as `UIStoryboard(name:bundle:)` takes it.
  package var resourceName: String
  /// The name of the generated type, such as `MainStoryboard` or `PersonCellNib`.
  package var typeName: String
  package var kind: InterfaceFile.Kind
  package var runtime: TargetRuntime
  /// Whether files of another platform in the same run have types of the same names, so that the
  /// text needs an `#if`.
  package var needsPlatformCondition: Bool
  /// The classes that are generated in this file, sorted by name.
  package var classes: [SourceClassDeclaration]
  /// All segues with an identifier, which the styles of SwiftGen and R.swift write, sorted by identifier and place.
  package var namedSegues: [NamedSegueDeclaration] = []
  /// The scenes that code can instantiate: the initial one first, then those with an identifier, by
  /// name.
  package var scenes: [SceneDeclaration]
  /// The reuse identifiers, sorted by name.
  package var reuseIdentifiers: [ReuseDeclaration]
  /// The restoration identifiers, sorted by the name of their constant.
  package var restorationIdentifiers: [NamedIdentifier]
  /// A xib's owner and first object; nil in a storyboard.
  package var nib: NibDeclaration?

  package init(
    path: String, outputName: String, resourceName: String, typeName: String,
    kind: InterfaceFile.Kind, runtime: TargetRuntime, needsPlatformCondition: Bool = false,
    classes: [SourceClassDeclaration] = [], scenes: [SceneDeclaration] = [],
    reuseIdentifiers: [ReuseDeclaration] = [], restorationIdentifiers: [NamedIdentifier] = []
  ) {
    self.path = path
    self.outputName = outputName
    self.resourceName = resourceName
    self.typeName = typeName
    self.kind = kind
    self.runtime = runtime
    self.needsPlatformCondition = needsPlatformCondition
    self.classes = classes
    self.scenes = scenes
    self.reuseIdentifiers = reuseIdentifiers
    self.restorationIdentifiers = restorationIdentifiers
  }
}

/// A scene that code can instantiate by name, or as the storyboard's initial one.
package struct SceneDeclaration: Hashable, Sendable {
  /// The constant's name: `initial` for the initial scene.
  package var name: String
  /// The storyboard identifier; nil for the initial scene.
  package var identifier: String?
  /// The class of the scene's controller.
  package var controller: ClassName
  /// The controller that receives the input: the scene's own, or one that it contains.
  package var destination: DestinationDeclaration
  package var location: SourceLocation

  package init(
    name: String, identifier: String?, controller: ClassName, destination: DestinationDeclaration,
    location: SourceLocation
  ) {
    self.name = name
    self.identifier = identifier
    self.controller = controller
    self.destination = destination
    self.location = location
  }
}

/// A cell or another reusable view.
package struct ReuseDeclaration: Hashable, Sendable {
  /// The kind of view to dequeue.
  package enum View: String, Hashable, Sendable {
    case tableCell
    case tableHeaderFooter
    case collectionCell
    case collectionSupplementary
    /// AppKit's views, and others that the runtime cannot dequeue.
    case other
  }

  package var name: String
  package var identifier: String
  package var view: View
  package var className: ClassName
  package var locations: [SourceLocation]
}

/// An identifier with the name of its constant.
package struct NamedIdentifier: Hashable, Sendable {
  package var name: String
  package var identifier: String
  package var locations: [SourceLocation]
}

/// The contents of a xib.
package struct NibDeclaration: Hashable, Sendable {
  /// The class of the File's Owner; nil if the xib names none.
  package var owner: ClassName?
  /// The class of the first top-level object; nil if there is none.
  package var firstObject: ClassName?

  package init(owner: ClassName? = nil, firstObject: ClassName? = nil) {
    self.owner = owner
    self.firstObject = firstObject
  }
}
