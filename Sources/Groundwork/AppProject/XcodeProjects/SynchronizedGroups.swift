internal import Findings

/// The synchronized folders of a project, with the exceptions for each target.
///
/// Each exception set is read only once, because a project can have thousands of targets and folders.
struct SynchronizedGroups {
  private struct Group {
    var copiedFolders: MembershipExceptions
    /// The exceptions of each target.
    var exceptions: [String: Lists] = [:]
  }

  private struct Lists {
    /// Files of the folder that a target compiles because one of its build phases lists them.
    var additions = MembershipExceptions([])
    /// Files that are excluded if the folder is the target's own, and included otherwise.
    var exceptions = MembershipExceptions([])
  }

  /// The groups by their ids.
  private var groups: [String: Group] = [:]
  /// The ids of the groups with exceptions for a target.
  private var groupsOfTargets: [String: [String]] = [:]

  /// Reads the groups of a project.
  init(of file: ProjectFile, targetsOfPhases: [String: String]) {
    var read: Set<String> = []
    for (id, object) in file.objects(of: "PBXFileSystemSynchronizedRootGroup") {
      var group = Group(
        copiedFolders: MembershipExceptions(object["explicitFolders"]?.strings ?? []))
      for (setID, set) in file.objects(listedBy: object["exceptions"])
      where read.insert(setID).inserted {
        let list = MembershipExceptions(set["membershipExceptions"]?.strings ?? [])
        if let phase = set["buildPhase"]?.string {
          // A copy phase compiles nothing.
          guard let target = targetsOfPhases[phase],
            file.objects[phase]?.isa != "PBXCopyFilesBuildPhase"
          else { continue }
          group.exceptions[target, default: Lists()].additions.formUnion(list)
        } else if let target = set["target"]?.string {
          group.exceptions[target, default: Lists()].exceptions.formUnion(list)
        }
      }
      for target in group.exceptions.keys { groupsOfTargets[target, default: []].append(id) }
      groups[id] = group
    }
  }

  /// Finds the folders that contain files of a target, in the order of their groups' ids.
  ///
  /// - Parameters:
  ///   - target: The target's id.
  ///   - ownGroups: The ids of the groups that the target lists as its own.
  ///   - paths: The paths of the project's objects.
  /// - Returns: The folders, without those whose path is unknown.
  func folders(
    of target: String, ownGroups: [String], _ paths: inout ProjectPaths
  ) -> [SynchronizedFolder] {
    let own = Set(ownGroups)
    return own.union(groupsOfTargets[target] ?? []).sorted().compactMap { id in
      guard let group = groups[id] else { return nil }
      let isOwn = own.contains(id)
      let lists = group.exceptions[target] ?? Lists()
      var additions = lists.additions
      if !isOwn { additions.formUnion(lists.exceptions) }
      guard isOwn || !additions.isEmpty, let path = paths.path(of: id) else { return nil }
      return SynchronizedFolder(
        path: path, isOwn: isOwn, exceptions: isOwn ? lists.exceptions : MembershipExceptions([]),
        additions: additions, copiedFolders: group.copiedFolders)
    }
  }
}
