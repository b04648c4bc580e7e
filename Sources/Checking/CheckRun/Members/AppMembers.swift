internal import AppProject
internal import FilesAndPaths
internal import Findings
internal import NavigationGraph
internal import Parallel
internal import SegueChecking

/// The members of an app: which files belong to it, to which targets, and which storyboards the system opens.
struct AppMembers: Sendable {
  /// Whether whole folders were searched, so that a file that was not discovered doesn't exist.
  let isWhole: Bool
  /// The files of each target, or nil if nothing lists them, so that all files belong to the app.
  private var membership: AppMembership?
  /// The memberships of files by their targets.
  ///
  /// Most files share theirs with many others.
  private var memberships: [[Int]: FileMembership] = [:]
  /// Whether a file is in a folder given by the user.
  private var isGiven: @Sendable (String) -> Bool = { _ in true }
  /// The files of the app that were not discovered, of which only declarations count.
  private var otherFiles: Set<String> = []
  private var entryPoints: [EntryPoint] = []
  /// The names of the xibs that the system loads at launch.
  private var mainXibs: Set<String> = []
  /// The paths of the storyboards that the system opens in an app without a project.
  private var opened: [String] = []
  /// The problems with projects.
  private(set) var findings: [Finding] = []
  /// The sources, storyboards and xibs that the user asked to check and that no target contains, sorted.
  private(set) var unlisted: [String] = []
  /// The paths at which files were looked for, whether they exist or not, sorted.
  private(set) var accessedPaths: [String] = []

  /// Creates the members of an app to which all files belong, with the storyboards that the system opens.
  init(isWhole: Bool, opening opened: [String] = []) {
    self.isWhole = isWhole
    self.opened = opened
  }

  /// Reads the projects, property lists and manifests among discovered files.
  init(reading files: DiscoveredFiles, workers: Int) {
    let ((project, membership), accessed) = FileAccess.recording {
      let projects = XcodeProjects(among: files)
      let access = FileAccess.current
      return ParallelWork.both(workers: workers) {
        access.include { AppProject(reading: files, projects) }
      } _: {
        AppMembership(reading: files, projects)
      }
    }
    accessedPaths = accessed
    isWhole = !files.searchedFolders.isEmpty
    self.membership = membership
    isGiven = { files.isGiven($0) }
    otherFiles = Set(membership.listedElsewhere)
    memberships = membership.filesByTargets.mapValues(membership.fileMembership)
    if knowsApps {
      // Sources next to a project's folder, without a storyboard, are more likely a library than an app.
      let withInterfaces = Set(files.interfaceFiles.flatMap { membership.targetIndices(of: $0) })
      for targets in memberships.keys where withInterfaces.isDisjoint(with: targets) {
        let areFolders = targets.allSatisfy { membership.targets[$0].declaredIn.isEmpty }
        if areFolders { memberships[targets]?.runsElsewhere = true }
      }
    }
    entryPoints = project.entryPoints
    mainXibs = project.mainXibs
    findings = project.findings + membership.findings
    unlisted = membership.unlisted.filter(isAskedFor)
  }

  /// Whether a project, and not only a package, lists the files of the app.
  var knowsApps: Bool {
    membership?.targets.contains { $0.kind != .folder && !$0.declaredIn.hasSuffix(".swift") }
      ?? true
  }

  /// Whether a file is part of the app.
  func contains(_ path: String) -> Bool { membership?.contains(path) ?? true }

  /// Returns the targets and modules of a file.
  func membership(of path: String) -> FileMembership {
    membership.flatMap { memberships[$0.targetIndices(of: path)] } ?? FileMembership()
  }

  /// Returns the targets and modules of a storyboard or xib, and those in which it looks for classes.
  func membership(ofInterface path: String) -> FileMembership {
    var result = self.membership(of: path)
    guard let all = membership else { return result }
    let others = all.targetIndices(ofClassesIn: path)
    guard !others.isEmpty else { return result }
    result.targets += others.map(all.name)
    result.targets.sort()
    result.modules = Set(result.modules + others.flatMap { all.targets[$0].moduleNames }).sorted()
    return result
  }

