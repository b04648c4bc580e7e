import StoryboardModel

/// Removes the class of a custom segue.
enum CustomSegueClass: FaultKind {
  static let name = "custom-segue-class"
  static let summary = "the class of a custom segue removed"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    let files = app.builtInterfaces(&sites) { $0.segues.count { $0.kind == .custom } }
    for interface in files {
      for segue in interface.file.segues where segue.kind == .custom && segue.customClass != nil {
        guard let edit = interface.removal(of: "customClass", at: segue.location) else {
          sites.leaveOut(.notInText)
          continue
        }
        let modules = ["customModule", "customModuleProvider"].compactMap {
          interface.removal(of: $0, at: segue.location)
        }
        sites.add(
          "class \(segue.customClass?.name ?? "") of a custom segue removed",
          at: interface.place(segue.location), edits: [edit] + modules,
          ends: interface.places(of: segue))
      }
    }
  }
}
