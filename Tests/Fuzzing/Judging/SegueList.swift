internal import Foundation

/// What `segues list --format json` says of each file.
struct SegueList {
  private var segueCounts: [String: Int] = [:]
  private var filesWithFindings: Set<String> = []

  /// Nil where this is not such a list.
  init?(json: [UInt8]) {
    guard
      let value = try? JSONSerialization.jsonObject(with: Data(json)) as? [String: Any],
      let files = value["files"] as? [[String: Any]],
      let findings = value["findings"] as? [[String: Any]]
    else { return nil }
    for file in files {
      guard let path = file["path"] as? String, let segues = file["segues"] as? [Any] else {
        return nil
      }
      segueCounts[path] = segues.count
    }
    filesWithFindings = Set(findings.compactMap { $0["file"] as? String })
  }

  /// What of a file is lost without a finding, in words.
  func problem(with file: SeedFile) -> String? {
    guard !filesWithFindings.contains(file.path) else { return nil }
    guard let listed = segueCounts[file.path] else {
      return "\(file.path) is neither listed nor reported"
    }
    guard let count = SegueCount.segues(in: file.bytes), count != listed else { return nil }
    return "\(file.path) has \(count) segues, \(listed) are listed, and nothing is reported"
  }
}
