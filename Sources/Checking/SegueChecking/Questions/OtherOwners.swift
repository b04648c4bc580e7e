internal import StoryboardModel

extension LinkedApp {
  /// Whether code may load a xib with an owner of another class than the file names.
  ///
  /// The code that loads a xib provides its owner. A source counts if it loads the xib and mentions the member, and
  /// the xib doesn't have the name of the class, because then the class loads it.
  ///
  /// - Parameters:
  ///   - end: An end of a connection.
  ///   - file: The file of the connection.
  ///   - member: The name of the outlet or method that the owner needs.
  /// - Returns: The answer.
  func mayHaveOtherOwner(
    _ end: ConnectionEnds.End, of file: InterfaceFile, having member: String
  ) -> Bool {
    let xib = XibName.ofFile(file.path)
    return end.isOwner && code.name(of: end.type) != xib
      && input.texts.load(xib, whereNaming: member)
  }
}

extension Reason {
  static let otherOwner = Reason.stated(
    "code loads the xib, and may give it an owner of another class")
}
