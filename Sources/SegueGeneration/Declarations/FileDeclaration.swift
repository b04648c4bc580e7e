package import Findings
package import StoryboardModel

/// What is generated from one storyboard or xib, before it is text.
package struct FileDeclaration: Hashable, Sendable {
  /// The file's path, as given.
  package var path: String
  /// The name of the file that is generated, such as `Main.storyboard.swift`.
  package var outputName: String
  /// The file's name without its extension: what `UIStoryboard(name:bundle:)` takes.
  package var resourceName: String
  /// The name of the generated type, such as `MainStoryboard` or `PersonCellNib`.
  package var typeName: String
  package var kind: InterfaceFile.Kind
  package var runtime: TargetRuntime
  /// Whether files of another platform are in the same run and name types alike, so that the text
  /// stands in an `#if`.
  package var needsPlatformCondition: Bool
  /// The classes that are generated in this file, sorted by name.
  package var classes: [SourceClassDeclaration]
  /// Every segue of the file that has an identifier, whoever's it is, for the shapes of code that are
  /// not typed by class; sorted by identifier, then by place.
  package var namedSegues: [NamedSegueDeclaration]
  /// The scenes that code can make: the initial one first, then those with an identifier, by name.
  package var scenes: [SceneDeclaration]
  /// Sorted by name.
  package var reuseIdentifiers: [ReuseDeclaration]
  /// The restoration identifiers, by the name of their constant.
  package var restorationIdentifiers: [NamedIdentifier]
  /// A xib's owner and first object; nil in a storyboard.
  package var nib: NibDeclaration?
  /// Modules to import, sorted; the runtime's is not among them.
  package var modules: [String]

  package init(
    path: String, outputName: String, resourceName: String, typeName: String,
    kind: InterfaceFile.Kind, runtime: TargetRuntime, needsPlatformCondition: Bool = false,
    classes: [SourceClassDeclaration] = [],
    namedSegues: [NamedSegueDeclaration] = [], scenes: [SceneDeclaration] = [],
    reuseIdentifiers: [ReuseDeclaration] = [], restorationIdentifiers: [NamedIdentifier] = [],
    nib: NibDeclaration? = nil, modules: [String] = []
  ) {
    self.path = path
    self.outputName = outputName
    self.resourceName = resourceName
    self.typeName = typeName
    self.kind = kind
    self.runtime = runtime
    self.needsPlatformCondition = needsPlatformCondition
    self.classes = classes
    self.namedSegues = namedSegues
    self.scenes = scenes
    self.reuseIdentifiers = reuseIdentifiers
    self.restorationIdentifiers = restorationIdentifiers
    self.nib = nib
    self.modules = modules
  }
}

/// A scene that code can make by name, or as the storyboard's initial one.
package struct SceneDeclaration: Hashable, Sendable {
  /// The constant's name: `initial` for the initial scene.
  package var name: String
  /// The storyboard identifier; nil for the initial scene.
  package var identifier: String?
  /// The class of the scene's own controller.
  package var controller: ClassName
  /// Who gets the input: the controller itself, or one that it contains.
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
  /// What the view is dequeued as.
  package enum View: String, Hashable, Sendable {
    case tableCell
    case tableHeaderFooter
    case collectionCell
    case collectionSupplementary
    /// AppKit's, and others that the runtime has no dequeuing for.
    case other
  }

  package var name: String
  package var identifier: String
  package var view: View
  package var className: ClassName
  package var locations: [SourceLocation]

  package init(
    name: String, identifier: String, view: View, className: ClassName,
    locations: [SourceLocation]
  ) {
    self.name = name
    self.identifier = identifier
    self.view = view
    self.className = className
    self.locations = locations
  }
}

/// An identifier and the constant that stands for it.
package struct NamedIdentifier: Hashable, Sendable {
  package var name: String
  package var identifier: String
  package var locations: [SourceLocation]

  package init(name: String, identifier: String, locations: [SourceLocation]) {
    self.name = name
    self.identifier = identifier
    self.locations = locations
  }
}

/// What a xib holds.
package struct NibDeclaration: Hashable, Sendable {
  /// The class of the File's Owner; nil where the xib names none.
  package var owner: ClassName?
  /// The class of the first top-level object; nil where there is none.
  package var firstObject: ClassName?

  package init(owner: ClassName? = nil, firstObject: ClassName? = nil) {
    self.owner = owner
    self.firstObject = firstObject
  }
}
