internal import FilesAndPaths
internal import Findings
internal import FileWriting
internal import Foundation

/// A baseline on disk is sorted JSON with one object per finding, so that it is easy to merge.
extension Baseline {
  /// The version of the format, which increases when older files cannot be read any more.
  private static let version = 1

  /// Reads a baseline.
  ///
  /// - Throws: An ``AdoptionFailure`` if the file cannot be read or is invalid.
  package init(reading path: String) throws(AdoptionFailure) {
    let data: Data
    do throws(FileBytes.Failure) {
      data = Data(try FileBytes.read(path))
    } catch {
      switch error {
      case .missing, .unreadable: throw .missingBaseline(path)
      case .notRegular, .tooLarge: throw .malformedBaseline(path, reason: error.description)
      }
    }
    let content: Content
    do {
      content = try JSONDecoder().decode(Content.self, from: data)
    } catch let error as DecodingError {
      throw .malformedBaseline(path, reason: Self.reason(error))
    } catch {
      throw .malformedBaseline(path, reason: "it is not valid JSON")
    }
    guard content.version == Self.version else {
      throw .malformedBaseline(
        path, reason: "its version is \(content.version), not \(Self.version)")
    }
    var counts: [FindingKey: Int] = [:]
    for entry in content.findings {
      guard (1...Int(Int32.max)).contains(entry.count ?? 1) else {
        throw .malformedBaseline(path, reason: "a count is \(entry.count ?? 1)")
      }
      let key = FindingKey(rule: entry.rule, file: entry.file, message: entry.message)
      counts[key, default: 0] += entry.count ?? 1
    }
    self.init(counts: counts)
  }

  /// The text of the file, which doesn't depend on the order of the findings.
  package var text: String {
    let findings = counts.sorted { $0.key < $1.key }.map { key, count in
      JSONValue.compact([
        "file": .string(key.file),
        "rule": .string(key.rule),
        "message": .string(key.message),
        "count": count == 1 ? .null : .integer(count),
      ])
    }
    return JSONValue.object([
      "version": .integer(Self.version), "findings": .array(findings),
    ]).text
  }

  /// Writes the file, unless it has this text already.
  ///
  /// If `isForced`, a file that is not a baseline is overwritten.
  ///
  /// - Throws: A `WriteFailure` if the file must not be overwritten or cannot be written.
  package func write(to path: String, isForced: Bool = false) throws {
    let bytes = Array(text.utf8)
    let writer = OutputWriter(isForced: isForced)
    if try writer.contents(of: path, as: Self.kind) == bytes { return }
    try writer.write(bytes, to: path, as: Self.kind)
  }

  /// Checks that a baseline may be written, before the work of creating one.
  static func checkPlace(_ path: String, isForced: Bool) throws {
    _ = try OutputWriter(isForced: isForced).contents(of: path, as: kind)
  }

  /// The beginning of every baseline.
  ///
  /// A baseline with merge conflicts begins like this too, and may be overwritten.
  private static let kind = OutputKind(beginning: #"{"version":1,"findings":["#)

  private struct Content: Decodable {
    var version: Int
    var findings: [Entry]
  }

  private struct Entry: Decodable {
    var file: String
    var rule: String
    var message: String
    /// The count, which is left out if it is 1.
    var count: Int?
  }

  private static func reason(_ error: DecodingError) -> String {
    func place(_ path: [any CodingKey]) -> String {
      path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    }
    switch error {
    case .keyNotFound(let key, let context):
      return "“\(place(context.codingPath + [key]))” is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "“\(place(context.codingPath))” has the wrong type"
    default: return "it is not valid JSON"
    }
  }
}
