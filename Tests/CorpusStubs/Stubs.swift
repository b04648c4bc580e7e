package import StoryboardModel

/// The classes that a target's files name, each once.
package struct Stubs: Sendable {
  /// The classes of the target itself, sorted by name.
  package private(set) var own: [StubClass] = []
  /// The classes of other modules, by module name.
  package private(set) var foreign: [String: [StubClass]] = [:]

  /// Finds the classes.
  ///
  /// - Parameters:
  ///   - files: The target's files.
  ///   - references: Files of other modules to which the target's files refer.
  ///   - module: The target's module, if its files don't name one.
  ///   - text: The generated code. A class can adopt only segues that it contains.
  package init(
    of files: [InterfaceFile], references: [InterfaceFile] = [], module: String?,
    generated text: String
  ) {
    var found: [Key: StubSuperclass] = [:]
    let elsewhere = Set(references.map(\.path))
    // Generated code for watchOS names no classes.
    for file in files + references where file.targetRuntime != .watchOS {
      let isElsewhere = elsewhere.contains(file.path)
      for object in (file.scenes.flatMap(\.objects) + file.objects).flatMap(\.selfAndDescendants) {
        guard let custom = object.customClass else { continue }
        let key = Key(custom, isElsewhere: isElsewhere)
        found[key, default: StubSuperclass()].elements.insert(object.element)
        found[key]?.runtime = file.targetRuntime
      }
      for custom in file.segues.compactMap(\.customClass) {
        let key = Key(custom, isElsewhere: isElsewhere)
        found[key, default: StubSuperclass()].isSegue = true
        found[key]?.runtime = file.targetRuntime
      }
    }
    let ownModules = Set(found.keys.filter(\.isTarget).map(\.module) + ["", module ?? ""])
    // A class may be named with its module in one file, and without in another.
    var merged: [String: [String: StubSuperclass]] = [:]
    for (key, superclass) in found where !Self.system.contains(key.name) {
      let module = ownModules.contains(key.module) ? "" : key.module
      merged[module, default: [:]][key.name, default: superclass].elements
        .formUnion(superclass.elements)
    }
    for (module, classes) in merged {
      let stubs = classes.map { name, superclass in
        let adoptsSegues =
          module.isEmpty && text.contains("enum \(name)Segues: StoryboardSegues")
          && StubClass.choice(of: name, among: 5) < 3
        return StubClass(
          name: name, superclass: superclass.name(for: name), adoptsSegues: adoptsSegues,
          answers: adoptsSegues ? Self.answers(of: name, in: text) : [],
          isForeign: !module.isEmpty)
      }
      let sorted = stubs.sorted { $0.name < $1.name }
      if module.isEmpty { own = sorted } else { foreign[module] = sorted }
    }
  }

  /// A module's source.
  ///
  /// - Parameters:
  ///   - classes: The module's classes.
  ///   - modules: The modules of the classes that they mention.
  /// - Returns: The text.
  package static func text(of classes: [StubClass], importing modules: [String] = []) -> String {
    let isMac = classes.contains { $0.superclass.hasPrefix("NS") && $0.superclass != "NSObject" }
    return """
      import Foundation
      import SeguesMacros
      \(isMac ? "import AppKit\n" : "")\
      \(modules.map { "import \($0)\n" }.joined())
      \(classes.map(\.text).joined(separator: "\n"))
      """
  }

  /// The requirements of a class's generated `Source` protocol.
  private static func answers(of name: String, in text: String) -> [String] {
    guard let start = text.firstRange(of: "enum \(name)Segues: StoryboardSegues") else { return [] }
    let own = text[start.upperBound...]
    let end = own.firstRange(of: "\n// MARK: - ")?.lowerBound ?? own.endIndex
    return own[..<end].split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter {
        $0.hasPrefix("func ") && $0.contains("(from sender: Any?) -> ") && !$0.hasSuffix("{")
      }
      .map(String.init)
  }

  /// A class as a file names it.
  private struct Key: Hashable {
    var name: String
    var module: String
    var isTarget: Bool

    /// If a file of another module names its target, that is a module to import.
    init(_ custom: CustomClass, isElsewhere: Bool) {
      name = custom.name
      module = custom.module ?? ""
      isTarget = custom.moduleIsTarget && !isElsewhere
    }
  }

  /// Custom classes that belong to the system.
  private static let system: Set<String> = [
    "NSObject", "NSPanel", "NSResponder", "NSTableCellView", "UIImageView", "UIInputView",
    "UIResponder", "UITextView",
  ]
}
