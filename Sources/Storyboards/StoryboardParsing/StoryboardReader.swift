internal import Findings
package import Foundation
internal import Parallel
package import StoryboardModel

/// Reads `.storyboard` and `.xib` files.
package struct StoryboardReader: Sendable {
  private let scope: ReadingScope

  package init(scope: ReadingScope = .model) {
    self.scope = scope
  }

  /// Reads one file from disk.
  package func read(_ path: String) -> ParsedFile {
    parsed(path) { () throws(ReadFailure) in
      try document(in: FileContents.read(path), path: path)
    }
  }

  /// Reads a file's bytes; `path` is the file named in locations.
  package func read(_ data: Data, path: String) -> ParsedFile {
    parsed(path) { () throws(ReadFailure) in try document(in: data, path: path) }
  }

  /// The result for a file that is larger than the limit.
  package static func refused(_ path: String, size: Int) -> ParsedFile {
    ParsedFile(
      path: path, file: nil, findings: [FileContents.tooLarge(size, path: path).finding])
  }

  /// Reads many files on `workers` threads; the results are in the order of `paths`.
  package func read(_ paths: [String], workers: Int = 1) -> [ParsedFile] {
    read(paths, workers: workers) { $0 }
  }

  /// Reads many files on `workers` threads, each of which also calls a function with each of its files.
  ///
  /// - Returns: The function's results, in the order of `paths`.
  package func read<Result: Sendable>(
    _ paths: [String], workers: Int, _ transform: @Sendable (ParsedFile) -> Result
  ) -> [Result] {
    // Dispatch's threads have 512 KB of stack or more. Elements nest at most `ReadingLimits.depth`
    // levels deep, and only code that walks the finished tree needs a call for each level.
    ParallelMap.results(of: paths, workers: workers) { transform(read($0)) }
  }

  private func parsed(
    _ path: String, _ document: () throws(ReadFailure) -> (InterfaceFile, [Finding])
  ) -> ParsedFile {
    do throws(ReadFailure) {
      let (file, findings) = try document()
      return ParsedFile(
        path: path, file: file, findings: (findings + FileChecks.findings(in: file)).sorted())
    } catch {
      return ParsedFile(path: path, file: nil, findings: [error.finding])
    }
  }

  /// Builds the model of a file, and finds problems that only its text shows.
  private func document(
    in data: Data, path: String
  ) throws(ReadFailure) -> (InterfaceFile, [Finding]) {
    guard data.count <= ReadingLimits.fileSize else {
      throw FileContents.tooLarge(data.count, path: path)
    }
    let text = try DocumentText(data, path: path)
    let plain = PlainDocument.read(text, scope)
    let read = if let plain { plain } else { try parsed(text) }
    // The sides of a conflict may be resolved while `=======` is left. To XML, that is text.
    guard read.hasStrayText, let marker = text.utf8.withBytes(ConflictMarker.first) else {
      return (read.file, read.findings)
    }
    let conflict = ReadFailure.mergeConflict(at: marker.location(in: path))
    return (read.file, read.findings + [conflict.finding])
  }

  /// Reads a text with XMLParser, unless that would be dangerous.
  private func parsed(_ text: DocumentText) throws(ReadFailure) -> ModelBuilder {
    let positions = try text.utf8.withBytes { (bytes) throws(ReadFailure) in
      try StartTagScan.positions(in: bytes, path: text.path)
    }
    return try DocumentParser.parse(text, startTags: positions, scope)
  }
}
