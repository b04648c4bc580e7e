internal import FilesAndPaths
internal import StoryboardModel

/// One storyboard or xib with all its localizations.
struct LocalizedStoryboard {
  /// The file that code is generated from.
  var file: InterfaceFile
  /// The other languages' files, sorted by path.
  var variants: [InterfaceFile]

  /// Groups localizations, sorted by the path of each group's main file.
  static func groups(of files: [InterfaceFile]) -> [LocalizedStoryboard] {
    Dictionary(grouping: files) { OutputName.unlocalizedPath(of: $0.path) }.values
      .compactMap(LocalizedStoryboard.init)
      .sorted { $0.file.path < $1.file.path }
  }

  private init?(_ files: [InterfaceFile]) {
    let sorted = files.sorted { left, right in
      let ranks = (Self.rank(of: left.path), Self.rank(of: right.path))
      return ranks.0 == ranks.1 ? left.path < right.path : ranks.0 < ranks.1
    }
    guard let first = sorted.first else { return nil }
    file = first
    variants = Array(sorted.dropFirst())
  }

  /// The base localization comes first, then the languages that most projects are developed in.
  private static func rank(of path: String) -> Int {
    switch FilePath.name(of: FilePath.folder(of: path)) {
    case "Base.lproj": 0
    case "en.lproj", "English.lproj": 1
    default: 2
    }
  }
}
