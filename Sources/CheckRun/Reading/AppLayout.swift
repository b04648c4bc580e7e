internal import AppProject
internal import Findings
internal import NavigationGraph
internal import Parallel
internal import SegueChecking

/// What belongs to an app, and where it begins.
struct AppLayout: Sendable {
  /// Where a layout comes from.
  enum Source: Sendable {
    /// It is read from the projects, property lists and manifests found.
    case disk(DiscoveredFiles)
    case known(AppLayout)

    /// The layout, which is read now if it is not known.
    func layout(workers: Int) -> AppLayout {
      switch self {
      case .disk(let files): AppLayout(reading: files, workers: workers)
      case .known(let layout): layout
      }
    }
  }

  /// Whether whole folders were read.
  var isWhole: Bool
  /// Nil where nothing says what belongs to the app: everything does.
  private var membership: AppMembership?
  /// To which part of the app files belong, by their targets: most have the same as many others.
  private var memberships: [[Int]: FileMembership] = [:]
  private var entryPoints: [EntryPoint] = []
  /// What the projects could not be read for.
  private(set) var findings: [Finding] = []
  /// What was looked at to know all this, whether it was there or not; sorted.
  private(set) var accessedPaths: [String] = []

  init(isWhole: Bool) {
    self.isWhole = isWhole
  }

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
    memberships = membership.filesByTargets.mapValues { Self.membership(of: $0, in: membership) }
    entryPoints = project.entryPoints
    findings = project.findings + membership.findings
  }

  /// Whether a project says what belongs to the app, and not packages alone.
  var knowsApps: Bool {
    membership?.targets.contains { $0.kind != .folder && !$0.declaredIn.hasSuffix(".swift") }
      ?? true
  }

  /// Whether a file is part of the app.
  func contains(_ path: String) -> Bool { membership?.contains(path) ?? true }

  /// To which part of the app a file belongs.
  func membership(of path: String) -> FileMembership {
    membership.flatMap { memberships[$0.targetIndices(of: path)] } ?? FileMembership()
  }

  private static func membership(
    of path: String, in membership: AppMembership
  ) -> FileMembership {
    var result = FileMembership()
    let targets = membership.targetIndices(of: path)
    result.targets = targets.map { index in
      let target = membership.targets[index]
      return "\(target.declaredIn):\(target.name):\(index)"
    }
    let kinds = targets.map { membership.targets[$0].kind }
    result.runsElsewhere =
      !kinds.isEmpty && kinds.allSatisfy(\.isPartOfApp)
      && membership.targets.allSatisfy { $0.kind.isPartOfApp || $0.isTest }
    result.isOfApps =
      !kinds.isEmpty && kinds.allSatisfy { [.app, .appExtension].contains($0) }
    result.modules = membership.moduleNames(of: path)
    result.isTest = membership.isTest(path)
    result.swiftVersion = membership.swiftVersion(of: path)
    return result
  }

  /// The bundles that the app builds.
  var ownBundles: Set<String> {
    membership.map { Set($0.targets.flatMap(\.bundleIdentifiers)) } ?? []
  }

  /// The modules that come from elsewhere.
  var externalModules: Set<String> {
    membership.map { Set($0.externalDependencies.names) } ?? []
  }

  /// The names of the app's sources that are not there.
  var missingSources: Set<String> {
    let paths = membership?.missingSources ?? []
    return Set(paths.map { String(FilePath.name(of: $0).prefix { $0 != "." }) })
  }

  /// Files of the app that are not among those found: what they declare counts.
  var listedElsewhere: [String] { membership?.listedElsewhere ?? [] }

  /// The storyboards that the system opens, among those with some paths, and what is wrong with
  /// those that it does not find there.
  func entries(among paths: [String]) -> (paths: [String], findings: [Finding]) {
    let index = StoryboardIndex(paths: paths)
    let xibs = Set(paths.map { FilePath.name(of: $0) })
    var own = OwnStoryboards(of: membership, among: paths)
    let mainStoryboards = Dictionary(grouping: entryPoints.filter { $0.role == .main }) {
      $0.declaredIn.file
    }.mapValues { Set($0.map(\.storyboardName)) }
    var found: Set<String> = []
    var findings: [Finding] = []
    var said: Set<[String]> = []
    for entry in entryPoints {
      var missing = entry.notFound
      switch own.storyboard(of: entry) {
      case .found(let path):
        found.insert(path)
        continue
      case .unopened: continue
      case .missing(let target):
        // An app for one device starts by that device's key alone.
        if entry.role == .launch, xibs.contains(entry.storyboardName + ".xib") { continue }
        // `UIMainStoryboardFile~ipad` may name another storyboard for the same purpose.
        let isOnly = mainStoryboards[entry.declaredIn.file, default: []].count < 2
        guard isOnly || entry.role != .main, let finding = entry.notInTarget(target) else { break }
        // A key may be there for each device.
        if isWhole, said.insert([finding.location.file, finding.message]).inserted {
          findings.append(finding)
        }
        missing = nil
      case nil: break
      }
      if let path = index.path(ofStoryboard: entry.storyboardName, nearestTo: entry.folder),
        !isOfOtherApp(path, than: entry)
      {
        found.insert(path)
      } else if entry.role == .launch, xibs.contains(entry.storyboardName + ".xib") {
        // A launch screen may be a xib, for all that its key says.
        continue
      } else if isWhole, let missing {
        findings.append(missing)
      }
    }
    return (found.sorted(), findings)
  }
}

extension AppLayout {
  /// Whether a storyboard is in apps alone that have property lists of their own, and that the property list
  /// of an entry point is not beside: a folder of samples may have some without their projects.
  private func isOfOtherApp(_ path: String, than entry: EntryPoint) -> Bool {
    guard let membership, entry.role == .main, membership.targetIndices(of: entry).isEmpty else {
      return false
    }
    let targets = membership.targets(of: path)
    return !targets.isEmpty
      && targets.allSatisfy { target in
        let folder = FilePath.folder(of: FilePath.folder(of: target.declaredIn))
        return target.kind == .app && !target.propertyLists.isEmpty && !folder.isEmpty
          && !entry.declaredIn.file.hasPrefix(folder + "/")
      }
  }
}

extension AppTarget.Kind {
  /// Whether the target is part of what apps are built of, and none itself.
  var isPartOfApp: Bool { self == .framework || self == .library }
}
