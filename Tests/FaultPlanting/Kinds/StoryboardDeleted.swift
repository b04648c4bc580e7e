import FilesAndPaths
import Findings
import StoryboardModel

/// Deletes a storyboard file.
enum StoryboardDeleted: FaultKind {
  static let name = "storyboard-deleted"
  static let summary = "a storyboard file deleted"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    let dequeues = app.dequeues
    for interface in app.builtInterfaces(&sites, count: { $0.kind == .storyboard ? 1 : 0 })
    where interface.file.kind == .storyboard {
      // It contains nothing to open.
      guard !interface.file.scenes.isEmpty else {
        sites.leaveOut(.alreadyBroken)
        continue
      }
      // The bundle contains it in another language.
      guard !app.interfaces.contains(where: { $0.isTranslation(of: interface) }) else {
        sites.leaveOut(.completeWithout)
        continue
      }
      let references = app.interfaces.filter { other in
        app.membership.builds(other.file.path)
          && !app.membership.areApart(other.file.path, interface.file.path)
      }
      .flatMap { other in
        other.file.scenes.compactMap(\.reference)
          .filter {
            $0.storyboardName == interface.name && other.name != interface.name
              && app.isFollowed($0, in: other)
          }
          .map { other.place($0.location) }
      }
      let needs =
        app.lists(naming: interface) + app.lines(app.openers(of: interface)) + references
      guard !needs.isEmpty else {
        sites.leaveOut(.neverOpened)
        continue
      }
      // Code about the deleted scenes, segues and prototypes refers to the file.
      let identifiers =
        interface.file.segues.compactMap(\.usableIdentifier)
        + interface.file.scenes.compactMap { $0.controller?.storyboardIdentifier }
      let classes = interface.file.scenes.compactMap { $0.controller?.customClass?.name }
      let prototypes = Set(interface.allObjects.compactMap(\.reuseIdentifier))
      sites.add(
        "\(interface.name).storyboard deleted", at: LinePlace(file: interface.file.path, line: 0),
        edits: [], deletions: [interface.file.path],
        ends: needs + ([interface.name] + identifiers.uniqued()).flatMap(app.namings)
          + classes.uniqued().flatMap(app.casts) + app.strings(identifiers, openedAs: interface)
          + app.openings(inClass: interface.name)
          + dequeues.map(\.identifier).filter { prototypes.contains(app.text($0)) }.map(app.line))
    }
  }
}

extension PlantableApp.Interface {
  /// Whether another file is the same storyboard in another language: `es.lproj/Main.storyboard`
  /// next to `Base.lproj/Main.storyboard`.
  fileprivate func isTranslation(of other: PlantableApp.Interface) -> Bool {
    let folder = FilePath.folder(of: file.path)
    let otherFolder = FilePath.folder(of: other.file.path)
    return file.path != other.file.path
      && FilePath.name(of: file.path) == FilePath.name(of: other.file.path)
      && folder.hasSuffix(".lproj") && otherFolder.hasSuffix(".lproj")
      && FilePath.folder(of: folder) == FilePath.folder(of: otherFolder)
  }
}

extension PlantableApp {
  /// The lines with an identifier as a string, in the files that open the storyboard.
  fileprivate func strings(_ identifiers: [String], openedAs interface: Interface) -> [LinePlace] {
    let files = Set(words.string(interface.name).map(\.file))
    return identifiers.uniqued().flatMap(words.string).filter { files.contains($0.file) }.map(line)
  }

  /// The lines that open a storyboard in the code of a class, possibly by the class's name.
  fileprivate func openings(inClass name: String) -> [LinePlace] {
    ["UIStoryboard", "NSStoryboard", "storyboardWithName"].flatMap(words.word).filter {
      declarations[$0.file].typeNames(around: $0.token).contains(name)
    }.map(line)
  }
}
