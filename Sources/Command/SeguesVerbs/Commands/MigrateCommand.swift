internal import ArgumentParser
internal import CheckRun
internal import FileWriting
internal import FilesAndPaths
internal import Findings
internal import SegueChecking
internal import SegueMigration
internal import SeguesConfiguration

/// `segues migrate`: migrates classes from strings to this library.
struct MigrateCommand: ColoredCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Migrate classes from strings to named or typed segues.",
    discussion: """
      Rewrites the Swift code of an app, class by class, and prints the changes as a patch with a \
      table of the classes: migrated, or left alone with the reason. Strings, constants, the \
      accessors of SwiftGen and R.swift, and handwritten SegueHandlerType protocols are recognized. \
      Comments and formatting stay. A class is migrated completely or not at all.

      --to names gives each class an enum of its segues and the conformance to SegueHandler. \
      --to types gives each segue a case with the value that its destination needs, if \
      prepare(for:sender:) shows that value. Something that only the author can decide is left as a \
      #warning or as a compiler error.

      On a terminal, the command asks before it writes. --write writes without asking: either all \
      files or none, and only if they still have the bytes that were read. \
      Documentation/migrating.md shows what is recognized.

      The exit code is 0, or 2 if nothing could be read or written.

      EXAMPLES
        segues migrate --to names App
        segues migrate --to names App --class ListViewController --write
        segues migrate --to types App | git apply
        segues migrate --to names . --summary
      """)

  @Argument(
    help: "Folders with the app's storyboards and sources.", completion: .file())
  var paths: [String] = ["."]

  @Option(
    help: "The result: names (an enum of identifiers) or types (typed segues).")
  var to: Migrator.Target

  @Option(name: .customLong("class"), help: "Migrate only this class.")
  var className: String?

  @Flag(help: "Write the changed files without asking.")
  var write = false

  @Flag(help: "Print only how many classes can be migrated, and the reasons why others can't.")
  var summary = false

  @OptionGroup var excludes: ExcludeOptions

  @OptionGroup var color: ColorOption

  func validate() throws {
    try requireAtMostOne(of: ("--write", write), ("--summary", summary))
  }

  func run() throws {
    let result = try ProgressLine.show("Reading…") { try migrate() }
    if let className, result.classes.isEmpty {
      throw UnknownClass(name: className)
    }
    let text = MigrationText(style: color.style(for: .output))
    if summary { return Output.result(text.summary(of: result)) }
    if !write { PatchText(of: result.changes).show(color) }
    // The table is not part of the patch.
    Output.diagnostic(MigrationText(style: color.style(for: .error)).table(of: result))
    guard !result.changes.isEmpty, write || isConfirmed else { return }
    try FileGroup(result.changes, within: WriteScope(naming: paths)).write()
    Output.diagnostic(
      "Wrote \(count(result.changes.count, "file")). The app's target needs the product "
        + "\(to.product) of the package segues.\n")
    NextCommand("check", paths: paths, that: "finds what the compiler can't").show(color)
  }

  private var isConfirmed: Bool {
    Question.isPossible && Question.isConfirmed("Write these changes?")
  }

  private func migrate() throws -> MigrationResult {
    var request = CheckRequest(
      paths: paths, excludes: excludes.exclude,
      filter: try Configuration.reading(nil, above: paths).files)
    request.keepsApp = true
    let run = try CheckRun(request)
    guard let app = run.run().app else { return MigrationResult() }
    return Migrator(app, to: to, only: className, in: run.askedPaths).run()
  }
}

extension Migrator.Target: ExpressibleByArgument {
  /// The product that the rewritten code imports.
  fileprivate var product: String {
    switch self {
    case .names: "Segues"
    case .types: "SeguesMacros"
    }
  }
}

/// A name of a class that has nothing to migrate.
struct UnknownClass: Error, CustomStringConvertible {
  var name: String

  var description: String {
    "no class \(TerminalText.escaped(name)) of the app performs or compares segues by strings"
  }
}
