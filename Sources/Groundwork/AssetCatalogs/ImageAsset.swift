/// An image, with the variant for dark appearance if it has one.
package struct ImageAsset: Hashable, Sendable {
  package var light: ImageFile
  package var dark: ImageFile?
  package var rendering: Rendering

  package init(light: ImageFile, dark: ImageFile? = nil, rendering: Rendering = .automatic) {
    self.light = light
    self.dark = dark
    self.rendering = rendering
  }

  /// The way in which views color an image.
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

  package init(type: MediaType, bytes: [UInt8], width: Double, height: Double) {
    self.type = type
    self.bytes = bytes
    self.width = width
    self.height = height
  }

  /// The formats that a page can show.
  package enum MediaType: String, Hashable, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case svg = "image/svg+xml"
  }

  /// The maximum size in bytes.
  package static let greatestSize = 64 << 10
  /// The maximum length of a side in pixels: a small file can contain a huge picture.
  static let longestSide = 8192.0
}
