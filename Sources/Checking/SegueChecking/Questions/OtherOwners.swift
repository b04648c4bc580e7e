internal import Files
internal import StoryboardModel

extension LinkedApp {
  /// Whether code or the system may load a xib with an owner whose class differs from the one that
  /// the file names.
  ///
  /// The application owns the main xib. Otherwise, the code that loads a xib provides its owner. A class counts if it
  /// has what the owner needs, and either loads the xib by its own name, or is declared or made in a source that loads
  /// the xib.
  ///
  /// - Parameters:
  ///   - end: An end of a connection.
  ///   - file: The file of the connection.
  ///   - question: The question whether a class has the outlet or method.
  /// - Returns: The answer.
  func mayHaveOtherOwner(
    _ end: ConnectionEnds.End, of file: InterfaceFile, having question: (TypeReference) -> Answer
  ) -> Bool {
    guard end.isOwner else { return false }
    let xib = XibName.ofFile(file.path)
    let application = TypeReference.system(file.targetRuntime.classPrefix + "Application")
    return input.mainXibs.contains(xib) && question(application) == .yes
      || possibleOwners.value(of: xib) { owners(ofXib: xib) }
        .contains { question(.app([$0])) == .yes }
  }

  /// The classes whose objects code may make the owners of a xib.
  private func owners(ofXib xib: String) -> [CodeType.ID] {
    let loading = input.texts.sources(loading: xib)
    let stems = Set(loading.map { FilePath.stem(of: $0.path) })
    return code.table.types.filter { type in
      guard type.isClass else { return false }
      // A controller without a name for its xib loads the one of its class: `List.xib` or `ListController.xib`.
      if type.name == xib || type.name == xib + "Controller" { return true }
      guard !loading.isEmpty else { return false }
      return stems.contains(FilePath.stem(of: code.sources[type.sourceFile].path))
        || loading.contains { $0.mayMakeObjects(of: type.name, withXib: xib) }
    }.map(\.id)
  }
}

extension Reason {
  static let otherOwner = Reason.stated(
    "code or the system loads the xib, and may give it an owner of another class")
}
