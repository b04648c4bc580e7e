internal import FilesAndPaths
internal import StoryboardModel

extension LinkedApp {
  /// Whether a xib may be loaded with an owner that has an outlet or method which the class in the file lacks.
  ///
  /// The application owns the main xib: a property list names it, or it has the main menu. Every other xib gets its
  /// owner from the code that loads it.
  func mayHaveOtherOwner(
    _ end: ConnectionEnds.End, of file: InterfaceFile, having hasMember: (TypeReference) -> Answer
  ) -> Bool {
    guard end.isOwner else { return false }
    let application = TypeReference.system(file.targetRuntime.classPrefix + "Application")
    let isMain = file.hasMainMenu || input.mainXibs.contains(XibName.ofFile(file.path))
    return isMain && hasMember(application) == .yes
      || possibleOwners.value(of: file.path) { owners(ofXib: XibName.all(ofFile: file.path)) }
        .contains { hasMember(.app([$0])) == .yes }
  }

  /// The classes that may own a xib: those that find it by their name, and those that a source which loads it
  /// declares or makes.
  private func owners(ofXib names: Set<String>) -> [CodeType.ID] {
    let loading = input.texts.sources(loading: names)
    // By stems, because a class that `List.h` declares may load the xib in `List.m`.
    let stems = Set(loading.map { FilePath.stem(of: $0.path) })
    return code.table.types.filter { type in
      guard type.isClass else { return false }
      // Without a xib's name, a `ListController` loads `ListController.xib` or `List.xib`.
      if names.contains(where: { type.name == $0 || type.name == $0 + "Controller" }) {
        return true
      }
      guard !loading.isEmpty else { return false }
      return stems.contains(FilePath.stem(of: code.sources[type.sourceFile].path))
        || loading.contains { $0.mayMakeObjects(of: type.name, withXib: names) }
    }.map(\.id)
  }
}

extension InterfaceFile {
  /// Whether a xib has the main menu of an app for macOS.
  var hasMainMenu: Bool { objects.contains { $0.attributes["systemMenu"] == "main" } }
}

extension Reason {
  static let otherOwner: Reason =
    "code or the system loads the xib, and may give it an owner of another class"
}
