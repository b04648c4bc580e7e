/// A string of the app in quotation marks, for a message; cut after 80 characters.
func quoted(_ text: String) -> String { text.count > 80 ? "“\(text.prefix(80))…”" : "“\(text)”" }

/// A class's name with its indefinite article, as it is spoken: “an NSButtonCell”, “a UIButton”.
func withArticle(_ name: String) -> String {
  let beginning = name.prefix(2)
  let isSpelled = beginning.count == 2 && beginning.allSatisfy(\.isUppercase)
  let vowels = isSpelled ? "AEFHILMNORSX" : "AEIOaeio"
  let isAn =
    name.first.map(vowels.contains) == true || name.hasPrefix("Up")
    || name.hasPrefix("Un") && !name.hasPrefix("Uni")
  return "\(isAn ? "an" : "a") \(name)"
}

/// The objects that an app gets in place of an expected one: “a List, which is not a Person”.
func contrast(_ names: [String], with expected: String) -> String {
  names.count == 1
    ? "\(withArticle(names[0])), which is not \(withArticle(expected))"
    : "\(names.joined(separator: ", ")), none of which is \(withArticle(expected))"
}

/// The consequence of a failed cast in Objective-C, which doesn't check it.
func crashOfMessage(for type: String) -> String {
  "a message that only \(withArticle(type)) understands crashes with “unrecognized selector”"
}

/// Advice about a member that a class does not have: to add it, unless the class is the system's.
func adviceToAdd(_ advice: String, to type: TypeReference) -> String {
  if case .system = type {
    return "set a class that declares it in the Identity inspector, or delete the connection"
  }
  return "\(advice), or delete the connection"
}

extension Reason {
  /// A storyboard or xib that code opens in a bundle other than its own.
  static func inOtherBundle(_ kind: String, _ name: String) -> Reason {
    "the \(kind) \(quoted(name)) may be in another bundle"
  }

  /// A storyboard or xib that a framework opens in the main bundle.
  static func ofHostApp(_ kind: String, _ name: String) -> Reason {
    "the \(kind) \(quoted(name)) may be in the app that runs this code"
  }
}
