/// The pictures and named colors of an app, for its map.
///
/// Plain values: the tool reads them from asset catalogs, so that drawing reads no files.
package struct MapAssets: Sendable {
  /// The pictures, each once.
  package private(set) var pictures: [MapPicture] = []
  /// The numbers of pictures by their names, for each storyboard's path.
  package var names: [String: [String: Int]] = [:]
  /// The named colors, for each storyboard's path.
  package var colors: [String: [String: MapColor]] = [:]
  private var numbers: [MapPicture: Int] = [:]

  package init() {}

  /// Adds a picture for a name in a storyboard.
  package mutating func add(_ picture: MapPicture, named name: String, in storyboard: String) {
    let number = numbers[picture] ?? pictures.count
    if number == pictures.count {
      pictures.append(picture)
      numbers[picture] = number
    }
    names[storyboard, default: [:]][name] = number
  }

  /// Keeps the smallest pictures that together have at most a number of bytes.
  package mutating func limit(toBytes limit: Int) {
    var rest = limit
    let kept = Set(
      pictures.indices.sorted { (pictures[$0].byteCount, $0) < (pictures[$1].byteCount, $1) }
        .filter { number in
          rest -= pictures[number].byteCount
          return rest >= 0
        })
    names = names.mapValues { $0.filter { kept.contains($0.value) } }
  }
}

/// A picture, with the one for dark appearance if there is one.
package struct MapPicture: Hashable, Sendable {
  /// The size in points.
  package var size: MapSize
  package var rendering: Rendering
  package var light: Data
  package var dark: Data?

  package init(size: MapSize, rendering: Rendering, light: Data, dark: Data? = nil) {
    self.size = size
    self.rendering = rendering
    self.light = light
    self.dark = dark
  }

  /// The use of the picture's own colors.
  package enum Rendering: Hashable, Sendable {
    /// Bars and buttons of the system's type tint the picture; other views show its colors.
    case automatic
    /// Every view tints the picture.
    case template
    case original
  }

  /// A file.
  package struct Data: Hashable, Sendable {
    /// The media type, such as `image/png`.
    package var type: String
    package var bytes: [UInt8]

    package init(type: String, bytes: [UInt8]) {
      self.type = type
      self.bytes = bytes
    }
  }

  /// The size of its files.
  var byteCount: Int { light.bytes.count + (dark?.bytes.count ?? 0) }
}

/// A named color, with the one for dark appearance if there is one.
package struct MapColor: Hashable, Sendable {
  package var light: Value
  package var dark: Value?

  package init(light: Value, dark: Value? = nil) {
    self.light = light
    self.dark = dark
  }

  package enum Value: Hashable, Sendable {
    case color(RGBColor)
    /// A color that the system defines, such as `systemBlueColor`.
    case system(String)
  }
}
