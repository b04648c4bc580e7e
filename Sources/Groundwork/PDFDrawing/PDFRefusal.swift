/// The reason why a PDF isn't drawn.
package enum PDFRefusal: String, Error, Hashable, Sendable {
  case damaged
  case encrypted
  case tooLarge
  /// A filter of streams other than Flate.
  case filter
  case text
  case image
  case shading
  /// A pattern that repeats a picture.
  case tiling
  case colorSpace
  case softMask
  case blendMode
  /// Content that the reader shows or hides.
  case optionalContent
  case unknownOperator
}
