internal import Files
internal import StoryboardModel

extension LinkedApp {
  /// Whether code may load a xib with an owner of another class than the file names.
  ///
  /// The code that loads a xib provides its owner. A source counts if it loads the xib, and declares another class that
  /// has what the owner needs.
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
    let stems = input.texts.stems(loading: XibName.ofFile(file.path))
    guard !stems.isEmpty else { return false }
    return code.table.types.contains { type in
      type.isClass && stems.contains(FilePath.stem(of: code.sources[type.sourceFile].path))
        && question(.app([type.id])) == .yes
    }
  }
}

extension Reason {
  static let otherOwner = Reason.stated(
    "code loads the xib, and may give it an owner of another class")
}
