import Foundation
import StoryboardModel

/// Finds the classes that files name.
@MainActor
enum ClassLookup {
  private static var known: [String: AnyClass?] = [:]

  /// The class that UIKit would find; nil if there is none of that name.
  ///
  /// A name without a module is looked up as it is, and in `targetModule`. Nested classes are never
  /// found: a file cannot name them.
  static func find(_ custom: CustomClass, targetModule: String?) -> AnyClass? {
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
    // Foundation complains on standard error about a name with two dots.
    let isLookedUp = name.utf8.count { $0 == UInt8(ascii: ".") } <= 1
    let answer: AnyClass? = isLookedUp ? NSClassFromString(name) : nil
    known[name] = .some(answer)
    return answer
  }

  /// The line that UIKit logs for a class that is not there, the name mangled as it is in Swift.
  static func unknownClassLine(_ custom: CustomClass) -> String {
    guard let module = custom.module, !module.isEmpty else {
      return "Unknown class \(custom.name) in Interface Builder file."
    }
    return "Unknown class _TtC\(module.utf8.count)\(module)\(custom.name.utf8.count)\(custom.name) "
      + "in Interface Builder file."
  }
}
