internal import Findings
internal import Foundation
internal import Parallel
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
  let snapshot: AppSnapshot
  /// What the app depends on beside the files that were found.
  let dependencies: [FileDependency]
  /// Files that belong to the app and were left out: what is wrong in them was not asked for.
  let unasked: Set<String>

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
    var scanned = ScannedSources(
      seeking: InterfaceNames(of: parsed.compactMap(\.names)), workers: request.workers)
    scanned.add(found.files)
    let layout = reading?.result() ?? source.layout(workers: 1)
    let snapshot = found.adding(layout.listedElsewhere, workers: request.workers)
    self.snapshot = snapshot
    unasked = Set(layout.listedElsewhere)
    let interfaces = parsed.filter { layout.contains($0.parsed.path) }
    scanned.add(snapshot.files.filter { found.file(at: $0.path) == nil })
    let own = scanned.belonging(where: layout.contains)
    let (surroundings, sources) = ParallelWork.both(workers: request.workers) { [own] in
      AppSurroundings(layout, found, snapshot, interfaces.map(\.parsed), own)
    } _: {
      SourceReading(
        own, for: InterfaceNames(of: interfaces.compactMap(\.names)), request, memory: memory)
    }
    input = surroundings.input
    dependencies = surroundings.dependencies
    input.readingFindings = (input.readingFindings + sources.findings).sorted()
    input.sources = sources.sources.map { source in
      var source = source
      source.membership = layout.membership(of: source.path)
      return source
    }
    count(surroundings.sourceFiles)
  }

  private mutating func count(_ sources: [SnapshotFile]) {
    for path in input.memberships.keys {
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
