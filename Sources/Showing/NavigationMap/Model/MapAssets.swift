package import AssetCatalogs

/// The pictures and named colors of an app, for its map.
///
/// The tool reads them from asset catalogs, so that drawing reads no files.
package struct MapAssets: Sendable {
  /// The pictures, each once.
  package private(set) var pictures: [ImageAsset] = []
  /// The numbers of pictures by their names, for each storyboard's path.
  package var names: [String: [String: Int]] = [:]
  /// The named colors, for each storyboard's path.
  package var colors: [String: [String: ColorAsset]] = [:]
  private var numbers: [ImageAsset: Int] = [:]

  package init() {}

  /// Adds a picture for a name in a storyboard.
  package mutating func add(_ picture: ImageAsset, named name: String, in storyboard: String) {
    let number = numbers[picture] ?? pictures.count
    if number == pictures.count {
      pictures.append(picture)
      numbers[picture] = number
    }
    names[storyboard, default: [:]][name] = number
  }

  /// Keeps the smallest pictures that together have at most a number of bytes.
  package mutating func limit(toBytes limit: Int) {
    var remainingBytes = limit
    let kept = Set(
      pictures.indices.sorted { (pictures[$0].byteCount, $0) < (pictures[$1].byteCount, $1) }
        .filter { number in
          remainingBytes -= pictures[number].byteCount
          return remainingBytes >= 0
        })
    names = names.mapValues { $0.filter { kept.contains($0.value) } }
  }
}

extension ImageAsset {
  /// The size in points.
  var size: MapSize { MapSize(width: light.width, height: light.height) }

  /// The size of its files.
  fileprivate var byteCount: Int { light.bytes.count + (dark?.bytes.count ?? 0) }

  /// Whether the picture is drawn in its control's color.
  func isTinted(byDefault tints: Bool) -> Bool {
    switch rendering {
    case .automatic: tints
    case .template: true
    case .original: false
    }
  }
}
