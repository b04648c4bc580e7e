/// A file or folder below the checked paths that was left out of the check.
package struct LeftOutFile: Hashable, Sendable {
  package enum Reason: String, Hashable, Sendable, CaseIterable {
    /// No target contains it, although there is a project.
    case noTarget
    /// A link to a folder, which is not followed.
    case link
    /// An option or the configuration excludes it.
    case excluded
    /// It is larger than the largest file that is read.
    case tooLarge
  }

  package var path: String
  package var reason: Reason

  package init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

extension LeftOutFile: Comparable {
  package static func < (left: LeftOutFile, right: LeftOutFile) -> Bool {
    (left.path, left.reason.rawValue) < (right.path, right.reason.rawValue)
  }
}
