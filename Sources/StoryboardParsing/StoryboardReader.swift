package import Foundation
internal import StoryboardModel

/// Reads `.storyboard` and `.xib` files.
package struct StoryboardReader: Sendable {
  package init() {}

  /// Reads one file from disk.
  package func read(_ path: String) -> ParsedFile {
    do throws(ReadFailure) {
      return read(try FileContents.read(path), path: path)
    } catch {
      return ParsedFile(path: path, file: nil, findings: [error.finding])
    }
  }

  /// Reads a file's bytes; `path` is what locations name.
  package func read(_ data: Data, path: String) -> ParsedFile {
    do throws(ReadFailure) {
      let file = try document(in: data, path: path)
      return ParsedFile(path: path, file: file, findings: FileChecks.findings(in: file))
    } catch {
      return ParsedFile(path: path, file: nil, findings: [error.finding])
    }
  }

  /// Reads many files, on `workers` threads; the result is in the order of `paths`.
  package func read(_ paths: [String], workers: Int = 1) -> [ParsedFile] {
    guard workers > 1, paths.count > 1 else { return paths.map { read($0) } }
    return ParallelReading.read(paths, workers: workers, with: self)
  }

  private func document(in data: Data, path: String) throws(ReadFailure) -> InterfaceFile {
    guard data.count <= ReadingLimits.fileSize else {
      throw FileContents.tooLarge(data.count, path: path)
    }
    let text = try DocumentText(data, path: path)
    let scan = text.utf8.withBytes { StartTagScan($0) }
    if let (reason, position) = scan.refusal {
      throw ReadFailure(reason, at: position.location(in: path))
    }
    return try DocumentParser.parse(text, positions: scan.positions)
  }
}
