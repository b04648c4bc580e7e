import AppProject
import FilesAndPaths
import Findings
package import Foundation
import StoryboardModel
import StoryboardParsing

/// An app as the fault planter sees it: the words of its sources, and the elements of its
/// storyboards.
///
/// It deliberately doesn't use the checker's results: a site that the checker cannot see must still
/// be a site.
package struct PlantableApp {
  /// An interface file with its text.
  struct Interface {
    let file: InterfaceFile
    let text: MarkupText
    let objectsByID: [ObjectID: InterfaceObject]

    init(file: InterfaceFile, text: MarkupText) {
      self.file = file
      self.text = text
      let objects = (file.scenes.flatMap(\.objects) + file.objects).flatMap(\.selfAndDescendants)
      objectsByID = Dictionary(objects.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// The folder, as it was given.
  package let folder: String
  let sources: [CodeText]
  let declarations: [Declarations]
  let interfaces: [Interface]
  /// The property lists, as text.
  let propertyLists: [(path: String, text: String)]
  /// The Xcode projects, as text.
  let projects: [(path: String, text: String)]
  let membership: BuiltFiles
  let words: WordIndex
  /// The identifiers of all segues and scenes of built files.
  let identifiers: Set<String>
  /// The names of the built storyboards.
  let storyboardNames: Set<String>
  /// The objects of built files, by their custom class.
  let holdersByClass: [String: [(interface: Int, object: InterfaceObject)]]
  let classes: ClassIndex
  let classNamers: ClassNamers

  /// Reads an app from its folder.
  package init(folder: String) {
    let found = FileDiscovery(findsSources: true).files(below: [folder])
    func bytes(_ paths: [String]) -> [(String, Data)] {
      paths.compactMap { path in FileManager.default.contents(atPath: path).map { (path, $0) } }
    }
    self.init(
      folder: folder,
      files: bytes(
        found.swiftFiles + found.objectiveCFiles + found.interfaceFiles + found.propertyLists
          + found.projects + found.manifests), found)
  }

  /// Creates an app from files in memory; the extension of a path determines the kind of file.
  package init(folder: String, files: [(path: String, bytes: Data)]) {
    self.init(folder: folder, files: files, nil)
  }

  private init(
    folder: String, files: [(path: String, bytes: Data)], _ discovered: DiscoveredFiles?
  ) {
    self.folder = folder
    var sources: [CodeText] = []
    var interfaces: [Interface] = []
    var lists: [(path: String, text: String)] = []
    var projects: [(path: String, text: String)] = []
    var packages: [String] = []
    for (path, data) in files {
      switch FilePath.pathExtension(of: path) {
      case "storyboard", "xib":
        guard let file = StoryboardReader().read(data, path: path).file else { continue }
        interfaces.append(
          Interface(file: file, text: MarkupText(Array(data))))
      case "swift" where FilePath.name(of: path) == "Package.swift":
        packages.append(FilePath.folder(of: path))
      case "swift", "m", "mm", "h":
        // Megabytes of generated code don't contain faults that people make.
        if data.count < 4 << 20 { sources.append(CodeText(path: path, bytes: Array(data))) }
      case "plist": lists.append((path, String(decoding: data, as: UTF8.self)))
      case "pbxproj": projects.append((path, String(decoding: data, as: UTF8.self)))
      default: break
      }
    }
    membership = BuiltFiles(
      projects: projects.map(\.text), packages: packages, files: discovered)
    self.projects = projects
    self.sources = sources
    self.interfaces = interfaces
    propertyLists = lists
    declarations = sources.map {
      $0.isSwift ? SwiftScan($0).declarations() : ObjectiveCScan($0).declarations()
    }
    words = WordIndex(sources)
    classes = ClassIndex(declarations)
    classNamers = ClassNamers(sources, declarations)
    var identifiers: Set<String> = []
    var storyboardNames: Set<String> = []
    var holders: [String: [(interface: Int, object: InterfaceObject)]] = [:]
    for (index, interface) in interfaces.enumerated()
    where membership.builds(interface.file.path) {
      if interface.file.kind == .storyboard { storyboardNames.insert(interface.name) }
      identifiers.formUnion(interface.file.segues.compactMap(\.usableIdentifier))
      identifiers.formUnion(
        interface.file.scenes.compactMap { $0.controller?.storyboardIdentifier })
      for object in interface.allObjects {
        if let name = object.customClass?.name {
          holders[name, default: []].append((index, object))
        }
      }
    }
    self.identifiers = identifiers
    self.storyboardNames = storyboardNames
    holdersByClass = holders
  }

  func line(_ place: CodePlace) -> LinePlace {
    LinePlace(
      file: sources[place.file].path, line: sources[place.file].line(ofToken: place.token))
  }

  /// The start tags of the storyboards with a name, and their initial controllers.
  func files(ofStoryboard name: String) -> [LinePlace] {
    interfaces.filter { $0.file.kind == .storyboard && $0.name == name }.flatMap { interface in
      [interface.place(interface.file.location)]
        + (interface.object(interface.file.initialControllerID).map {
          [interface.place($0.location)]
        } ?? [])
    }
  }

  func text(_ place: CodePlace) -> String { sources[place.file].text(place.token) }
}
