internal import FilesAndPaths
internal import Findings
internal import Parallel
package import SegueChecking
internal import SourceFacts
internal import SwiftParser
internal import SwiftSyntax

/// Migrates the classes of an app from strings to this library, as edits of its files.
///
/// Each class is migrated completely or left alone. Nothing is written.
package struct Migrator: Sendable {
  /// The way in which migrated classes name their segues.
  package enum Target: String, CaseIterable, Sendable {
    /// By the cases of an enum, with `SegueHandler`.
    case names
    /// By cases that carry the destination's input, with `@SegueSource`.
    case types
  }

  private let app: LinkedApp
  private let target: Target
  private let className: String?
  private let files: Set<String>?

  /// - Parameters:
  ///   - app: The app, linked.
  ///   - target: The way in which migrated classes name their segues.
  ///   - className: The name of the only class to migrate, or nil for all.
  ///   - files: The paths of the files that may change, or nil for all.
  package init(
    _ app: LinkedApp, to target: Target, only className: String? = nil, in files: [String]? = nil
  ) {
    self.app = app
    self.target = target
    self.className = className
    self.files = files.map(Set.init)
  }

  /// Returns the classes and the changed files.
  package func run() -> MigrationResult {
    // The parser needs a deep stack.
    ParallelWork.Background { migrate() }.result()
  }

  /// Migrates the classes, and parses the changed files once.
  ///
  /// If the result doesn't parse, migrates them again and parses the files after each class, so
  /// that only the class at fault is refused.
  private func migrate() -> MigrationResult {
    let result = migrate(parsingEach: false)
    return result.changes.allSatisfy { Self.parses($0.new) }
      ? result : migrate(parsingEach: true)
  }

  private func migrate(parsingEach: Bool) -> MigrationResult {
    let sources = SourceCache(app.input.texts)
    let classes = StringlyClass.all(in: app).filter {
      (className == nil || className == $0.name) && mayChange($0.location.file)
    }
    let names = NamesMigration(app: app, sources: sources)
    var types = TypesMigration(
      app: app, sources: sources, target == .types ? classes : [])
    var files: [String: FileEdits] = [:]
    var result = MigrationResult()
    var migrated: [CodeType.ID] = []
    for type in classes {
      var outcome = MigrationResult.Class(name: type.name, location: type.location)
      do throws(Refusal) {
        try check(type, migrated)
        switch target {
        case .names:
          try accept(try names.edits(of: type), of: type, sources, parsingEach, &files)
        case .types:
          let typed = try types.edits(of: type)
          try accept(
            typed.edits, importing: typed.imports, of: type, sources, parsingEach, &files)
          types.add(typed.inputs)
          outcome.untypedCount = typed.untypedCount
          outcome.untypedReason = typed.untypedReason
        }
        migrated.append(type.type.id)
      } catch {
        outcome.refusal = error
      }
      result.classes.append(outcome)
    }
    result.classes.sort { ($0.name, $0.location) < ($1.name, $1.location) }
    result.changes = files.sorted { $0.key < $1.key }.compactMap { path, edits in
      sources.source(at: path).map {
        ContentChange(
          path: path, old: $0.bytes, new: edits.all(of: $0).applied(to: $0.bytes))
      }
    }
    return result
  }

  /// Refuses a class that can't be migrated to any target.
  private func check(_ type: StringlyClass, _ migrated: [CodeType.ID]) throws(Refusal) {
    for other in app.code.names.types(type.type.path, in: [], from: nil).map({ app.code.table[$0] })
    where other.path == type.type.path && other.id != type.type.id {
      throw .severalDeclarations(type.name, app.code.location(other.position, other.sourceFile))
    }
    for path in type.paths + [type.location.file] {
      let facts = app.code.sources.first { $0.path == path }?.facts
      if let facts, facts.isBeforeSwift3 || facts.calls.contains(where: Self.isBeforeSwift3) {
        throw .oldSwift(type.location)
      }
    }
    for ancestor in app.code.hierarchy.ancestry(of: type.type.id).types.dropFirst()
    where migrated.contains(ancestor) {
      throw .inheritsSegues(from: app.code.table[ancestor].name, type.location)
    }
  }

  /// Whether a call performs a segue by the name that the method had before Swift 3.
  ///
  /// A handwritten method of that name takes a case, not a string.
  private static func isBeforeSwift3(_ fact: CallFact) -> Bool {
    guard fact.call.function == "performSegueWithIdentifier",
      let first = fact.call.arguments.first, case .string = first.value
    else { return false }
    return true
  }

  private func mayChange(_ path: String) -> Bool { files?.contains(path) ?? true }

  /// Adds the edits of a class to those of the others.
  ///
  /// With `parses`, refuses a class whose result is not valid Swift.
  private func accept(
    _ edits: [String: ByteEdits], importing imports: [String: String] = [:],
    of type: StringlyClass, _ sources: SourceCache, _ parses: Bool,
    _ files: inout [String: FileEdits]
  ) throws(Refusal) {
    var all = files
    for (path, own) in edits {
      guard mayChange(path) else { throw .outsideOfFiles(path, type.location) }
      guard let source = sources.source(at: path) else { throw .unreadable(type.location) }
      var file = files[path] ?? FileEdits()
      file.add(own, importing: imports[path] ?? FileEdits.names)
      let edits = file.all(of: source)
      guard !edits.overlap else { throw .overlap(type.location) }
      if parses, !Self.parses(edits.applied(to: source.bytes)) { throw .unparsable(type.location) }
      all[path] = file
    }
    files = all
  }

  private static func parses(_ bytes: [UInt8]) -> Bool {
    !Parser.parse(source: String(decoding: bytes, as: UTF8.self)).hasError
  }
}
