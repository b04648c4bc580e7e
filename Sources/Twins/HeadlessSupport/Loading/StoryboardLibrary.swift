package import Foundation
internal import StoryboardParsing
package import StoryboardModel

/// A set of storyboards that refer to each other by name: those of a bundle or a folder, or parsed
/// files.
@MainActor
package final class StoryboardLibrary {
  /// The options for running the library's storyboards.
  package var options: StoryboardOptions
  private let place: Place

  /// The twin's storyboard objects, by their files.
  package var storyboards: [ObjectIdentifier: NSObject] = [:]
  /// The classes that were found for controllers, cached because every performance needs them.
  private var controllerClasses: [ObjectIdentifier: AnyClass] = [:]

  private enum Place {
    case bundle(Bundle)
    case files(byName: [String: [StoryboardFile]], byPath: [String: StoryboardFile])
  }

  private init(_ place: Place, options: StoryboardOptions) {
    self.place = place
    self.options = options
  }

  /// Creates a library of files that were already read.
  ///
  /// Xibs and unreadable files are skipped.
  package convenience init(
    files: [ParsedFile], options: StoryboardOptions = StoryboardOptions()
  ) {
    let storyboards = files.compactMap(\.file).filter { $0.kind == .storyboard }
    self.init(Self.place(of: storyboards.map(StoryboardFile.init)), options: options)
  }

  /// Creates a library of the storyboards in a folder and its subfolders, except hidden ones.
  ///
  /// Files are read once per process.
  package convenience init(
    folder: String, options: StoryboardOptions = StoryboardOptions()
  ) {
    let paths = StoryboardSearch.files(.storyboard, below: folder)
    self.init(Self.place(of: paths.compactMap(StoryboardFile.read)), options: options)
  }

  private static var bundles: [String: StoryboardLibrary] = [:]

  /// The library shared by all of an app's storyboards in a bundle, each found when it is needed.
  package static func shared(_ bundle: Bundle) -> StoryboardLibrary {
    if let known = bundles[bundle.bundlePath] { return known }
    let library = StoryboardLibrary(.bundle(bundle), options: StoryboardOptions())
    bundles[bundle.bundlePath] = library
    return library
  }

  /// The storyboard with a name; nil if there is none.
  ///
  /// If several have the name, the one in the folder nearest to `referrer`, the file that refers to
  /// it, is used, or else the first by path.
  package func file(named name: String, from referrer: StoryboardFile? = nil) -> StoryboardFile? {
    switch place {
    case .bundle(let bundle):
      StoryboardSearch.path(of: name, in: bundle).flatMap(StoryboardFile.read)
    case .files(let files, _):
      Self.nearest(files[name] ?? [], to: referrer)
    }
  }

  /// The file that shares the most folders with another file, among files with the same name.
  private static func nearest(
    _ files: [StoryboardFile], to referrer: StoryboardFile?
  ) -> StoryboardFile? {
    guard let referrer, files.count > 1 else { return files.first }
    let folders = referrer.model.path.split(separator: "/").dropLast()
    func depth(_ file: StoryboardFile) -> Int {
      zip(folders, file.model.path.split(separator: "/").dropLast()).prefix { $0 == $1 }.count
    }
    return files.sorted { (depth($1), $0.model.path) < (depth($0), $1.model.path) }.first
  }

  /// The storyboard that was read from a path; nil if none was.
  package func file(path: String) -> StoryboardFile? {
    guard case .files(_, let files) = place else { return nil }
    return files[path]
  }

  /// Returns the class to instantiate for a controller.
  ///
  /// - Parameters:
  ///   - templates: The file's description of the controller.
  ///   - base: The class of the controller's element, which is used if the file names no usable
  ///     class.
  ///   - isUsable: Whether a custom class can be used for a controller.
  /// - Returns: The class, and whether it replaces one that was not found.
  package func controllerClass<Controller: NSObject>(
    of templates: ControllerTemplates, otherwise base: @autoclosure () -> Controller.Type,
    isUsable: (Controller.Type) -> Bool = { _ in true }
  ) -> (Controller.Type, isStandIn: Bool) {
    let key = ObjectIdentifier(templates)
    if let known = controllerClasses[key] as? Controller.Type { return (known, false) }
    guard let custom = templates.object.customClass else {
      let base = base()
      controllerClasses[key] = base
      return (base, false)
    }
    let found: AnyClass? = ClassLookup.find(custom, with: options)
    if let found = found as? Controller.Type, isUsable(found) {
      controllerClasses[key] = found
      return (found, false)
    }
    ClassLookup.logUnknown(custom, with: options)
    return (base(), true)
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
