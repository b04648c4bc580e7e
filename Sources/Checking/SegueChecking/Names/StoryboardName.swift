internal import FilesAndPaths

/// The names that code and references call storyboards by.
package enum StoryboardName {
  /// The name of a file, without its extension.
  package static func ofFile(_ path: String) -> String {
    let name = FilePath.name(of: path)
    return String(name.dropLast(FilePath.pathExtension(of: name).count + 1))
  }

  /// The name of a storyboard, without the device that it is for: `Main` for `Main~ipad.storyboard`.
  package static func withoutDevice(_ path: String) -> String {
    let isFile = FilePath.pathExtension(of: path) == "storyboard"
    let stem = isFile ? ofFile(path) : FilePath.name(of: path)
    guard let tilde = stem.firstIndex(of: "~"), tilde != stem.startIndex else { return stem }
    return String(stem[..<tilde])
  }
}
