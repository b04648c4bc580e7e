internal import FileReading
internal import Findings
internal import FileWriting
internal import Foundation

/// A baseline on disk: JSON, sorted, with an object for each finding, so that merging it is easy.
package struct BaselineFile: Hashable, Sendable {
  /// Grows when a file of before cannot be read any more.
  static let version = 1

  package var path: String
  package var baseline: Baseline

  package init(path: String, baseline: Baseline) {
    self.path = path
    self.baseline = baseline
  }

  /// Reads a baseline.
  ///
  /// - Throws: An ``AdoptionFailure`` that says what is wrong with it.
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
      throw .malformedBaseline(path, reason: "it is no JSON")
    }
    guard content.version == Self.version else {
      throw .malformedBaseline(
        path, reason: "it has version \(content.version), and version \(Self.version) is read")
    }
    var counts: [FindingKey: Int] = [:]
    for entry in content.findings {
      guard (1...Int(Int32.max)).contains(entry.count ?? 1) else {
        throw .malformedBaseline(path, reason: "a count is \(entry.count ?? 1)")
      }
      let key = FindingKey(rule: entry.rule, file: entry.file, message: entry.message)
      counts[key, default: 0] += entry.count ?? 1
    }
    self.path = path
    baseline = Baseline(counts: counts)
  }

  /// The text: the same for the same findings, in whatever order they were found.
  package var text: String {
    let findings = baseline.counts.sorted { $0.key < $1.key }.map { key, count in
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
  /// - Parameter isForced: Whether a file that is not a baseline is overwritten.
  /// - Throws: A `WriteFailure` where the file must not be overwritten, or cannot be written.
  package func write(isForced: Bool = false) throws {
    let bytes = Array(text.utf8)
    let writer = OutputWriter(isForced: isForced)
    if try writer.contents(of: path, as: Self.kind) == bytes { return }
    try writer.write(bytes, to: path, as: Self.kind)
  }

  /// Makes sure that a baseline may be written, before the work that it takes to make one.
  static func checkPlace(_ path: String, isForced: Bool) throws {
    _ = try OutputWriter(isForced: isForced).contents(of: path, as: kind)
  }

  /// A baseline that git could not merge is still known as one: writing it anew is what helps.
  private static let kind = OutputKind(beginning: #"{"version":1,"findings":["#)

  private struct Content: Decodable {
    var version: Int
    var findings: [Entry]
  }

  private struct Entry: Decodable {
    var file: String
    var rule: String
    var message: String
    /// Left out where the finding is known once.
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
      return "“\(place(context.codingPath))” is of another kind than it has to be"
    default: return "it is no JSON"
    }
  }
}
