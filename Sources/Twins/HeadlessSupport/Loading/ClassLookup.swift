import Foundation
package import StoryboardModel

/// Finds the classes that files name.
@MainActor
package enum ClassLookup {
  private static var known: [String: AnyClass?] = [:]

  /// The class that the system would find; nil if none has the name.
  ///
  /// A name without a module is looked up as it is, and in `targetModule`. Nested classes are never
  /// found, because a file can't name them.
  package static func find(_ custom: CustomClass, with options: StoryboardOptions?) -> AnyClass? {
    if options?.runsWithoutSources == true { return nil }
    let targetModule = options?.targetModule
    var candidates: [String] = []
    if custom.moduleIsTarget, let targetModule {
      candidates.append("\(targetModule).\(custom.name)")
    }
    if let module = custom.module, !module.isEmpty {
      candidates.append("\(module).\(custom.name)")
    } else {
      candidates.append(custom.name)
      if let targetModule { candidates.append("\(targetModule).\(custom.name)") }
    }
    for name in candidates {
      if let found = named(name) { return found }
    }
    return nil
  }

  private static func named(_ name: String) -> AnyClass? {
    if let answer = known[name] { return answer }
    // Foundation writes a complaint to standard error about a name with two dots.
    let isLookedUp = name.utf8.count { $0 == UInt8(ascii: ".") } <= 1
    let answer: AnyClass? = isLookedUp ? NSClassFromString(name) : nil
    known[name] = .some(answer)
    return answer
  }

  /// Logs the system's message for a missing class, with its mangled Swift name.
  ///
  /// Logs nothing if the program runs without the app's classes.
  package static func logUnknown(_ custom: CustomClass, with options: StoryboardOptions?) {
    if options?.runsWithoutSources == true { return }
    let name =
      custom.module.flatMap { module in
        module.isEmpty
          ? nil : "_TtC\(module.utf8.count)\(module)\(custom.name.utf8.count)\(custom.name)"
      } ?? custom.name
    HeadlessLog.write("Unknown class \(name) in Interface Builder file.")
  }
}
