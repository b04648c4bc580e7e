internal import Findings

/// Adds the attribute that exposes a Swift member to storyboards.
///
/// A member is changed only if the line of its declaration shows that it compiles with the
/// attribute. It wouldn't with a wrong type, or with one that Objective-C doesn't have.
enum MemberExposure {
  /// The attributes that connections and runtime attributes need.
  enum Attribute: String {
    /// For a property that a runtime attribute sets.
    case property = "@objc"
    case action = "@IBAction"
    case outlet = "@IBOutlet"
    case segueAction = "@IBSegueAction"
  }

  /// Returns the edit that adds an attribute to the member at a place; nil if it may not compile.
  static func edit(
    adding attribute: Attribute, toMemberAt location: SourceLocation, in app: LinkedApp
  ) -> TextEdit? {
    guard location.file.hasSuffix(".swift"), let line = app.lines.line(at: location),
      location.column > 1,
      let nameStart = line.utf8.index(
        line.utf8.startIndex, offsetBy: location.column - 1, limitedBy: line.utf8.endIndex)
    else { return nil }
    let before = line[..<nameStart]
    let words = before.split(whereSeparator: { $0 == " " || $0 == "\t" })
    guard words.last == (attribute == .outlet || attribute == .property ? "var" : "func"),
      words.dropLast().allSatisfy(modifiers.contains),
      compiles(line[nameStart...], attribute, app),
      words.last == "var" || line.contains("{") || beginsBody(lineAfter: location, app)
    else { return nil }
    let indentation = before.prefix { $0 == " " || $0 == "\t" }.utf8.count
    return TextEdit(
      at: SourceLocation(file: location.file, line: location.line, column: indentation + 1),
      expected: "", replacement: attribute.rawValue + " ")
  }

  /// The modifiers that a member for a storyboard may have.
  private static let modifiers: Set<Substring> = [
    "private", "fileprivate", "internal", "package", "public", "open", "final", "weak",
    "private(set)", "fileprivate(set)",
  ]

  /// Whether the line after a function's name begins its body, and doesn't go on with `async` or a result.
  private static func beginsBody(lineAfter name: SourceLocation, _ app: LinkedApp) -> Bool {
    let next = SourceLocation(file: name.file, line: name.line + 1, column: 1)
    return app.lines.line(at: next)?.first { !$0.isWhitespace } == "{"
  }

  /// Whether a declaration, from its name on, compiles with an attribute.
  private static func compiles(
    _ declaration: Substring, _ attribute: Attribute, _ app: LinkedApp
  ) -> Bool {
    switch attribute {
    case .property:
      // The rest may be an initial value, observers or a getter and setter.
      if let match = declaration.prefixMatch(of: /\w+ *: *(\w+)([!?]?)(?![\w.<!?]| *[&,]| *=.*,)/) {
        return scalars.contains(match.1) ? match.2.isEmpty : isObject(match.1, app)
      }
      return declaration.starts(
        with: /\w+ *= *(?:true|false|-?\d+(?:\.\d+)?|"[^"\\]*") *(?:[\/{].*)?\r?$/)
    case .outlet:
      let match = declaration.wholeMatch(of: /\w+ *: *(\w+)[!?] *(?:\/\/.*)?\r?/)
      return match.map { isClass($0.1, app) } ?? false
    case .action:
      let match = declaration.wholeMatch(of: /\w+\(([^()]*)\) *(?:\{.*)?\r?/)
      return match.map { areObjects($0.1, app) } ?? false
    case .segueAction:
      let match = declaration.wholeMatch(of: /\w+\(([^()]*)\) *-> *(\w+)\?? *(?:\{.*)?\r?/)
      return match.map { areObjects($0.1, app) && isClass($0.2, app) } ?? false
    }
  }

  /// The types of Objective-C that can't be optional.
  private static let scalars: Set<Substring> = [
    "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Double", "Float", "Int", "NSPoint", "NSRect",
    "NSSize",
  ]

  /// Whether values of a type are objects in Objective-C.
  private static func isObject(_ name: Substring, _ app: LinkedApp) -> Bool {
    ["NSColor", "NSImage", "String", "UIColor", "UIImage"].contains(name) || isClass(name, app)
  }

  /// Whether all parameters are objects, and none has a default value or is `inout`.
  private static func areObjects(_ parameters: Substring, _ app: LinkedApp) -> Bool {
    parameters.split(separator: ",").allSatisfy { parameter in
      guard let match = parameter.wholeMatch(of: /\s*\w+(?: +\w+)? *: *(\w+)[!?]?\s*/) else {
        return false
      }
      return ["Any", "AnyObject", "NSCoder", "String", "UIEvent"].contains(match.1)
        || isClass(match.1, app)
    }
  }

  /// Whether a name is that of a class, of the system or of the app, that Objective-C has.
  private static func isClass(_ name: Substring, _ app: LinkedApp) -> Bool {
    let name = String(name)
    let own = app.code.table.exactly([name])
    guard own.isEmpty else {
      return own.allSatisfy {
        app.code.table[$0].isClass && app.code.hierarchy.ancestry(of: $0).system != nil
      }
    }
    return SystemClasses.isListed(name)
  }
}
