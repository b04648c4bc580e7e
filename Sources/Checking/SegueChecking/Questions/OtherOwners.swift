internal import Files
internal import StoryboardModel

extension LinkedApp {
  /// Whether code may load a xib with an owner of another class than the file names.
  ///
  /// The code that loads a xib provides its owner. A class counts if it has what the owner needs, and either loads the
  /// xib by its own name, or is declared or made in a source that loads the xib.
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
    let stems = input.texts.stems(loading: xib)
    return code.table.types.contains { type in
      guard type.isClass, question(.app([type.id])) == .yes else { return false }
      // A controller without a name for its xib loads the one of its class: `List.xib` or `ListController.xib`.
      return type.name == xib || type.name == xib + "Controller"
        || stems.contains(FilePath.stem(of: code.sources[type.sourceFile].path))
        || input.texts.makeObjects(of: type.name, whereLoading: xib)
    }
  }
}

extension Reason {
  static let otherOwner = Reason.stated(
    "code loads the xib, and may give it an owner of another class")
}
