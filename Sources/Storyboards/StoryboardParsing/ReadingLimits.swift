/// The limits of the reader.
///
/// A file beyond one of them gets a single finding, whatever it contains.
package enum ReadingLimits {
  /// The maximum size of a file: 64 MB.
  ///
  /// The largest storyboards in open-source apps have about 1 MB.
  package static let fileSize = 64 << 20
  /// The maximum depth of nested elements.
  ///
  /// Real files have about 30 levels.
  package static let depth = 256
  /// The maximum number of elements.
  ///
  /// A file of 64 MB by Interface Builder has about 600,000.
  package static let elements = 1_000_000
  /// The maximum number of attributes of an element.
  ///
  /// Real elements have about 30.
  package static let attributes = 1_000
}
