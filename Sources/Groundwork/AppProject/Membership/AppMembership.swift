internal import FilesAndPaths
package import Findings

/// The files that are part of an app, and the targets they belong to.
///
/// If there is an Xcode project, a file in no target of any project and in no Swift package is not
/// part of the app. If there is none, or it is unknown what a project builds, every file is.
package struct AppMembership: Sendable {
  /// All targets, sorted by the files that declare them, then in the order of those files.
  package let targets: [AppTarget]
  /// The known names of modules, products, pods and frameworks that are not among the files and may
  /// declare the app's classes, sorted.
  package let externalDependencies: [String]
  /// Source files that a target lists but that don't exist or are outside the checkout, sorted.
  ///
  /// The build generates them, or they are in a submodule: their declarations are unknown.
  package let missingSources: [String]
  /// Storyboards and xibs that a target lists but that don't exist, have another name on disk or are outside the
  /// checkout, and nibs that a target lists or that were found, which aren't read, sorted.
  package let unreadInterfaces: [String]
  /// The problems in reading projects and manifests.
  package let findings: [Finding]

  /// Files that a target lists and that exist but were not found, sorted.
  ///
  /// They are in a skipped or excluded folder, or next to the searched ones. They count as part of the app, but
  /// problems in them are not reported.
  package let listedElsewhere: [String]

  /// The sources, storyboards and xibs that were found and that no target contains, without manifests, sorted.
  package let unlisted: [String]
  /// The files among ``unlisted`` that a pod around them may contain.
  package let filesOfPods: [String]

  private let targetsOfFiles: [String: [Int]]
  private let targetsOfMissing: [String: [Int]]
  private let targetsOfEntries: EntryTargets

  /// Determines the targets of each file.
  package init(reading files: DiscoveredFiles) {
    self.init(reading: files, XcodeProjects(among: files))
  }

  /// Determines the targets of each file, with projects that have already been read.
  package init(reading files: DiscoveredFiles, _ projects: XcodeProjects) {
    let reader = MembershipReader(files, projects)
    let builder = UnlistedFiles.place(reader, hasProject: !projects.files.isEmpty)
    // Sort by declaring file, then in the order of that file.
    let order = builder.targets.indices.sorted {
      (builder.targets[$0].declaredIn, $0) < (builder.targets[$1].declaredIn, $1)
    }
    var newIndices = Array(repeating: 0, count: order.count)
    for (new, old) in order.enumerated() { newIndices[old] = new }
    targets = order.map { builder.targets[$0] }
    targetsOfEntries = EntryTargets(targets, reader.governors)
    externalDependencies = reader.externalDependencies
    missingSources = builder.missingSources.keys.sorted()
    targetsOfMissing = builder.missingSources.mapValues { $0.map { newIndices[$0] } }
    unreadInterfaces = builder.unreadInterfaces.union(files.nibs).sorted()
    listedElsewhere = builder.elsewhere.keys.sorted()
    findings = reader.findings.sorted()
    unlisted = zip(builder.index.files, builder.members).compactMap { file, members in
      members.isEmpty && !SourceFile.isHeader(file) && !reader.manifests.contains(file) ? file : nil
    }.sorted()
    filesOfPods = unlisted.filter(reader.governors.mayBeInPod)
    var targetsOfFiles = builder.elsewhere.mapValues { $0.map { newIndices[$0] }.sorted() }
    for (file, members) in zip(builder.index.files, builder.members) where !members.isEmpty {
      targetsOfFiles[file] = members.map { newIndices[$0] }.sorted()
    }
    self.targetsOfFiles = targetsOfFiles
  }

  /// The targets that a file is compiled into, as ascending indices into ``targets``.
  ///
  /// - Parameter file: The path of one of the files, as it was found.
  /// - Returns: Nothing for a file that is not part of the app.
  package func targetIndices(of file: String) -> [Int] { targetsOfFiles[file] ?? [] }

  /// The targets that don't contain a storyboard or xib, but in which it looks for the classes of its own target, as
  /// ascending indices into ``targets``.
  package func targetIndices(ofClassesIn interface: String) -> [Int] {
    let ownTargets = targetIndices(of: interface)
    let naming = ownTargets.filter { !targets[$0].interfaceModules.isEmpty }
    guard !naming.isEmpty else { return [] }
    return targets.indices.filter { index in
      !ownTargets.contains(index)
        && naming.contains {
          targets[$0].declaredIn == targets[index].declaredIn
            && targets[$0].interfaceModules.contains(where: targets[index].moduleNames.contains)
        }
    }
  }

  /// The targets that list one of ``missingSources``, as indices into ``targets``.
  package func targetIndices(ofMissing source: String) -> [Int] { targetsOfMissing[source] ?? [] }

  /// Each set of targets that a file is compiled into, with one such file.
  package var filesByTargets: [[Int]: String] {
    Dictionary(targetsOfFiles.map { ($1, $0) }) { first, _ in first }
  }

  /// The targets whose property list or settings name an entry point, as indices into ``targets``; empty if unknown.
  package func targetIndices(of entry: EntryPoint) -> [Int] { targetsOfEntries.indices(of: entry) }

  /// Whether a property list that no target uses names an entry point, so that nothing opens it.
  package func isUnused(_ entry: EntryPoint) -> Bool { targetsOfEntries.isUnused(entry) }

  /// The targets that a file is compiled into; empty for a file that is not part of the app.
  package func targets(of file: String) -> [AppTarget] {
    targetIndices(of: file).map { targets[$0] }
  }

  /// Whether a file is part of the app, including its tests.
  package func contains(_ file: String) -> Bool { !targetIndices(of: file).isEmpty }

  /// The names of the modules that a file is compiled into, sorted; empty if unknown.
  package func moduleNames(of file: String) -> [String] {
    Set(targets(of: file).flatMap(\.moduleNames)).sorted()
  }

  /// Whether a file is compiled only into tests.
  package func isTest(_ file: String) -> Bool {
    let targets = targets(of: file)
    return !targets.isEmpty && targets.allSatisfy(\.isTest)
  }

  /// The lowest Swift version that a file is compiled as; nil if none of its targets has one.
  package func swiftVersion(of file: String) -> String? {
    SwiftVersion.lowest(of: targets(of: file).compactMap(\.swiftVersion))
  }

  /// Whether one of a file's targets exposes members to Objective-C implicitly, as all targets did before Swift 4.
  ///
  /// Nil if no target is known to do so, and the Swift version of one is unknown.
  package func exposesImplicitly(_ file: String) -> Bool? {
    let answers = targets(of: file).map(\.exposesImplicitly)
    if answers.contains(true) { return true }
    return answers.isEmpty || answers.contains(nil) ? nil : false
  }
}
