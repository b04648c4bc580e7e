internal import AppProject
internal import Files
internal import Findings
internal import NavigationGraph
internal import Parallel
internal import SegueChecking

/// The members of an app: which files belong to it, to which targets, and which storyboards the system
/// opens.
struct AppMembers: Sendable {
  /// The source of this information.
  enum Source: Sendable {
    /// The projects, property lists and manifests among discovered files.
    case disk(DiscoveredFiles)
    case known(AppMembers)

    /// Reads the members, unless they are known.
    func read(workers: Int) -> AppMembers {
      switch self {
      case .disk(let files): AppMembers(reading: files, workers: workers)
      case .known(let members): members
      }
    }
  }

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
  /// The files of the app that were not discovered.
  ///
  /// Only their declarations count.
  private var otherFiles: Set<String> = []
  private var entryPoints: [EntryPoint] = []
  /// The names of the xibs that the system loads at launch.
  private(set) var mainXibs: Set<String> = []
  /// The paths of storyboards that the system opens, without a project that says so.
  private var opened: [String] = []
  /// The problems with projects.
  private(set) var findings: [Finding] = []
  /// The sources, storyboards and xibs that the user asked to check and that no target contains, sorted.
  private(set) var unlisted: [String] = []
  /// The paths at which files were looked for, whether they exist or not, sorted.
  private(set) var accessedPaths: [String] = []

  /// Creates the members of an app to which all files belong.
  ///
  /// - Parameters:
  ///   - isWhole: Whether these are all files of the app.
  ///   - opened: The paths of the storyboards that the system opens.
  init(isWhole: Bool, opening opened: [String] = []) {
    self.isWhole = isWhole
    self.opened = opened
  }

  private init(reading files: DiscoveredFiles, workers: Int) {
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
    memberships = membership.filesByTargets.mapValues { Self.membership(of: $0, in: membership) }
    if knowsApps {
      // Sources next to a project's folder, without a storyboard, are more likely a library than an app.
      let withInterfaces = Set(files.interfaceFiles.flatMap { membership.targetIndices(of: $0) })
      for targets in memberships.keys
      where withInterfaces.isDisjoint(with: targets)
        && targets.allSatisfy({ membership.targets[$0].declaredIn.isEmpty })
      {
        memberships[targets]?.runsElsewhere = true
      }
    }
    entryPoints = project.entryPoints
    mainXibs = project.mainXibs
    findings = project.findings + membership.findings
    unlisted = membership.unlisted.filter(isAskedFor)
  }

  /// Whether a project lists the files of the app.
  ///
  /// Packages don't count.
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
    result.targets += others.map { Self.name(ofTarget: $0, in: all) }
    result.targets.sort()
    result.modules = Set(result.modules + others.flatMap { all.targets[$0].moduleNames }).sorted()
    return result
  }

  private static func membership(
    of path: String, in membership: AppMembership
  ) -> FileMembership {
    var result = FileMembership()
    let targets = membership.targetIndices(of: path)
    result.targets = targets.map { name(ofTarget: $0, in: membership) }
    let kinds = targets.map { membership.targets[$0].kind }
    result.runsElsewhere =
      !kinds.isEmpty && kinds.allSatisfy(\.isPartOfApp)
      && membership.targets.allSatisfy { $0.kind.isPartOfApp || $0.isTest }
    result.isOfApps =
      !kinds.isEmpty && kinds.allSatisfy { [.app, .appExtension].contains($0) || $0.hasNoScreens }
    result.isOfPackages =
      !targets.isEmpty
      && targets.allSatisfy {
        let target = membership.targets[$0]
        return target.kind == .library && target.declaredIn.hasSuffix("Package.swift")
      }
    result.modules = membership.moduleNames(of: path)
    result.isTest = membership.isTest(path)
    result.swiftVersion = membership.swiftVersion(of: path)
    result.exposesImplicitly = membership.exposesImplicitly(path)
    return result
  }

  /// A name of a target that is unique across projects.
  private static func name(ofTarget index: Int, in membership: AppMembership) -> String {
    let target = membership.targets[index]
    return "\(target.declaredIn):\(target.name):\(index)"
  }

  /// Whether a file is one that the user asked to check, and not only one that the project lists.
  func isAskedFor(_ path: String) -> Bool {
    isGiven(path) && !otherFiles.contains(path)
  }

  /// The identifiers of the bundles that the app's targets build.
  var ownBundles: Set<String> {
    membership.map { Set($0.targets.flatMap(\.bundleIdentifiers)) } ?? []
  }

  /// The modules that don't belong to the app.
  var externalModules: Set<String> {
    membership.map { Set($0.externalDependencies) } ?? []
  }

  /// The names, without extensions, of sources that a target lists and that don't exist.
  var missingSources: Set<String> {
    Set((membership?.missingSources ?? []).map(FilePath.stem))
  }

  /// For each name in ``missingSources``, its targets other than frameworks and libraries.
  var targetsOfMissingSources: [String: Set<String>] {
    guard let membership else { return [:] }
    var targets: [String: Set<String>] = [:]
    var linked: Set<String> = []
    for path in membership.missingSources {
      let name = FilePath.stem(of: path)
      for index in membership.targetIndices(ofMissing: path) {
        targets[name, default: []].insert(Self.name(ofTarget: index, in: membership))
        if membership.targets[index].kind.isPartOfApp { linked.insert(name) }
      }
    }
    return targets.filter { !linked.contains($0.key) }
  }

  /// The names of storyboards and xibs that a target lists and that are not read, and of compiled xibs.
  var unreadInterfaces: Set<String> {
    Set((membership?.unreadInterfaces ?? []).map { FilePath.name(of: $0) })
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

extension AppTarget.Kind {
  /// Whether apps contain the target, and it isn't an app itself.
  var isPartOfApp: Bool { self == .framework || self == .library }

  /// Whether the system opens none of the target's storyboards.
  ///
  /// It never launches an app for Messages, and a sticker pack has no code.
  var hasNoScreens: Bool { self == .messagesApp || self == .stickerPack }
}
