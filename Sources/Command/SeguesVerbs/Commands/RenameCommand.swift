internal import ArgumentParser
internal import CheckRun
internal import FileWriting
internal import Renaming
internal import SeguesConfiguration

/// `segues rename`: changes a name in storyboards and code together.
struct RenameCommand: ColoredCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Rename an identifier, class, outlet or action in storyboards and code.",
    discussion: """
      Changes a name in storyboards, xibs, Swift and Objective-C together: a segue, scene or reuse \
      identifier, a custom class, an outlet or an action. In a storyboard, only the bytes of the \
      name change.

      Prints the changes as a patch, and asks before it writes them. If it can't ask, because \
      it doesn't run on a terminal, it writes nothing: use --write, or pass the patch to git apply. \
      It writes either all files or none.

      If places may refer to the name in a way that can't be decided, such as by a computed \
      identifier, the command lists them and writes nothing. With --force, it renames the rest. \
      Generated code is left to its generator. Documentation/renaming.md has the details.

      The exit code is 1 if such places stop the command, and 2 if the old name doesn't exist or the \
      new one can't be used.

      EXAMPLES
        segues rename showDetail showPerson App
        segues rename ListController PeopleController --write
        segues rename Detail Person --kind scene --in Settings | git apply
        segues rename save: store: --kind action --force
      """)

  @Argument(help: "The name to change. For an action, its selector or the part before the colon.")
  var old: String

  @Argument(help: "The new name.")
  var new: String

  @Argument(
    help: ArgumentHelp("Folders with the app's storyboards and sources.", valueName: "path"),
    completion: .file())
  var paths: [String] = ["."]

  @OptionGroup var excludes: ExcludeOptions

  @Option(
    help: ArgumentHelp(
      "The kind of the name: segue, scene, reuse, class, outlet or action.",
      discussion: "Needed only if things of several kinds have the name."))
  var kind: RenameKind?

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp(
      "The controller, class, storyboard or target that the name belongs to. May be repeated.",
      discussion: "Needed only if several have the name.", valueName: "name"))
  var owners: [String] = []

  @Flag(help: "Rename it in all controllers, classes, storyboards or targets that have the name.")
  var all = false

  @Option(
    help: "The configuration file, instead of the nearest .segues.yml.", completion: .file())
  var config: String?

  @Flag(help: "Write the files without asking.")
  var write = false

  @Flag(help: "Rename, although some places may refer to the name. Those stay as they are.")
  var force = false

  @Flag(help: "List comments that contain the name.")
  var verbose = false

  @OptionGroup var color: ColorOption

  func validate() throws {
    try requireAtMostOne(of: ("--all", all), ("--in", !owners.isEmpty))
  }

  func run() throws {
    let check = try CheckRun(request())
    let plan = try ProgressLine.show("Reading…") {
      try Renaming(check.inMemory()).plan(renameRequest)
    }
    let text = RenameText(plan: plan)
    if verbose { Output.diagnostic(text.comments) }
    guard plan.undecided.isEmpty || force else {
      Output.diagnostic(text.refusal)
      throw ExitCode(ExitStatus.findings)
    }
    Output.diagnostic(text.undecided)
    guard !plan.changes.isEmpty else { return Output.diagnostic("Nothing changes.\n") }
    if !write {
      PatchText(of: plan.changes).show(color)
      Output.diagnostic(text.advice)
      guard Question.isPossible, Question.isConfirmed("Write \(text.size)?") else { return }
    }
    try FileGroup(plan.changes, within: WriteScope(naming: paths)).write()
    Output.result(text.written)
    if write { Output.diagnostic(text.advice) }
    NextCommand("check", paths: paths, that: "finds places that still have the old name")
      .show(color)
  }

  private func request() throws -> CheckRequest {
    var request = CheckRequest(
      paths: paths, excludes: excludes.exclude,
      filter: try Configuration.reading(config, above: paths).files)
    request.parsesEverything = true
    return request
  }

  private var renameRequest: RenameRequest {
    var request = RenameRequest(old, to: new, kind: kind)
    request.owners = owners
    request.everywhere = all
    return request
  }
}

extension RenameKind: ExpressibleByArgument {}
