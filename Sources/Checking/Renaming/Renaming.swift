package import CheckRun
internal import FilesAndPaths
internal import SegueChecking

/// Renames a name that storyboards and code share: in storyboards, xibs, Swift and Objective-C.
///
/// It writes nothing: the result is a plan of changes, and of the places that stop it.
package struct Renaming: Sendable {
  private let app: LinkedApp
  private let paths: [String]

  /// Reads an app.
  ///
  /// - Parameter run: The app, all of whose sources should be parsed.
  package init(_ run: CheckRun) {
    app = LinkedApp(run.input())
    paths = run.paths
  }

  /// Returns the names of a kind, sorted.
  package func names(_ kind: RenameKind) -> [String] { SubjectSearch(app).names(kind) }

  /// Returns the changes that rename something.
  package func plan(_ request: RenameRequest) throws(RenameFailure) -> RenamePlan {
    let subject = try SubjectSearch(app).subject(of: request)
    var places = RenamePlaces(app.input.texts.bytes)
    InterfaceRenaming(app: app, subject: subject).addPlaces(to: &places)
    switch subject.kind {
    case .segue, .scene, .reuse:
      let generated = GeneratedNames(app, subject)
      let literals = (0...2).map { SourceLiteral.contents(subject.old, pounds: $0) }
      let named = NamedSources(app, containing: [subject.old] + literals + generated.words)
      var identifiers = IdentifierRenaming(app, subject)
      identifiers.addPlaces(in: named, to: &places)
      generated.addPlaces(in: named, to: &places) { identifiers.relation(at: $0) }
    case .class:
      let classes = ClassRenaming(app, subject)
      classes.addPlaces(in: NamedSources(app, containing: classes.words), to: &places)
    case .outlet, .action:
      var members = MemberRenaming(app, subject)
      members.addPlaces(in: NamedSources(app, containing: members.words), to: &places)
    }
    for id in subject.types {
      let type = app.code.table[id]
      if app.code.sources[type.sourceFile].isOfLibrary {
        places.doubt(
          app.code.location(type.position, type.sourceFile), "a dependency declares the class")
      }
    }
    for path in paths where FilePath.pathExtension(of: path) == "plist" {
      PropertyListRenaming(subject: subject).addPlaces(in: path, to: &places)
    }
    return RenamePlan(subject.kind, subject.old, subject.new, places)
  }
}
