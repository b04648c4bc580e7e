internal import Findings
internal import SegueChecking
internal import StoryboardModel
internal import StoryboardParsing

/// What is known of an app beside what its sources say: it is found out while they are parsed.
struct AppSurroundings: Sendable {
  /// What the rules look at, without the sources.
  private(set) var input = CheckInput()
  /// What the app depends on beside the files that were found.
  let dependencies: [FileDependency]
  /// The sources that belong to the app.
  let sourceFiles: [SnapshotFile]

  /// Looks around.
  ///
  /// - Parameters:
  ///   - layout: What belongs to the app.
  ///   - found: The files found.
  ///   - snapshot: These, and what the projects list beside them.
  ///   - interfaces: The app's storyboards and xibs.
  ///   - sources: The app's sources.
  init(
    _ layout: AppLayout, _ found: AppSnapshot, _ snapshot: AppSnapshot,
    _ interfaces: [ParsedFile], _ sources: ScannedSources
  ) {
    dependencies = Set(layout.accessedPaths + layout.listedElsewhere).sorted()
      .filter { found.file(at: $0) == nil }
      .map { snapshot.file(at: $0).map(FileDependency.init) ?? FileDependency(readingFrom: $0) }
    input.interfaceFiles = interfaces.compactMap(\.file)
    input.storyboards = LinkedStoryboards(input.interfaceFiles)
    let sourceFiles = snapshot.files.filter {
      ($0.kind == .swift || $0.kind == .objectiveC) && layout.contains($0.path)
    }
    self.sourceFiles = sourceFiles
    input.hasSources = !sourceFiles.isEmpty
    input.mentionedNames = sources.mentionedNames
    input.sourceNames = Set(sourceFiles.map { FilePath.name(of: $0.path) })
    for path in interfaces.map(\.path) { input.memberships[path] = layout.membership(of: path) }
    let entries = layout.entries(among: interfaces.map(\.path))
    input.entryPoints = entries.paths
    // Code that is published without its storyboards is not the whole app.
    input.isWhole = layout.isWhole && !(interfaces.isEmpty && !layout.knowsApps)
    input.externalModules = layout.externalModules
    input.ownBundles = layout.ownBundles
    input.missingSources = layout.missingSources
    input.readingFindings = layout.findings + entries.findings + interfaces.flatMap(\.findings)
    // What tests make is not in the app.
    input.writtenIdentifiers = sources.writtenIdentifiers { !layout.membership(of: $0).isTest }
    input.namesOfOneFile = { sources.namesOfOneFile { !layout.membership(of: $0).isTest } }
    input.wordsOfSources = { sources.words(among: $0) }
    input.literals = { sources.literals(among: $0) }
    let texts = sourceFiles.compactMap(\.bytes)
    input.sourcesHave = { text in
      let wanted = Array(text.utf8)
      return texts.contains { ByteSearch.contains(wanted, in: $0) }
    }
    input.namesMade = { names, language in
      var made = MadeNames(names, declaredIn: language)
      for text in texts { made.look(at: text) }
      return made.all
    }
    input.text = { path in
      snapshot.file(at: path)?.bytes.map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
