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
      switch roles[file] {
      case nil, .appExtension: roles[file] = role
      // A launch screen that is the main storyboard too is replaced as soon as the app's code runs.
      case .app, .launchScreen: if role == .launchScreen { roles[file] = role }
      }
    }
    // The other storyboards of an extension are next to its property list.
    let extensions = extensionFolders
    for file in graph.files where roles[file.path] == nil {
      if extensions.contains(where: file.path.hasPrefix) { roles[file.path] = .appExtension }
    }
    return roles
  }

  /// The folders of extensions, with a slash, except those that contain an app, too.
  private var extensionFolders: [String] {
    let apps = entries.filter { StoryboardRole($0.point.role) == .app }.map(\.point.folder)
    return entries.filter { $0.point.role == .appExtension }.map { $0.point.folder + "/" }
      .filter { folder in folder != "/" && !apps.contains { "\($0)/".hasPrefix(folder) } }
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
