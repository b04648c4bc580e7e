package import AppProject
internal import FilesAndPaths
package import Findings
internal import NavigationGraph

/// Finds the storyboards that an app's entry points open.
package struct EntryPointSearch {
  /// The storyboard that an entry point opens, or a finding if it is missing.
  package struct Opening {
    package var path: String?
    /// The finding if no storyboard of the app has the name.
    package var missing: Finding?
    /// The finding if no target of the entry point contains the storyboard, although another target may.
    var notInTarget: Finding?
  }

  private let membership: AppMembership?
  private let index: StoryboardIndex
  private let fileNames: Set<String>
  /// The names of the main storyboards in each property list.
  private let mainStoryboards: [String: Set<String>]
  private var own: OwnStoryboards?

  /// Creates a search among some storyboards and xibs.
  package init(_ entryPoints: [EntryPoint], _ membership: AppMembership?, among paths: [String]) {
    self.membership = membership
    index = StoryboardIndex(paths: paths)
    fileNames = Set(paths.map { FilePath.name(of: $0) })
    mainStoryboards = Dictionary(grouping: entryPoints.filter { $0.role == .main }) {
      $0.declaredIn.file
    }.mapValues { Set($0.map(\.storyboardName)) }
    own = membership.map { OwnStoryboards(of: $0, among: paths) }
  }

  /// Returns what an entry point opens.
  package mutating func opening(of entry: EntryPoint) -> Opening {
    if membership?.isUnused(entry) ?? false { return Opening() }
    switch own?.storyboard(of: entry) {
    case .found(let path): return Opening(path: path)
    case .unopened: return Opening()
    case .missing(let target):
      // The targets lack the storyboard, but another storyboard of the app may be meant.
      if entry.opensXib(among: fileNames) { return Opening() }
      if let finding = notInTarget(entry, target) {
        return Opening(path: path(of: entry), notInTarget: finding)
      }
    case nil: break
    }
    if let path = path(of: entry) { return Opening(path: path) }
    return entry.opensXib(among: fileNames) ? Opening() : Opening(missing: entry.notFound)
  }

  private func notInTarget(_ entry: EntryPoint, _ target: String) -> Finding? {
    // `UIMainStoryboardFile~ipad` may name another storyboard for the same purpose, and an app for
    // one device needs only one of them.
    let isOnly = mainStoryboards[entry.declaredIn.file, default: []].count < 2
    return isOnly || entry.role != .main ? entry.notInTarget(target) : nil
  }

  private func path(of entry: EntryPoint) -> String? {
    index.path(ofStoryboard: entry.storyboardName, nearestTo: entry.folder)
      .flatMap { isOfOtherApp($0, than: entry) ? nil : $0 }
  }

  /// Whether a storyboard belongs only to other apps.
  ///
  /// The entry point has no target, and these apps have their own property lists, in folders that don't contain the
  /// entry point's. This happens in a folder of samples in which some have no project.
  private func isOfOtherApp(_ path: String, than entry: EntryPoint) -> Bool {
    guard let membership, entry.role == .main, membership.targetIndices(of: entry).isEmpty else {
      return false
    }
    let targets = membership.targets(of: path)
    return !targets.isEmpty
      && targets.allSatisfy { target in
        // The folder with `App.xcodeproj`, which contains the declaration.
        let folder = FilePath.folder(of: FilePath.folder(of: target.declaredIn))
        return target.kind == .app && !target.propertyLists.isEmpty && !folder.isEmpty
          && !entry.declaredIn.file.hasPrefix(folder + "/")
      }
  }
}
