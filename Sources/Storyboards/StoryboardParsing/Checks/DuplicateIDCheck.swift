internal import Findings
internal import StoryboardModel

/// Reports ids that two elements share, as manual merges leave behind.
///
/// It is undefined which of the two a segue or outlet then leads to.
enum DuplicateIDCheck {
  static func findings(in file: InterfaceFile, contents: FileContentsIndex) -> [Finding] {
    // In nearly every file all ids differ, so there is nothing to look up.
    guard contents.count > contents.ids.count else { return [] }
    var first: [ObjectID: (element: String, line: Int)] = [:]
    var findings: [Finding] = []
    file.forEachIdentified { id, element, location in
      if id.rawValue.isEmpty { return }
      guard let (other, line) = first[id] else {
        first[id] = (element, location.line)
        return
      }
      findings.append(
        Finding(
          .duplicateID, .warning, at: location,
          "the id \(quoted(id.rawValue)) of this <\(element)> is also used by the <\(other)> in "
            + "line \(line): a reference to it may lead to either",
          help: "give one of them a new id, and update the references to it"))
    }
    return findings
  }
}
