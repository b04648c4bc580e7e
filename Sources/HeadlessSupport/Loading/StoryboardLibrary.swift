package import Foundation
package import StoryboardParsing
import StoryboardModel

/// A set of storyboards that find each other by name: a bundle, a folder, or parsed files.
@MainActor
package final class StoryboardLibrary {
  /// How storyboards of the library are run.
  package var options: StoryboardOptions
  private let place: Place

  /// The twin's storyboards, by their files.
  package var storyboards: [ObjectIdentifier: NSObject] = [:]
  /// The classes that were found for controllers, which are asked for at every perform.
  package var controllerClasses: [ObjectIdentifier: AnyClass] = [:]

  private enum Place {
    case bundle(Bundle)
    case files(byName: [String: [StoryboardFile]], byPath: [String: StoryboardFile])
  }

  private init(_ place: Place, options: StoryboardOptions) {
    self.place = place
    self.options = options
  }

  /// The storyboards of files that were read already.
  ///
  /// Xibs and unreadable files are left out.
  package convenience init(
    files: [ParsedFile], options: StoryboardOptions = StoryboardOptions()
  ) {
    let storyboards = files.compactMap(\.file).filter { $0.kind == .storyboard }
    self.init(Self.place(of: storyboards.map(StoryboardFile.init)), options: options)
  }

  /// The storyboards in a folder and the folders in it, hidden ones left out.
  ///
  /// Files are read once per process.
  package convenience init(
    folder: String, options: StoryboardOptions = StoryboardOptions()
  ) {
    let paths = StoryboardSearch.storyboards(below: folder)
    self.init(Self.place(of: paths.compactMap(StoryboardFile.read)), options: options)
  }

  /// The storyboards of a bundle, found when they are asked for.
  package convenience init(
    bundle: Bundle, options: StoryboardOptions = StoryboardOptions()
  ) {
    self.init(.bundle(bundle), options: options)
  }

  private static var bundles: [String: StoryboardLibrary] = [:]

  /// The library that all of an app's storyboards of a bundle share.
  package static func shared(_ bundle: Bundle) -> StoryboardLibrary {
    if let known = bundles[bundle.bundlePath] { return known }
    let library = StoryboardLibrary(bundle: bundle)
    bundles[bundle.bundlePath] = library
    return library
  }

  /// The storyboard with a name; nil if there is none.
  ///
  /// Of several with one name, the one nearest in the folders to `referrer`, the file that refers
  /// to it, counts, then the first by path.
  package func file(named name: String, from referrer: StoryboardFile? = nil) -> StoryboardFile? {
    switch place {
    case .bundle(let bundle):
      StoryboardSearch.path(of: name, in: bundle).flatMap(StoryboardFile.read)
    case .files(let files, _):
      StoryboardSearch.nearest(files[name] ?? [], to: referrer)
    }
  }

  /// The storyboard that was read from a path; nil if none was.
  package func file(path: String) -> StoryboardFile? {
    guard case .files(_, let files) = place else { return nil }
    return files[path]
  }

  /// All storyboards, by path; nil for a bundle, whose storyboards are found one by one.
  package var allFiles: [StoryboardFile]? {
    guard case .files(_, let files) = place else { return nil }
    return files.values.sorted { $0.model.path < $1.model.path }
  }

  /// The bundle that messages name.
  package var bundle: Bundle {
    if case .bundle(let bundle) = place { bundle } else { .main }
  }

  private static func place(of files: [StoryboardFile]) -> Place {
    .files(
      byName: Dictionary(grouping: files, by: \.name),
      byPath: Dictionary(
        files.map { ($0.model.path, $0) }, uniquingKeysWith: { first, _ in first }))
  }
}
