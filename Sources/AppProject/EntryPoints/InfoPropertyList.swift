internal import Findings
internal import Foundation

/// The storyboards that an `Info.plist` names.
struct InfoPropertyList {
  /// The storyboards named; empty in a property list that is not an app's.
  var entryPoints: [EntryPoint] = []

  private let path: String
  private let data: Data

  /// Reads a property list of any format; nil where the file is none.
  init?(readingFrom path: String) {
    self.path = path
    guard let data = FileAccess.contents(of: path),
      let root = Self.root(of: data) ?? Self.root(of: Self.withoutDirectives(data))
    else { return nil }
    self.data = data
    guard let dictionary = root as? [String: Any] else { return }
    read(dictionary)
  }

  private static func root(of data: Data) -> Any? {
    data.isEmpty ? nil : try? PropertyListSerialization.propertyList(from: data, format: nil)
  }

  /// A property list as the C preprocessor reads it, all branches of an `#if` taken.
  ///
  /// With `INFOPLIST_PREPROCESS` the file is a property list only once that has run.
  private static func withoutDirectives(_ data: Data) -> Data {
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let kept = lines.filter { line in
      line.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } != UInt8(ascii: "#")
    }
    return Data(kept.joined(separator: CollectionOfOne(UInt8(ascii: "\n"))))
  }

  private mutating func read(_ root: [String: Any]) {
    for (key, value) in root {
      if let role = InfoKey.role(of: key), let name = value as? String { add(name, role, key) }
    }
    if let manifest = root["UIApplicationSceneManifest"] as? [String: Any],
      let configurations = manifest["UISceneConfigurations"] as? [String: Any]
    {
      // By session role, each with a list of configurations.
      for case let list as [Any] in configurations.values {
        for case let scene as [String: Any] in list {
          if let name = scene["UISceneStoryboardFile"] as? String {
            add(name, .scene, "UISceneStoryboardFile")
          }
        }
      }
    }
    if let pluginPoint = root["NSExtension"] as? [String: Any],
      let name = pluginPoint["NSExtensionMainStoryboard"] as? String
    {
      add(name, .appExtension, "NSExtensionMainStoryboard")
    }
    // A watch app's property list names no storyboard: the templates of Xcode call it Interface.
    // Unconfirmed: that watchOS opens no other name.
    if root["WKWatchKitApp"] as? Bool == true { add("Interface", .watch, nil) }
  }

  private mutating func add(_ name: String, _ role: EntryPoint.Role, _ key: String?) {
    guard !name.isEmpty else { return }
    entryPoints.append(
      EntryPoint(
        storyboardName: InfoKey.storyboardName(name), role: role,
        folder: FilePath.folder(of: path),
        declaredIn: key.flatMap { place(of: name, forKey: $0) } ?? SourceLocation(file: path)))
  }

  /// Where a key's value stands: in the key's line, or the next one.
  private func place(of name: String, forKey key: String) -> SourceLocation? {
    guard !data.starts(with: Array("bplist".utf8)) else { return nil }
    let lines = String(decoding: data, as: UTF8.self).lines.map { Array($0.utf8) }
    let keyTag = Array("<key>\(key)</key>".utf8)
    let valueTag = Array("<string>\(name)</string>".utf8)
    for index in lines.indices where ByteSearch.contains(keyTag, in: lines[index]) {
      for line in index..<min(index + 2, lines.count) {
        guard let value = lines[line].withUnsafeBytes({ ByteSearch.first(valueTag, in: $0) })
        else { continue }
        let column = value + "<string>".utf8.count + 1
        return SourceLocation(file: path, line: line + 1, column: column)
      }
    }
    return nil
  }
}
