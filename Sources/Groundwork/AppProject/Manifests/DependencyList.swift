internal import FilesAndPaths
internal import Foundation

/// The dependencies that a `Podfile` or a `Cartfile` names.
struct DependencyList {
  /// The names of external dependencies.
  private(set) var names: [String] = []
  /// Pods whose sources are in a local folder, with its path.
  private(set) var localPods: [(name: String, folder: String)] = []

  /// Reads a file.
  ///
  /// - Throws: The reason why it cannot be read.
  init(readingFrom path: String, as kind: ManifestKind) throws(FileBytes.Failure) {
    let bytes = try FileAccess.read(path)
    let folder = NormalPath.of(FilePath.folder(of: path))
    for line in String(decoding: bytes, as: UTF8.self).lines {
      let text = line.prefix { $0 != "#" }.drop { $0.isWhitespace }
      switch kind {
      case .podfile: addPod(text, folder)
      case .cartfile: addCarthage(text)
      case .generator: addGenerated(text)
      case .podspec, .swiftPackage, .dotNet: break
      }
    }
  }

  /// `pod 'Kit/Part', :path => 'Pods of ours/Kit'`.
  private mutating func addPod(_ line: Substring, _ folder: String) {
    guard line.hasPrefix("pod"), let call = line.dropFirst(3).first, " \t('\"".contains(call),
      let quoted = Self.quoted(line), let name = quoted.split(separator: "/").first
    else { return }
    for key in [":path", "path:"] {
      guard let range = line.range(of: key), let path = Self.quoted(line[range.upperBound...])
      else { continue }
      let place = path.hasSuffix(".podspec") ? FilePath.folder(of: path) : path
      localPods.append((String(name), NormalPath.join(folder, place)))
      return
    }
    names.append(String(name))
  }

  /// `github "owner/Kit" ~> 1.0`, or the URL of a repository or of a description.
  private mutating func addCarthage(_ line: Substring) {
    guard ["github", "git", "binary"].contains(line.prefix { $0.isLetter }),
      let address = Self.quoted(line)
    else { return }
    var name = FilePath.name(of: address)
    for ending in [".git", ".json"] where name.hasSuffix(ending) {
      name.removeLast(ending.count)
    }
    if !name.isEmpty { names.append(name) }
  }

  /// `- framework: Carthage/Build/Kit.framework` in the description of a project.
  private mutating func addGenerated(_ line: Substring) {
    guard line.hasPrefix("- ") else { return }
    let parts = line.dropFirst(2).split(separator: ":", maxSplits: 1)
    guard parts.count == 2, ["framework", "carthage", "package"].contains(parts[0]) else { return }
    let path = parts[1].trimmingCharacters(in: CharacterSet(charactersIn: " \t\"'"))
    let value = FilePath.name(of: path)
    let name = value.prefix { $0 != "." }
    if !name.isEmpty { names.append(String(name)) }
  }

  /// The first string in single or double quotes.
  private static func quoted(_ text: Substring) -> String? {
    guard let start = text.firstIndex(where: { $0 == "'" || $0 == "\"" }) else { return nil }
    let rest = text[text.index(after: start)...]
    guard let end = rest.firstIndex(of: text[start]) else { return nil }
    return String(rest[..<end])
  }
}
