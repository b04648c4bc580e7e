internal import Findings

/// The sources that headers go with: a header is in the targets of what includes it, which is
/// nearly always what stands beside it.
struct HeaderSources {
  private let builder: MembershipBuilder
  /// Objective-C sources by their paths without the extension.
  private var twins: [String: Int] = [:]
  /// Objective-C sources by their names without the extension.
  private var namesakes: [String: [Int]] = [:]

  init(of builder: MembershipBuilder) {
    self.builder = builder
    for (file, path) in builder.index.paths.enumerated() {
      guard ["m", "mm"].contains(FilePath.pathExtension(of: path)) else { continue }
      let base = Self.base(path)
      twins[base] = file
      namesakes[FilePath.name(of: base), default: []].append(file)
    }
  }

  /// The source of a header's name in its folder.
  func twin(of header: String) -> Int? { twins[Self.base(header)] }

  /// The targets of the sources that a header without a twin is nearest to.
  ///
  /// - Parameter header: A header that no target lists, in a folder that a project decides over.
  /// - Returns: Nothing where the sources around it are in no target either.
  func targets(around header: String) -> [Int] {
    var folder = FilePath.folder(of: header)
    if let beside = targets(directlyIn: folder), !beside.isEmpty { return beside }
    let namesakes = namesakes[FilePath.name(of: Self.base(header))] ?? []
    let ofNamesakes = Set(namesakes.flatMap { builder.members[$0] })
    if !ofNamesakes.isEmpty { return ofNamesakes.sorted() }
    // In a folder of headers alone: what the folders above have.
    while folder != "/", !folder.isEmpty {
      if let found = targets(directlyIn: folder) { return found }
      folder = FilePath.folder(of: folder)
    }
    return []
  }

  /// The targets of the sources in a folder; nil where it has no source.
  private func targets(directlyIn folder: String) -> [Int]? {
    let sources = (builder.index.filesInFolders[folder] ?? []).filter(builder.isSource)
    return sources.isEmpty ? nil : Set(sources.flatMap { builder.members[$0] }).sorted()
  }

  private static func base(_ path: String) -> String {
    String(path.dropLast(FilePath.pathExtension(of: path).count + 1))
  }
}
