/// A change of a file that people edit.
package struct ContentChange: Hashable, Sendable {
  package var path: String
  /// The contents that the file must have.
  package var old: [UInt8]
  package var new: [UInt8]

  package init(path: String, old: [UInt8], new: [UInt8]) {
    self.path = path
    self.old = old
    self.new = new
  }
}

extension FileExchange {
  /// Replaces the contents of several files, or of none.
  ///
  /// If a file can't be written, those before it get their old contents back, unless they were saved meanwhile.
  ///
  /// - Throws: The failure to write the first such file.
  package static func replace(_ changes: [ContentChange]) throws(WriteFailure) {
    for (index, change) in changes.enumerated() {
      do throws(WriteFailure) {
        try replace(change.path, expecting: change.old, with: change.new)
      } catch {
        try restore(changes[..<index], after: error)
        throw error
      }
    }
  }

  private static func restore(
    _ changes: ArraySlice<ContentChange>, after failure: WriteFailure
  ) throws(WriteFailure) {
    var lost: [String] = []
    for change in changes.reversed() {
      do throws(WriteFailure) {
        try replace(change.path, expecting: change.new, with: change.old)
      } catch {
        lost.append(change.path)
      }
    }
    guard !lost.isEmpty else { return }
    throw .unwritable(
      lost[0],
      reason: "its old contents could not be restored after another failure (\(failure))")
  }
}
