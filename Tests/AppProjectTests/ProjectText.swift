import TestSupport

/// An Xcode project for a test, built object by object.
struct ProjectText {
  /// A value of a property list.
  struct Value: ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
  {
    let text: String

    init(stringLiteral value: String) { self = .string(value) }
    init(arrayLiteral elements: Value...) { self = .list(elements) }
    init(dictionaryLiteral elements: (String, Value)...) { self = .dictionary(elements) }
    private init(text: String) { self.text = text }

    static func string(_ string: String) -> Value {
      let escaped = string.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
      return Value(text: "\"\(escaped)\"")
    }

    static func list(_ values: [Value]) -> Value {
      Value(text: "(\(values.map { $0.text + "," }.joined(separator: " ")))")
    }

    static func ids(_ ids: [String]) -> Value { .list(ids.map(Value.string)) }

    static func dictionary(_ entries: [(String, Value)]) -> Value {
      Value(text: "{\(entries.map { "\"\($0)\" = \($1.text);" }.joined(separator: " "))}")
    }
  }

  /// All objects except groups, targets and the project.
  var objects: [(id: String, value: Value)] = []
  private var children: [String: [String]] = ["main": []]
  private var groups: [(id: String, entries: [(String, Value)])] = [
    ("main", [("isa", "PBXGroup"), ("sourceTree", "<group>")])
  ]
  private var targets: [(id: String, entries: [(String, Value)])] = []
  /// The settings of the project itself, by configuration.
  var settings: [(configuration: String, values: [(String, Value)])] = []
  /// Further entries of the project.
  var project: [(String, Value)] = []
  private var count = 0

  private mutating func newID() -> String {
    count += 1
    return "A\(count)"
  }

  /// Adds an object of any class.
  @discardableResult
  mutating func add(_ isa: String, _ entries: [(String, Value)]) -> String {
    let id = newID()
    objects.append((id, .dictionary([("isa", .string(isa))] + entries)))
    return id
  }

  /// Adds a group; one with only a name is not a folder.
  mutating func group(
    path: String? = nil, name: String? = nil, tree: String = "<group>", isa: String = "PBXGroup",
    in parent: String = "main"
  ) -> String {
    let id = newID()
    var entries: [(String, Value)] = [("isa", .string(isa)), ("sourceTree", .string(tree))]
    if let path { entries.append(("path", .string(path))) }
    if let name { entries.append(("name", .string(name))) }
    groups.append((id, entries))
    children[id] = []
    children[parent]?.append(id)
    return id
  }

  /// Adds a file to a group.
  mutating func file(
    _ path: String, tree: String = "<group>", in group: String = "main",
    type: String = "sourcecode.swift"
  ) -> String {
    let id = add(
      "PBXFileReference",
      [
        ("path", .string(path)), ("sourceTree", .string(tree)),
        ("lastKnownFileType", .string(type)),
      ])
    children[group]?.append(id)
    return id
  }

  /// Adds anything to a group.
  mutating func put(_ id: String, in group: String) {
    children[group]?.append(id)
  }

  /// Adds a build phase with files.
  mutating func phase(_ isa: String, _ files: [String]) -> String {
    let entries = files.map { add("PBXBuildFile", [("fileRef", .string($0))]) }
    return add(isa, [("files", .ids(entries))])
  }

  /// Adds a list of configurations, with a configuration file if one is given.
  mutating func configurations(
    _ all: [(configuration: String, values: [(String, Value)])], file: String? = nil
  ) -> String {
    let ids = all.map { configuration, values in
      add(
        "XCBuildConfiguration",
        [("name", .string(configuration)), ("buildSettings", .dictionary(values))]
          + (file.map { [("baseConfigurationReference", Value.string($0))] } ?? []))
    }
    return add("XCConfigurationList", [("buildConfigurations", .ids(ids))])
  }

  /// Adds a target with one configuration.
  @discardableResult
  mutating func target(
    _ name: String, type: String = "application", sources: [String] = [], resources: [String] = [],
    headers: [String] = [], frameworks: [String] = [], settings: [(String, Value)] = [],
    configurationList: String? = nil, more: [(String, Value)] = []
  ) -> String {
    let id = newID()
    let list = configurationList ?? configurations([("Debug", settings)])
    let phases = [
      phase("PBXSourcesBuildPhase", sources), phase("PBXResourcesBuildPhase", resources),
      phase("PBXHeadersBuildPhase", headers), phase("PBXFrameworksBuildPhase", frameworks),
    ]
    targets.append(
      (
        id,
        [
          ("isa", "PBXNativeTarget"), ("name", .string(name)), ("buildPhases", .ids(phases)),
          ("productType", .string("com.apple.product-type.\(type)")),
          ("buildConfigurationList", .string(list)),
        ] + more
      ))
    return id
  }

  /// The text of `project.pbxproj`.
  var text: String {
    var copy = self
    let list = copy.configurations(settings)
    var lines = copy.objects.map { "\($0.id) = \($0.value.text);" }
    lines += groups.map { id, entries in
      let entries = entries + [("children", Value.ids(children[id] ?? []))]
      return "\(id) = \(Value.dictionary(entries).text);"
    }
    lines += targets.map { "\($0.id) = \(Value.dictionary($0.entries).text);" }
    let entries: [(String, Value)] =
      [
        ("isa", "PBXProject"), ("mainGroup", "main"), ("buildConfigurationList", .string(list)),
        ("targets", .ids(targets.map(\.id))),
      ] + project
    return """
      // !$*UTF8*$!
      {
      objects = {
      \(lines.joined(separator: "\n"))
      root /* Project object */ = \(Value.dictionary(entries).text);
      };
      rootObject = root /* Project object */;
      }
      """
  }
}

extension TemporaryFolder {
  /// Writes a project, and its files as empty ones.
  func write(_ project: ProjectText, to name: String = "Shop.xcodeproj", files: [String] = [])
    throws
  {
    try write(project.text, to: "\(name)/project.pbxproj")
    for file in files { try write("", to: file) }
  }
}
