internal import AppProject
internal import Findings
internal import SegueChecking
internal import SourceFacts
internal import StoryboardModel
internal import StoryboardParsing

/// An app with all that matters of its files read.
struct ReadApp {
  /// What the rules look at.
  private(set) var input = CheckInput()
  /// What reading found, in no order.
  private(set) var findings: [Finding]
  private(set) var counts = ReadCounts()

  init(
    _ snapshot: AppSnapshot, _ layout: AppLayout, _ request: CheckRequest, memory: ReadingMemory?
  ) {
    findings = layout.findings
    let files = snapshot.files.filter { layout.contains($0.path) }
    let interfaces = InterfaceReading.read(
      files.filter { $0.kind == .interface }, workers: request.workers, memory: memory)
    let sources = SourceReading(
      files.filter { $0.kind == .swift || $0.kind == .objectiveC },
      for: interfaces.compactMap(\.file), request, memory: memory)
    input.interfaceFiles = interfaces.compactMap(\.file)
    input.sources = sources.sources.map { source in
      var source = source
      source.membership = layout.membership(of: source.path)
      return source
    }
    input.mentionedClasses = sources.mentionedClasses
    for path in interfaces.map(\.path) { input.memberships[path] = layout.membership(of: path) }
    input.entryPoints = layout.entryPoints(among: interfaces.map(\.path))
    input.isWhole = layout.isWhole
    input.externalModules = layout.externalModules
    findings += interfaces.flatMap(\.findings) + sources.findings
    for file in files { counts.count(file) }
    for file in input.interfaceFiles {
      counts.scenes += file.scenes.count
      counts.segues += file.segues.count
    }
  }
}

extension ReadCounts {
  fileprivate mutating func count(_ file: SnapshotFile) {
    switch file.kind {
    case .interface where FilePath.pathExtension(of: file.path) == "xib": xibs += 1
    case .interface: storyboards += 1
    case .swift: swiftFiles += 1
    case .objectiveC: objectiveCFiles += 1
    case .project: break
    }
  }
}
