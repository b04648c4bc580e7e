internal import AppProject
internal import FilesAndPaths
internal import SegueChecking
internal import SourceFacts
internal import SourceLexing

/// The classes that an app uses from its dependencies: pods, and the checkouts of Carthage.
///
/// A class is looked for in the files that are named after it. If storyboards connect members that the app's classes
/// lack, extensions of the system's classes are looked for in all files. Only the declarations in the files count:
/// nothing in them is checked. Other files of the dependency may declare more.
struct LibraryDeclarations {
  private(set) var sources: [SourceFile] = []
  /// The names of the storyboards and xibs of pods, which CocoaPods may copy into the app: `Photo.storyboard`.
  private(set) var interfaces: Set<String> = []
  /// The files on which the declarations depend.
  private(set) var dependencies: [FileDependency] = []

  /// Looks for the classes that an app uses and doesn't declare, for their superclasses, and for members that the
  /// app's classes lack.
  ///
  /// The manifests are the files of the app that may declare dependencies.
  init(
    of names: Set<String>, usedBy app: CheckInput, _ manifests: [String], excludes: [String],
    _ memory: ReadingMemory
  ) {
    let all = manifests.compactMap(LibraryFolder.init)
    // A folder may be missing because the dependencies have not been fetched yet.
    dependencies = all.flatMap { [$0.record, $0.path] }.map { FileDependency(readingFrom: $0) }
    let folders = all.filter(\.exists)
    guard !folders.isEmpty else { return }
    let found = FileDiscovery(excludes: excludes.map(GlobPattern.init), findsSources: true)
      .files(below: folders.map(\.path))
    let pods = folders.map { $0.path + "/" }.filter { $0.hasSuffix("Pods/") }
    interfaces = Set(
      found.interfaceFiles.filter { file in pods.contains { file.hasPrefix($0) } }
        .map(FilePath.name))
    // The app may extend a class of a dependency.
    let types = app.sources.flatMap(\.facts.types)
    let paths = found.swiftFiles + found.objectiveCFiles
    read(
      names.union(app.sources.flatMap { Self.superclasses(in: $0.facts) }),
      besides: Set(types.filter { $0.kind != .extension }.map(\.name)),
      in: Dictionary(grouping: paths, by: FilePath.stem), memory)
    var app = app
    app.sources += sources
    readExtensions(with: app.missingMembers, in: paths.sorted(), memory)
  }

  /// Reads the extensions of the system's classes in the files that mention one of some members.
  private mutating func readExtensions(
    with members: Set<String>, in paths: [String], _ memory: ReadingMemory
  ) {
    guard !members.isEmpty else { return }
    let known = Set(sources.map(\.path))
    for file in memory.files(at: paths, mentioning: members) where !known.contains(file.path) {
      dependencies.append(FileDependency(file))
      guard var source = Self.declarations(in: file, memory) else { continue }
      source.facts.types.removeAll { $0.kind != .extension || !SystemClasses.contains($0.name) }
      if !source.facts.types.isEmpty { sources.append(source) }
    }
  }

  /// Reads the declarations of classes, of their superclasses, of the superclasses of those, and so on.
  ///
  /// `files` are the sources by their names without extensions.
  private mutating func read(
    _ names: Set<String>, besides declared: Set<String>, in files: [String: [String]],
    _ memory: ReadingMemory
  ) {
    var (wanted, known) = (names, declared)
    while true {
      wanted = wanted.filter { !$0.isEmpty && !SystemClasses.contains($0) }.subtracting(known)
      guard !wanted.isEmpty else { return }
      known.formUnion(wanted)
      let read = wanted.sorted().flatMap { files[$0] ?? [] }.map { SnapshotFile(readingFrom: $0) }
      dependencies += read.map(FileDependency.init)
      let added = read.compactMap { Self.declarations(in: $0, memory) }
      sources += added
      known.formUnion(added.flatMap(\.facts.types).filter(\.kind.isClass).map(\.name))
      wanted = Set(added.flatMap { Self.superclasses(in: $0.facts) })
    }
  }

  /// The names of the superclasses of the classes in a source, without modules.
  private static func superclasses(in facts: SourceFacts) -> [String] {
    facts.types.filter(\.kind.isClass).compactMap { type in
      type.inherited.first.flatMap { $0.split(separator: ".").last.map(String.init) }
    }
  }

  /// Returns the classes and protocols that a file declares; nil for a file without any.
  private static func declarations(
    in file: SnapshotFile, _ memory: ReadingMemory
  ) -> SourceFile? {
    let decoded = memory.source(file)
    let facts = decoded.facts(parsingAll: false).facts
    var declared = SourceFacts()
    declared.types = facts.types.filter { $0.kind != .enum && $0.kind != .struct }.map { type in
      var type = type
      for index in type.members.properties.indices {
        type.members.properties[index].value = nil
        type.members.properties[index].results = []
      }
      for index in type.members.methods.indices { type.members.methods[index].result = nil }
      return type
    }
    guard !declared.types.isEmpty else { return nil }
    var source = SourceFile(
      path: file.path, language: decoded.language == .swift ? .swift : .objectiveC,
      facts: declared)
    source.isOfLibrary = true
    return source
  }
}

/// A folder with the sources of dependencies.
private struct LibraryFolder {
  let path: String
  /// The file that changes whenever the folder does.
  let record: String

  /// Returns the folder that belongs to a manifest; nil if the file is not a manifest.
  init?(_ manifest: String) {
    let folder = FilePath.folder(of: manifest)
    func inFolder(_ path: String) -> String { folder.isEmpty ? path : "\(folder)/\(path)" }
    switch FilePath.name(of: manifest) {
    case "Podfile":
      path = inFolder("Pods")
      record = inFolder("Pods/Manifest.lock")
    case "Cartfile":
      path = inFolder("Carthage/Checkouts")
      record = inFolder("Cartfile.resolved")
    default: return nil
    }
  }

  var exists: Bool { FileKind(atFollowingLinks: path) == .folder }
}
