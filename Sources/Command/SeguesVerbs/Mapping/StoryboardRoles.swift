internal import AppProject
internal import NavigationGraph
internal import NavigationMap
internal import StoryboardModel

extension AppFiles {
  /// The roles of the storyboards that the project names, by path.
  var storyboardRoles: [String: StoryboardRole] {
    var roles: [String: StoryboardRole] = [:]
    for entry in entries {
      guard let file = entry.file else { continue }
      let role = StoryboardRole(entry.point.role)
      // A launch screen that is the main storyboard too is replaced as soon as the app's code runs.
      if role == .launchScreen || roles[file] == nil || roles[file] == .appExtension {
        roles[file] = role
      }
    }
    let apps = entries.filter { StoryboardRole($0.point.role) == .app }.map(\.point.folder)
    let extensions = entries.filter { $0.point.role == .appExtension }.map { $0.point.folder + "/" }
      .filter { folder in folder != "/" && !apps.contains { "\($0)/".hasPrefix(folder) } }
    // The other storyboards of an extension are next to its property list.
    for file in graph.files where roles[file.path] == nil {
      if extensions.contains(where: file.path.hasPrefix) { roles[file.path] = .appExtension }
    }
    return roles
  }
}

extension StoryboardRole {
  fileprivate init(_ role: EntryPoint.Role) {
    self =
      switch role {
      case .main, .scene, .watch: .app
      case .appExtension: .appExtension
      case .launch: .launchScreen
      }
  }
}
