internal import FilesAndPaths
internal import Findings
internal import StoryboardModel
internal import SwiftNaming

/// The names of the types generated for storyboards and xibs.
struct TypeNames {
  /// The names, by path.
  private(set) var names: [String: String] = [:]
  private(set) var findings: [Finding] = []

  /// Names the types of one platform's files.
  ///
  /// - Parameters:
  ///   - files: The files, sorted by path.
  ///   - taken: The names of other types.
  init(_ files: [InterfaceFile], taken: Set<String>) {
    let stems = files.map { FilePath.resourceName(of: $0.path) }
    let shortNames = zip(files, stems).map { Self.typeName($1, $0.kind) }
    let counts = Dictionary(zip(shortNames, shortNames.map { _ in 1 }), uniquingKeysWith: +)
    // For files with the same name, use the folders that distinguish their outputs, too.
    let alike = zip(files, shortNames).filter { counts[$1, default: 0] > 1 }.map(\.0.path)
    let outputs = OutputName.names(for: alike)
    let wanted = zip(files, shortNames).map { file, name in
      guard let output = outputs[file.path] else { return name }
      let stem = FilePath.resourceName(of: String(output.dropLast(".swift".count)))
      return Self.typeName(stem, file.kind)
    }
    let unique = UniqueNames(Array(files.indices), taken: taken) { index in
      let file = files[index]
      return NameRequest(
        name: wanted[index], identifier: stems[index], tieBreaker: file.path,
        words: { "the type of \(file.path)" }, location: file.location)
    }
    findings = unique.findings
    names = Dictionary(zip(files.map(\.path), unique.names)) { first, _ in first }
  }

  private static func typeName(_ stem: String, _ kind: InterfaceFile.Kind) -> String {
    SwiftName.type(stem, suffix: kind == .storyboard ? "Storyboard" : "Nib")
  }
}

extension FilePath {
  /// Returns the last component without its extension, the file's name in a bundle.
  static func resourceName(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return name
    }
    return String(name[..<dot])
  }
}
