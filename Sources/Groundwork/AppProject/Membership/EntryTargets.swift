internal import FilesAndPaths
internal import Findings

/// Finds the targets of entry points.
struct EntryTargets: Sendable {
  /// The targets of each property list, by its normal path.
  private var byPropertyLists: [String: [Int]] = [:]
  /// The targets that each file declares, by name.
  private var byDeclarations: [String: [String: [Int]]] = [:]

  /// The property lists of all targets, without links and in lower case, because projects may spell paths differently.
  private var resolvedLists: Set<String> = []
  /// Whether the projects in each folder say which property lists their targets use.
  private let knowsLists: [String: Bool]

  init(_ targets: [AppTarget], _ governors: FolderGovernors) {
    var known: [String: Bool] = [:]
    for (index, target) in targets.enumerated() {
      for path in target.propertyLists {
        byPropertyLists[path, default: []].append(index)
        resolvedLists.insert(Self.resolved(path))
      }
      byDeclarations[target.declaredIn, default: [:]][target.name, default: []].append(index)
      // A project without an app uses none of its lists to open a storyboard.
      guard target.hasEntryPoints || target.isPartOrTestInProject else { continue }
      let folder = target.projectFolder
      known[folder] =
        (known[folder] ?? true) && (target.knowsPropertyLists || !target.hasEntryPoints)
    }
    knowsLists = Dictionary(
      uniqueKeysWithValues: governors.listing.map {
        ($0, $1 && (known[$0] == true || governors.isOfForeignApp($0)))
      })
  }

  private static func resolved(_ path: String) -> String {
    (AbsolutePath.resolved(path) ?? path).lowercased()
  }

  /// Whether no target uses the property list that names an entry point, although the projects
  /// around it say which lists their targets use.
  ///
  /// For example, someone removed an extension from the project, but left its files.
  func isUnused(_ entry: EntryPoint) -> Bool {
    let file = entry.declaredIn.file
    guard entry.target == nil, byDeclarations[file] == nil else { return false }
    let path = NormalPath.of(file)
    let knows = FoldersAbove.including(FilePath.folder(of: path)).lazy
      .compactMap { knowsLists[$0] }.first
    return knows == true && !resolvedLists.contains(Self.resolved(path))
  }

  /// Returns the targets whose property list or settings name an entry point, as indices, ascending.
  func indices(of entry: EntryPoint) -> [Int] {
    let file = entry.declaredIn.file
    let listed = byPropertyLists[NormalPath.of(file)] ?? []
    let declared = entry.target.flatMap { byDeclarations[file]?[$0] } ?? []
    return Set(listed + declared).sorted()
  }
}
