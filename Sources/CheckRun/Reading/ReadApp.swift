internal import Findings
internal import Foundation
internal import SegueChecking
internal import SourceFacts
internal import StoryboardModel
internal import StoryboardParsing

/// An app with all that matters of its files read.
struct ReadApp {
  /// What the rules look at.
  private(set) var input = CheckInput()
  private(set) var counts = ReadCounts()
  /// The files with what was read beside those that were found, so that findings can be shown.
  private(set) var snapshot: AppSnapshot
  /// What the app depends on beside the files that were found.
  private(set) var dependencies: [FileDependency]
  /// Files that belong to the app and were left out: what is wrong in them was not asked for.
  private(set) var unasked: Set<String>

  init(
    _ found: AppSnapshot, _ source: AppLayout.Source, _ request: CheckRequest,
    memory: ReadingMemory?
  ) {
    // Projects are read while storyboards and sources are, of which nearly all turn out to belong to the
    // app.
    let reading =
      request.workers > 1
      ? ParallelWork.Background { source.layout(workers: request.workers) } : nil
    let parsed = InterfaceReading.read(
      found.files.filter { $0.kind == .interface }, workers: request.workers, memory: memory)
    let names = ParallelWork.map(parsed, workers: request.workers) { parsed in
      parsed.file.map { InterfaceNames(of: $0) }
    }
    var scanned = ScannedSources(
      seeking: InterfaceNames(of: names.compactMap(\.self)), workers: request.workers)
    scanned.add(found.files)
    let layout = reading?.result() ?? source.layout(workers: 1)
    let snapshot = found.adding(layout.listedElsewhere, workers: request.workers)
    self.snapshot = snapshot
    unasked = Set(layout.listedElsewhere)
    dependencies = Set(layout.accessedPaths + layout.listedElsewhere).sorted()
      .filter { found.file(at: $0) == nil }
      .map { snapshot.file(at: $0).map(FileDependency.init) ?? FileDependency(readingFrom: $0) }

    let interfaces = parsed.filter { layout.contains($0.path) }
    let sourceFiles = snapshot.files.filter {
      ($0.kind == .swift || $0.kind == .objectiveC) && layout.contains($0.path)
    }
    scanned.add(snapshot.files.filter { found.file(at: $0.path) == nil })
    let own = scanned.belonging(where: layout.contains)
    let ownNames = zip(parsed, names).compactMap { layout.contains($0.path) ? $1 : nil }
    let sources = SourceReading(own, for: InterfaceNames(of: ownNames), request, memory: memory)
    input.interfaceFiles = interfaces.compactMap(\.file)
    input.sources = sources.sources.map { source in
      var source = source
      source.membership = layout.membership(of: source.path)
      return source
    }
    input.hasSources = !sourceFiles.isEmpty
    input.mentionedNames = own.mentionedNames
    input.sourceNames = Set(sourceFiles.map { FilePath.name(of: $0.path) })
    for path in interfaces.map(\.path) { input.memberships[path] = layout.membership(of: path) }
    let entries = layout.entries(among: interfaces.map(\.path))
    input.entryPoints = entries.paths
    // Code that is published without its storyboards is not the whole app.
    input.isWhole = layout.isWhole && !(interfaces.isEmpty && !layout.knowsApps)
    input.externalModules = layout.externalModules
    input.ownBundles = layout.ownBundles
    input.missingSources = layout.missingSources
    input.readingFindings =
      (layout.findings + entries.findings + interfaces.flatMap(\.findings) + sources.findings)
      .sorted()
    input.wordsOfSources = { own.words(among: $0) }
    input.literals = { own.literals(among: $0) }
    // What tests make is not in the app.
    input.writtenIdentifiers = own.writtenIdentifiers { !layout.membership(of: $0).isTest }
    let texts = sourceFiles.compactMap(\.bytes)
    input.sourcesHave = { text in
      let wanted = Array(text.utf8)
      return texts.contains { ByteSearch.contains(wanted, in: $0) }
    }
    input.text = { path in
      snapshot.file(at: path)?.bytes.map { String(decoding: $0, as: UTF8.self) }
    }
    count(interfaces, sourceFiles)
  }

  private mutating func count(_ interfaces: [ParsedFile], _ sources: [SnapshotFile]) {
    for path in interfaces.map(\.path) {
      if FilePath.pathExtension(of: path) == "xib" {
        counts.xibs += 1
      } else {
        counts.storyboards += 1
      }
    }
    counts.swiftFiles = sources.count { $0.kind == .swift }
    counts.objectiveCFiles = sources.count - counts.swiftFiles
    for file in input.interfaceFiles {
      counts.scenes += file.scenes.count
      counts.segues += file.segues.count
    }
  }
}
