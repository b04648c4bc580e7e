internal import FilesAndPaths
internal import Findings
internal import Parallel
internal import SegueChecking
internal import SourceLexing
internal import StoryboardModel
internal import StoryboardParsing

/// Reads the files of an app: the stage of ``CheckPipeline`` before linking.
struct AppReader: Sendable {
  let request: CheckRequest
  let memory: ReadingMemory

  /// The app's own files, of which the sources are not parsed yet.
  private struct OwnFiles: Sendable {
    var members: AppMembers
    var snapshot: FileSnapshot
    /// Sorted by path, like the snapshot.
    var interfaces: [ReadInterface]
    var sources: [DecodedSource]
    /// The search for the interfaces' names.
    var search: SourceNameSearch
  }

  func read(
    _ files: FileSnapshot, _ readMembers: @escaping @Sendable (_ workers: Int) -> AppMembers
  ) -> ReadApp {
    let own = ownFiles(files, readMembers)
    let names = InterfaceNames(of: own.interfaces.compactMap(\.names))
    let (described, parsed) = ParallelWork.both(workers: request.workers) {
      self.input(from: own)
    } _: {
      parse(own.sources, for: names)
    }
    var input = described
    input.readingFindings = (input.readingFindings + parsed.findings).sorted()
    input.missingSources.formUnion(parsed.unreadNames)
    for name in parsed.unreadNames { input.targetsOfMissingSources[name] = nil }
    let oldTargets = targetsBeforeSwift3(in: input.texts, own.members)
    input.sources = parsed.sources.map { source in
      var source = source
      source.membership = own.members.membership(of: source.path)
      let isOld = !oldTargets.isDisjoint(with: source.membership.targets)
      if isOld { source.membership.swiftVersion = "2" }
      return source
    }
    let library = LibraryDeclarations(
      of: names.classes, usedBy: input, files.files.map(\.path),
      excludes: request.excludes, memory)
    input.sources += library.sources
    input.filesOfPods.formUnion(library.interfaces)
    return ReadApp(
      input: input, counts: counts(of: own), snapshot: own.snapshot,
      dependencies: dependencies(of: own, besides: files) + library.dependencies,
      members: own.members)
  }

  /// Reads the projects, and at the same time the storyboards and sources, nearly all of which turn out to
  /// belong to the app.
  private func ownFiles(
    _ files: FileSnapshot, _ readMembers: @escaping @Sendable (_ workers: Int) -> AppMembers
  ) -> OwnFiles {
    let workers = request.workers
    let reading = workers > 1 ? ParallelWork.Background { readMembers(workers) } : nil
    var interfaces = interfaces(among: files.files)
    var search = memory.search(for: InterfaceNames(of: interfaces.compactMap(\.names)))
    var sources = decode(files.files, search)
    let members = reading?.result() ?? readMembers(1)
    let snapshot = files.adding(members.listedElsewhere, workers: workers)
    let elsewhere = snapshot.files.filter { files.file(at: $0.path) == nil }
    let interfacesElsewhere = self.interfaces(among: elsewhere)
    if interfacesElsewhere.isEmpty {
      sources += decode(elsewhere, search)
    } else {
      // The sources may write names of these files, too.
      interfaces += interfacesElsewhere
      search = memory.search(for: InterfaceNames(of: interfaces.compactMap(\.names)))
      sources = decode(snapshot.files, search)
    }
    return OwnFiles(
      members: members, snapshot: snapshot,
      interfaces: interfaces.filter { members.contains($0.parsed.path) }
        .sorted { $0.parsed.path < $1.parsed.path },
      sources: sources.filter { members.contains($0.path) }.sorted { $0.path < $1.path },
      search: search)
  }

  private func interfaces(among files: [SnapshotFile]) -> [ReadInterface] {
    ParallelWork.mapLargestFirst(
      files.filter { $0.kind == .interface }, workers: request.workers,
      size: { $0.bytes?.count ?? 0 }
    ) { memory.interface($0) }
  }

  private func decode(_ files: [SnapshotFile], _ search: SourceNameSearch) -> [DecodedSource] {
    ParallelWork.mapLargestFirst(
      files.filter { $0.kind == .swift || $0.kind == .objectiveC }, workers: request.workers,
      size: { $0.bytes?.count ?? 0 }
    ) { file in
      let source = memory.source(file)
      _ = source.names(search)
      return source
    }
  }

  /// The input of the rules, except for the facts of sources.
  private func input(from own: OwnFiles) -> CheckInput {
    let (members, paths) = (own.members, own.interfaces.map(\.parsed.path))
    let entries = members.entries(among: paths)
    var input = CheckInput()
    input.interfaceFiles = own.interfaces.compactMap(\.parsed.file)
    input.storyboards = LinkedStoryboards(input.interfaceFiles)
    input.hasSources = !own.sources.isEmpty
    input.sourceNames = Set(own.sources.map { FilePath.name(of: $0.path) })
    for path in paths { input.memberships[path] = members.membership(ofInterface: path) }
    input.entryPoints = Set(entries.paths)
    input.launchScreens = entries.launchScreens
    // Code that is published without its storyboards is not the whole app.
    input.isWhole = members.isWhole && !(paths.isEmpty && !members.knowsApps)
    members.add(to: &input)
    input.readingFindings =
      members.findings + entries.findings + own.interfaces.flatMap(\.parsed.findings)
    input.texts = SourceTexts(
      sources: own.sources.map { source in
        SourceTexts.Source(
          path: source.path, isTest: members.membership(of: source.path).isTest,
          names: source.names(own.search), facts: source.outline.facts)
      },
      files: own.snapshot.files.reduce(into: [:]) { $0[$1.path] = $1.bytes })
    return input
  }

  /// The targets that can't be compiled as Swift 3, although Xcode 8 may have written that version into their project.
  ///
  /// They call functions that exist only in Swift 1 and 2.
  private func targetsBeforeSwift3(in texts: SourceTexts, _ members: AppMembers) -> Set<String> {
    let paths = texts.paths(naming: ["CGRectMake", "CGSizeMake", "dispatch_get_main_queue"])
    // Objective-C still has these functions, so only Swift files say something.
    return paths.reduce(into: []) { targets, path in
      guard FilePath.pathExtension(of: path) == "swift" else { return }
      let membership = members.membership(of: path)
      if membership.swiftVersion?.hasPrefix("3") == true { targets.formUnion(membership.targets) }
    }
  }

  /// The files that the projects name or look for, besides those that were discovered.
  private func dependencies(of own: OwnFiles, besides files: FileSnapshot) -> [FileDependency] {
    Set(own.members.accessedPaths + own.members.listedElsewhere).sorted()
      .filter { files.file(at: $0) == nil }
      .map { path in
        own.snapshot.file(at: path).map(FileDependency.init) ?? FileDependency(readingFrom: path)
      }
  }

  /// The counts of the files that the user asked to check, and of their scenes and segues.
  private func counts(of own: OwnFiles) -> ReadCounts {
    var counts = ReadCounts()
    let interfaces = own.interfaces.filter { own.members.isAskedFor($0.parsed.path) }
    let sources = own.sources.filter { own.members.isAskedFor($0.path) }
    counts.xibs = interfaces.count { FilePath.pathExtension(of: $0.parsed.path) == "xib" }
    counts.storyboards = interfaces.count - counts.xibs
    counts.swiftFiles = sources.count { $0.language == .swift }
    counts.objectiveCFiles = sources.count - counts.swiftFiles
    for file in interfaces.compactMap(\.parsed.file) {
      counts.scenes += file.scenes.count
      counts.segues += file.segues.count
    }
    return counts
  }
}
