internal import FilesAndPaths

/// The sources that headers belong to.
///
/// A header is in the targets of the sources that include it, which are nearly always next to it.
struct HeaderSources {
  /// The targets of the Objective-C sources by their paths, without extension; empty for a source in no target.
  private var targetsOfPaths: [String: Set<Int>] = [:]
  /// The targets of the Objective-C sources by name, without extension.
  private var targetsOfNames: [String: Set<Int>] = [:]
  /// The targets, by name, of the Objective-C sources that have no header of their name next to them.
  private var targetsWithoutHeader: [String: Set<Int>] = [:]
  /// The targets of the sources directly inside a folder; empty for a folder without sources.
  private var targetsOfFolders: [String: Set<Int>] = [:]

  init(of builder: MembershipBuilder) {
    let headers = Set(builder.index.paths.lazy.filter(SourceFile.isHeader).map(Self.base))
    for (file, path) in builder.index.paths.enumerated() {
      if builder.isSource(file) {
        targetsOfFolders[FilePath.folder(of: path), default: []].formUnion(builder.members[file])
      }
      guard ["m", "mm"].contains(FilePath.pathExtension(of: path)) else { continue }
      let base = Self.base(path)
      targetsOfPaths[base, default: []].formUnion(builder.members[file])
      targetsOfNames[FilePath.name(of: base), default: []].formUnion(builder.members[file])
      guard !headers.contains(base) else { continue }
      targetsWithoutHeader[FilePath.name(of: base), default: []].formUnion(builder.members[file])
    }
  }

  /// The targets of the sources with a header's name in the same folder; nil without such a source.
  func targets(ofOwnSourcesOf header: String) -> Set<Int>? { targetsOfPaths[Self.base(header)] }

  /// The targets of the sources that have a header's name, but are in other folders without such a header.
  func targets(ofOtherSourcesOf header: String) -> Set<Int> {
    targetsWithoutHeader[FilePath.name(of: Self.base(header))] ?? []
  }

  /// The targets of the sources nearest to a header.
  ///
  /// The header has no source with its name next to it.
  ///
  /// - Parameter header: A header that no target lists, in a folder owned by a project.
  /// - Returns: Empty if the sources around it are in no target either.
  func targets(around header: String) -> [Int] {
    let folder = FilePath.folder(of: header)
    if let neighbors = targetsOfFolders[folder], !neighbors.isEmpty { return neighbors.sorted() }
    let targetsOfNamesakes = targetsOfNames[FilePath.name(of: Self.base(header))] ?? []
    if !targetsOfNamesakes.isEmpty { return targetsOfNamesakes.sorted() }
    // In a folder that only contains headers, the sources of the folders above decide.
    let found = FoldersAbove.including(folder).lazy.compactMap { targetsOfFolders[$0] }.first
    return found?.sorted() ?? []
  }

  private static func base(_ path: String) -> String {
    String(path.dropLast(FilePath.pathExtension(of: path).count + 1))
  }
}
