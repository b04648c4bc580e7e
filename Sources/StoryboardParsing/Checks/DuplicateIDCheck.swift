internal import Findings
internal import StoryboardModel

/// Reports an id that two elements have, as merges by hand leave behind.
///
/// Which of the two a segue or an outlet then leads to is not defined.
enum DuplicateIDCheck {
  static func findings(in file: InterfaceFile, contents: FileContentsIndex) -> [Finding] {
    // In nearly every file all ids differ, and there is nothing to look up.
    guard contents.count > contents.ids.count else { return [] }
    var first: [ObjectID: (element: String, line: Int)] = [:]
    var findings: [Finding] = []
    file.forEachIdentified { id, element, location in
      guard let (other, line) = first[id] else {
        first[id] = (element, location.line)
        return
      }
      findings.append(
        Finding(
          .duplicateID, .warning, at: location,
          "the id \(quoted(id.rawValue)) of this <\(element)> is also that of the <\(other)> in "
            + "line \(line): what refers to it may lead to either",
          help: "give one of them another id, and the references that mean it too"))
    }
    return findings
  }
}
