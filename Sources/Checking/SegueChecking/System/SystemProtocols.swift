/// The members that protocols from elsewhere may require, judging by the names of both.
///
/// A Swift method or property that an Objective-C protocol requires is visible to Objective-C. The system's
/// requirements are not listed: those of a delegate begin with the object that it works for, as
/// `textFieldDidEndEditing:` does.
enum SystemProtocols {
  /// Whether a protocol may require a property that storyboards can connect.
  static func mayRequire(property: String, _ protocolName: String) -> Bool {
    let name = withoutModule(protocolName)
    // The delegates of applications and scenes have a window, and no other delegate has such a property.
    return !invisible.contains(name) && (subject(of: name) == nil || property == "window")
  }

  static func mayRequire(method selector: String, _ protocolName: String) -> Bool {
    let name = withoutModule(protocolName)
    guard !invisible.contains(name) else { return false }
    guard let subject = subject(of: name) else { return true }
    let words = words(of: subject)
    let distinctive = words.filter { !["view", "controller", "manager"].contains($0) }
    let selector = selector.lowercased()
    return (distinctive.isEmpty ? words : distinctive).contains(where: selector.contains)
  }

  private static func withoutModule(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// The protocols that require nothing that Objective-C sees, usually because they are Swift's.
  private static let invisible: Set<String> = [
    "Actor", "Any", "AnyObject", "CaseIterable", "Codable", "Comparable",
    "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable", "Encodable",
    "Equatable", "Error", "Hashable", "Identifiable", "LocalizedError", "NSObjectProtocol",
    "ObservableObject", "SegueContainer", "SegueDestination", "SegueHandler", "SegueInitializable",
    "SegueReceiving", "SegueSource", "Sendable", "class",
  ]

  /// The object that one of the system's delegates works for: `TextField` of `UITextFieldDelegate`.
  ///
  /// Nil for other protocols.
  private static func subject(of protocolName: String) -> Substring? {
    guard SystemClasses.hasApplePrefix(protocolName),
      let suffix = suffixes.first(where: protocolName.hasSuffix)
    else { return nil }
    let name = protocolName.dropLast(suffix.count)
    // The last capital of the prefix begins the subject.
    let prefix = name.prefix { $0.isUppercase }
    return name.dropFirst(max(prefix.count - 1, 0))
  }

  private static let suffixes = [
    "Delegate", "DataSource", "Prefetching", "Updating", "Validation", "Validations",
  ]

  /// The words of a name, in lower case.
  private static func words(of name: Substring) -> [String] {
    var words: [String] = []
    for letter in name {
      if letter.isUppercase || words.isEmpty {
        words.append(letter.lowercased())
      } else {
        words[words.count - 1] += letter.lowercased()
      }
    }
    return words
  }
}
