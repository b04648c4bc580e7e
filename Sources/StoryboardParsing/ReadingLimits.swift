/// What the reader accepts at most: a file beyond a limit is one finding, whatever it holds.
package enum ReadingLimits {
  /// The bytes of a file: 64 MB.
  ///
  /// The largest storyboards in open-source apps have about 1 MB.
  package static let fileSize = 64 << 20
  /// The levels of nested elements.
  ///
  /// Real files have about 30.
  package static let depth = 256
  /// The elements of a file: a file of 64 MB as Interface Builder writes them has about 600,000.
  package static let elements = 1_000_000
  /// The attributes of one element.
  ///
  /// Real elements have about 30.
  package static let attributes = 1_000
}
