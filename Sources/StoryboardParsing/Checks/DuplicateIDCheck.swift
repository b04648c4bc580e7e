internal import Findings
internal import StoryboardModel

/// Reports an id that two elements have, as merges by hand leave behind.
///
/// Which of the two a segue or an outlet then leads to is not defined.
enum DuplicateIDCheck {
  static func findings(in contents: FileContentsIndex) -> [Finding] {
    contents.repetitions.map { id, entry in
      let first = contents.entries[id] ?? entry
      return Finding(
        .duplicateID, .warning, at: entry.location,
        "the id \(quoted(id.rawValue)) of this <\(entry.element)> is already that of the "
          + "<\(first.element)> in line \(first.location.line): what refers to it may lead to either",
        help: "give one of them another id, and the references that mean it too")
    }
  }
}