  /// Whether a file is one that the user asked to check, and not only one that the project lists.
  func isAskedFor(_ path: String) -> Bool {
    isGiven(path) && !otherFiles.contains(path)
  }

  /// Adds what the rules may know about the members.
  func add(to input: inout CheckInput) {
    input.mainXibs = mainXibs
    input.unlistedFiles = unlisted
    guard let membership else { return }
    input.externalModules = Set(membership.externalDependencies)
    input.ownBundles = Set(membership.targets.flatMap(\.bundleIdentifiers))
    input.unreadInterfaces = Set(membership.unreadInterfaces.map(FilePath.name))
    input.filesOfPods = Set(membership.filesOfPods.map(FilePath.name))
    var linked: Set<String> = []
    for path in membership.missingSources {
      let name = FilePath.stem(of: path)
      input.missingSources.insert(name)
      for index in membership.targetIndices(ofMissing: path) {
        input.targetsOfMissingSources[name, default: []].insert(membership.name(ofTarget: index))
        if membership.targets[index].kind.isPartOfApp { linked.insert(name) }
      }
    }
    // Apps contain frameworks and libraries, so a source that one of them lacks may be missing in any target.
    for name in linked { input.targetsOfMissingSources[name] = nil }
  }

  /// The files of the app that were not discovered, sorted.
  var listedElsewhere: [String] { membership?.listedElsewhere ?? [] }

  /// Returns the storyboards among some paths that the system opens, the ones that are only launch
  /// screens, and findings for entry points whose storyboards are missing.
  func entries(
    among paths: [String]
  ) -> (paths: [String], launchScreens: Set<String>, findings: [Finding]) {
    var search = EntryPointSearch(entryPoints, membership, among: paths)
    var found = Set(opened).intersection(paths)
    var launchScreens: Set<String> = []
    var findings: [Finding] = []
    var reported: Set<[String]> = []
    for entry in entryPoints {
      let opening = search.opening(of: entry)
      if let path = opening.path {
        if entry.role == .launch { launchScreens.insert(path) } else { found.insert(path) }
      }
      guard isWhole else { continue }
      if let finding = opening.missing { findings.append(finding) }
      // A property list may have the key once for each device.
      if let finding = opening.notInTarget,
        reported.insert([finding.location.file, finding.message]).inserted
      {
        findings.append(finding)
      }
    }
    return (found.union(launchScreens).sorted(), launchScreens.subtracting(found), findings)
  }
}

extension AppMembership {
  fileprivate func fileMembership(of path: String) -> FileMembership {
    var result = FileMembership()
    let indices = targetIndices(of: path)
    result.targets = indices.map(name)
    let ownTargets = indices.map { targets[$0] }
    if !ownTargets.isEmpty {
      // A project with frameworks and libraries alone has no app that runs them.
      result.runsElsewhere =
        ownTargets.allSatisfy(\.kind.isPartOfApp)
        && targets.allSatisfy { $0.kind.isPartOfApp || $0.isTest }
      result.isOfApps =
        ownTargets.allSatisfy { [.app, .appExtension].contains($0.kind) || $0.kind.hasNoScreens }
      result.isOfPackages =
        ownTargets.allSatisfy { $0.kind == .library && $0.declaredIn.hasSuffix("Package.swift") }
    }
    result.modules = moduleNames(of: path)
    result.isTest = isTest(path)
    result.swiftVersion = swiftVersion(of: path)
    result.exposesImplicitly = exposesImplicitly(path)
    return result
  }

  /// A name of a target that is unique across projects.
  fileprivate func name(ofTarget index: Int) -> String {
    "\(targets[index].declaredIn):\(targets[index].name):\(index)"
  }
}

extension AppTarget.Kind {
  /// Whether apps contain the target, and it isn't an app itself.
  var isPartOfApp: Bool { self == .framework || self == .library }

  /// Whether the system opens none of the target's storyboards.
  ///
  /// It never launches an app for Messages, and a sticker pack has no code.
  var hasNoScreens: Bool { self == .messagesApp || self == .stickerPack }
}
