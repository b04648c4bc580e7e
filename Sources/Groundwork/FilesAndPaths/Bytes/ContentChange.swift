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
