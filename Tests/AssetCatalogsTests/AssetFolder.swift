import AppProject
import AssetCatalogs
import Foundation
import TestSupport

/// An app's folder, filled with catalogs.
struct AssetFolder {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  var path: String { folder.path }

  /// The index of everything in the folder.
  var index: AssetIndex {
    AssetIndex(of: FileDiscovery(findsImages: true).files(below: [folder.path]))
  }

  func write(_ data: Data, to name: String) throws {
    try folder.write("", to: name)
    try data.write(to: URL(fileURLWithPath: folder.path(name)))
  }

  func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  /// Writes the contents of an image set: `filename`, and further keys of each variant.
  func writeImageSet(_ name: String, _ variants: String..., properties: String = "{}") throws {
    try write(
      #"{"images": [\#(variants.joined(separator: ","))], "properties": \#(properties)}"#,
      to: "\(name).imageset/Contents.json")
  }
}
