internal import FilesAndPaths
internal import StoryboardModel

extension LinkedApp {
  /// Whether code or the system may load a xib with an owner of another class than the file's.
  ///
  /// The application owns the main xib, which a property list names or which has the main menu. Otherwise, the code
  /// that loads a xib provides its owner. A class counts if it has what the owner needs, and either has the name by
  /// which a controller finds the xib, or is declared or made in a source that loads the xib. The question is whether
  /// a class has the outlet or method.
  func mayHaveOtherOwner(
    _ end: ConnectionEnds.End, of file: InterfaceFile, having question: (TypeReference) -> Answer
  ) -> Bool {
    guard end.isOwner else { return false }
    let application = TypeReference.system(file.targetRuntime.classPrefix + "Application")
    let isMain = file.hasMainMenu || input.mainXibs.contains(XibName.ofFile(file.path))
    return isMain && question(application) == .yes
      || possibleOwners.value(of: file.path) { owners(ofXib: XibName.all(ofFile: file.path)) }
        .contains { question(.app([$0])) == .yes }
  }

  /// The classes whose objects code may make the owners of a xib.
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
