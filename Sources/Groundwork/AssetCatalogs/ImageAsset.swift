/// An image, with the variant for dark appearance if it has one.
package struct ImageAsset: Hashable, Sendable {
  package var light: ImageFile
  package var dark: ImageFile?
  package var rendering = Rendering.automatic

  /// The use of an image's own colours.
  package enum Rendering: Hashable, Sendable {
    /// Bars and buttons of the system's type tint the image; other views show its colours.
    case automatic
    /// Every view tints the image.
    case template
    case original
  }
}

/// One file of an image.
package struct ImageFile: Hashable, Sendable {
  package var type: MediaType
  package var bytes: [UInt8]
  /// The size in points.
  package var width: Double
  package var height: Double

  /// The formats that a page can show.
  package enum MediaType: String, Hashable, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case svg = "image/svg+xml"
  }

  /// The maximum size in bytes.
  package static let greatestSize = 64 << 10
  /// The maximum length of a side in pixels: a small file can contain a huge picture.
  static let longestSide = 8192

  /// Recognizes an image by its contents.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents.
  ///   - scale: The number of its pixels per point.
  init?(_ bytes: [UInt8], scale: Double) {
    guard let header = ImageHeader(bytes), header.width > 0, header.height > 0,
      header.width <= Double(Self.longestSide), header.height <= Double(Self.longestSide)
    else { return nil }
    // A vector has no pixels.
    let scale = header.type == .svg ? 1 : scale
    type = header.type
    width = header.width / scale
    height = header.height / scale
    self.bytes = bytes
  }
}
