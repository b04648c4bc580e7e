import SegueChecking
import StoryboardModel

extension CheckInput {
  /// Changes the membership of each file by the name of its uppermost folder.
  mutating func setMemberships(_ change: (inout FileMembership, _ folder: String) -> Void) {
    func membership(_ path: String) -> FileMembership {
      var membership = memberships[path] ?? FileMembership()
      change(&membership, String(path.prefix { $0 != "/" }))
      return membership
    }
    for path in interfaceFiles.map(\.path) { memberships[path] = membership(path) }
    for index in sources.indices { sources[index].membership = membership(sources[index].path) }
  }
}
