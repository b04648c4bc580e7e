internal import FilesAndPaths
internal import Findings

/// The storyboards that an `Info.plist` names.
struct InfoPropertyList {
  /// The named storyboards; empty if the property list is not an app's.
  var entryPoints: [EntryPoint] = []
  /// The names of the xibs that the system loads at launch.
  var mainXibs: Set<String> = []

  /// The maximum number of storyboards that one file may name; no app has so many.
  private static let greatestCount = 256

  private let path: String
  /// The file's lines; empty for a binary file.
  private let lines: [ArraySlice<UInt8>]

  /// Reads a property list of any format.
  ///
  /// - Throws: ``PropertyListFailure`` if the file is not a property list, or names too many
  ///   storyboards.
  init(readingFrom path: String) throws(PropertyListFailure) {
    self.path = path
    let bytes = try PropertyListValue.bytes(of: path)
    lines =
      bytes.starts(with: BinaryPropertyList.signature)
      ? [] : bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let root = try Self.root(of: bytes).dictionary else { return }
    try read(root)
  }

  private static func root(
    of bytes: [UInt8]
  ) throws(PropertyListFailure) -> PropertyListValue {
    do throws(PropertyListFailure) {
      return try PropertyListValue(reading: bytes)
    } catch .notPropertyList {
      return try PropertyListValue(reading: withoutDirectives(bytes))
    }
  }

  /// Returns a property list without C preprocessor directives, keeping all branches of each `#if`.
  ///
  /// With `INFOPLIST_PREPROCESS`, the file is a property list only after preprocessing.
  private static func withoutDirectives(_ bytes: [UInt8]) -> [UInt8] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let kept = lines.filter { line in
      line.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } != UInt8(ascii: "#")
    }
    return Array(kept.joined(separator: CollectionOfOne(UInt8(ascii: "\n"))))
  }

  private mutating func read(_ root: PropertyListDictionary) throws(PropertyListFailure) {
    for entry in root.entries {
      guard let name = entry.value.strictString else { continue }
      if let role = InfoKey.role(of: entry.key) { try add(name, role, entry.key) }
      if InfoKey.isMainXib(entry.key) { mainXibs.insert(FilePath.stem(of: name)) }
    }
    try readScenes(root)
    try readLaunchScreens(root)
    if let name = root["NSExtension"]?.dictionary?["NSExtensionMainStoryboard"]?.strictString {
      try add(name, .appExtension, "NSExtensionMainStoryboard")
    }
    // A watch app's property list names no storyboard. Xcode's templates call it Interface; whether watchOS opens other
    // names is unconfirmed. `WKApplication` is for an app without a separate extension.
    let keys = ["WKWatchKitApp", "WKApplication"]
    if keys.contains(where: { ["1", "YES"].contains(root[$0]?.string) }) {
      try add("Interface", .watch, nil)
    }
  }

  private mutating func readScenes(
    _ root: PropertyListDictionary
  ) throws(PropertyListFailure) {
    let manifest = root["UIApplicationSceneManifest"]?.dictionary
    // Each session role has a list of configurations.
    for role in manifest?["UISceneConfigurations"]?.dictionary?.entries ?? [] {
      for scene in role.value.array ?? [] {
        if let name = scene.dictionary?["UISceneStoryboardFile"]?.strictString {
          try add(name, .scene, "UISceneStoryboardFile")
        }
      }
    }
  }

  private mutating func readLaunchScreens(
    _ root: PropertyListDictionary
  ) throws(PropertyListFailure) {
    // Different URL schemes can have different launch screens.
    for entry in root.entries where InfoKey.isLaunchStoryboards(entry.key) {
      for screen in entry.value.dictionary?["UILaunchStoryboardDefinitions"]?.array ?? [] {
        if let name = screen.dictionary?["UILaunchStoryboardFile"]?.strictString {
          try add(name, .launch, "UILaunchStoryboardFile")
        }
      }
    }
  }

  private mutating func add(
    _ name: String, _ role: EntryPoint.Role, _ key: String?
  ) throws(PropertyListFailure) {
    guard !name.isEmpty else { return }
    guard entryPoints.count < Self.greatestCount else {
      throw .tooManyStoryboards(Self.greatestCount)
    }
    entryPoints.append(
      EntryPoint(
        storyboardName: InfoKey.storyboardName(name), role: role,
        folder: FilePath.folder(of: path),
        declaredIn: key.flatMap { place(of: name, forKey: $0) } ?? SourceLocation(file: path)))
  }

  /// The place of a key's value: in the key's line, or the next one.
  private func place(of name: String, forKey key: String) -> SourceLocation? {
    let keyTag = Array("<key>\(key)</key>".utf8)
    let valueTag = Array("<string>\(name)</string>".utf8)
    for index in lines.indices where Self.place(of: keyTag, in: lines[index]) != nil {
      for line in index..<min(index + 2, lines.count) {
        guard let value = Self.place(of: valueTag, in: lines[line]) else { continue }
        let column = value + "<string>".utf8.count + 1
        return SourceLocation(file: path, line: line + 1, column: column)
      }
    }
    return nil
  }

  private static func place(of text: [UInt8], in line: ArraySlice<UInt8>) -> Int? {
    line.withUnsafeBytes { ByteSearch.first(text, in: $0) }
  }
}
