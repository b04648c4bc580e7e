import Foundation
import TestSupport

/// The files that the map's page consists of, and the Swift file that contains them as strings.
struct WebParts {
  static let folder = "Sources/Showing/NavigationMap/Page/Web"
  static let generatedFile = "Sources/Showing/NavigationMap/Page/WebParts.generated.swift"

  struct Part {
    let file: String
    /// The file's contents without the comment at its top, which ends at the first blank line.
    let text: String
  }

  /// The folder's files, sorted by name.
  let parts: [Part]

  init() throws {
    let folder = PackageFolder.path + "/" + Self.folder
    parts = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { file in
      let contents = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
      guard ["//", "/*", "<!--"].contains(where: contents.hasPrefix),
        let end = contents.range(of: "\n\n")
      else { throw MissingComment(file: file) }
      return Part(file: file, text: String(contents[end.upperBound...]))
    }
  }

  /// The generated file: each part as a string, in the type that puts parts of its kind together.
  var swift: String {
    let extensions = [("PageScript", ".js"), ("PageStyle", ".css"), ("PageTemplate", ".html")].map {
      type, suffix in
      let members = parts.filter { $0.file.hasSuffix(suffix) }.map { part in
        "static let \(part.file.dropLast(suffix.count)) = #\"\"\"\n\(part.text)\n\"\"\"#\n"
      }
      return "extension \(type) {\n\(members.joined(separator: "\n"))}\n"
    }
    return """
      // swift-format-ignore-file
      // swiftlint:disable all
      // Generated from the files in Web. Change those, then run `make record`.

      \(extensions.joined(separator: "\n"))
      """
  }
}

/// A part of the page that doesn't begin with a comment.
struct MissingComment: Error {
  let file: String
}
