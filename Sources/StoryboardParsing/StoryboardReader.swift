package import Foundation
internal import StoryboardModel

/// Reads `.storyboard` and `.xib` files.
package struct StoryboardReader: Sendable {
  package init() {}

  /// Reads one file from disk.
  package func read(_ path: String) -> ParsedFile {
    read(Data(), path: path)
  }

  /// Reads a file's bytes; `path` is what locations name.
  package func read(_ data: Data, path: String) -> ParsedFile {
    ParsedFile(path: path, file: nil)
  }

  /// Reads many files, on `workers` threads; the result is in the order of `paths`.
  package func read(_ paths: [String], workers: Int = 1) -> [ParsedFile] {
    paths.map { read($0) }
  }
}
