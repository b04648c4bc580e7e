internal import Foundation

/// The segues and findings that `segues list --format json` lists for each file.
struct SegueList {
  private var segueCounts: [String: Int] = [:]
  private var filesWithFindings: Set<String> = []

  /// Reads the list; nil if it is not such a list.
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

  /// Describes the segues that the list omits from a file without a finding; nil if there are none.
  func problem(with file: SeedFile) -> String? {
    guard !filesWithFindings.contains(file.path) else { return nil }
    guard let listed = segueCounts[file.path] else {
      return "\(file.path) is neither listed nor reported"
    }
    guard let counts = SegueCount.segues(in: file.bytes), !counts.contains(listed) else {
      return nil
    }
    return """
      \(file.path) has \(counts.lowerBound) to \(counts.upperBound) segues, \(listed) are listed, \
      and nothing is reported
      """
  }
}
