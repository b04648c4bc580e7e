internal import Findings
internal import StoryboardModel

/// The names of the types that stand for storyboards and xibs.
struct TypeNames {
  /// By path.
  private(set) var names: [String: String] = [:]
  private(set) var findings: [Finding] = []

  /// Names the types of one platform's files.
  ///
  /// - Parameters:
  ///   - files: The files, sorted by path.
  ///   - taken: Names of other types.
  init(_ files: [InterfaceFile], taken: Set<String>) {
    // Of files that are named alike, the folders that tell their outputs apart tell these too.
    let outputs = OutputName.names(for: files.map(\.path))
    let plain = files.map { Self.typeName(FilePath.resourceName(of: $0.path), $0.kind) }
    let counts = Dictionary(zip(plain, plain.map { _ in 1 }), uniquingKeysWith: +)
    let wanted = zip(files, plain).map { file, name in
      guard counts[name, default: 0] > 1, let output = outputs[file.path] else { return name }
      let stem = FilePath.resourceName(of: String(output.dropLast(".swift".count)))
      return Self.typeName(stem, file.kind)
    }
    let unique = UniqueNames(
      zip(files, wanted).map { file, name in
        UniqueNames.Request(
          name: name, identifier: FilePath.resourceName(of: file.path), tieBreaker: file.path,
          words: "the type of \(file.path)", location: file.location)
      }, taken: taken)
    findings = unique.findings
    names = Dictionary(
      zip(files.map(\.path), unique.names), uniquingKeysWith: { first, _ in first })
  }

  private static func typeName(_ stem: String, _ kind: InterfaceFile.Kind) -> String {
    SwiftName.type(stem, suffix: kind == .storyboard ? "Storyboard" : "Nib")
  }
}

extension FilePath {
  /// The last component without its extension: what a bundle calls the file.
  static func resourceName(of path: String) -> String {
    let name = name(of: path)
    let suffix = pathExtension(of: path)
    return suffix.isEmpty ? name : String(name.dropLast(suffix.count + 1))
  }
}
