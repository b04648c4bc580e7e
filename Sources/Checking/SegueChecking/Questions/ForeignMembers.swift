internal import SourceFacts

extension AppCode {
  /// Whether a class certainly has a property, or a method by the first part of its selector, that another lacks.
  func has(member name: String, _ type: TypeReference, unlike other: TypeReference) -> Bool {
    let names = [name] + propertiesSet(by: name)
    // An assignment to a property sends `setItem:`, which the other class may have without the property.
    return declares(names, type) && lacks(names + ["set" + capitalized(name)], other)
  }

  /// The properties that a message may set: `item` for `setItem`, `URL` for `setURL`.
  private func propertiesSet(by message: String) -> [String] {
    guard message.hasPrefix("set"), let first = message.dropFirst(3).first, first.isUppercase else {
      return []
    }
    return [first.lowercased() + message.dropFirst(4), String(message.dropFirst(3))]
  }

  private func declares(_ names: [String], _ type: TypeReference) -> Bool {
    switch type {
    case .external: return false
    case .system(let name): return isListed(names, name)
    case .app(let ids):
      return ids.allSatisfy { id in
        let ancestry = hierarchy.ancestry(of: id)
        return ancestry.types.contains { declares(names, table[$0]) }
          || ancestry.system.map { isListed(names, $0) } ?? false
      }
    }
  }

  /// Whether a class declares a member that it doesn't only override.
  private func declares(_ names: [String], _ type: CodeType) -> Bool {
    type.properties.contains { names.contains($0.fact.name) && !$0.fact.isOverride }
      || type.methods.contains { method in
        guard names.contains(method.fact.firstPart), !method.fact.isStatic else { return false }
        // Objective-C's headers declare what is new, and not what is overridden.
        return sources[method.sourceFile].language == .swift
          ? !method.fact.isOverride : !method.fact.hasBody
      }
  }

  private func lacks(_ names: [String], _ type: TypeReference) -> Bool {
    switch type {
    case .external: return false
    case .system(let name): return lacks(names, extensions(of: name), name)
    case .app(let ids):
      return ids.allSatisfy { id in
        let ancestry = hierarchy.ancestry(of: id)
        guard ancestry.gap == nil, let system = ancestry.system else { return false }
        return lacks(names, ancestry, system) && lacks(names, extensions(of: system), system)
      }
    }
  }

  private func lacks(_ names: [String], _ ancestry: Ancestry, _ system: String) -> Bool {
    !isListed(names, system) && forwarder(in: ancestry) == nil
      && ancestry.types.allSatisfy { id in
        table[id].properties.allSatisfy {
          !names.contains($0.fact.name) && !names.contains($0.fact.objectiveCName ?? "")
            && !names.contains($0.fact.setter ?? "")
        }
          && table[id].methods.allSatisfy { !names.contains($0.fact.firstPart) }
      }
  }

  private func isListed(_ names: [String], _ system: String) -> Bool {
    let chain = SystemClasses.chain(of: system)
    return chain.contains { containerMembers[$0].map { !$0.isDisjoint(with: names) } ?? false }
      || SystemMembers.propertyNames(of: system).contains(where: names.contains)
      || SystemMembers.selectors(of: system).contains { selector in
        names.contains(String(selector.prefix { $0 != ":" }))
      }
  }
}

/// Members of containers that are not in ``SystemMembers``, because no connection names them.
private let containerMembers: [String: Set<String>] = [
  "UINavigationController": ["topViewController", "visibleViewController", "pushViewController"],
  "UITabBarController": ["selectedViewController", "selectedIndex"],
]

extension MethodFact {
  fileprivate var firstPart: String { String(selector.prefix { $0 != ":" }) }
}
