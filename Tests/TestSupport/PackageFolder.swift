import Foundation

/// This package's own folder.
package enum PackageFolder {
  /// The folder's path.
  package static let path: String = {
    // Tests/TestSupport/PackageFolder.swift is three levels below.
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { url.deleteLastPathComponent() }
    return url.path
  }()

  /// Returns the text of one of the package's files.
  package static func text(of name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }
}
