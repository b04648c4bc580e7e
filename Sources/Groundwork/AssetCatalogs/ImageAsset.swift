/// An image, with the variant for dark appearance if it has one.
package struct ImageAsset: Hashable, Sendable {
  package var light: ImageFile
  package var dark: ImageFile?
  package var rendering = Rendering.automatic

  /// The use of an image's own colors.
  package enum Rendering: Hashable, Sendable {
    /// Bars and buttons of the system's type tint the image; other views show its colors.
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
}
