/// A `case` of several names, with as many lines as it needs.
enum CaseList {
  private static let longestLine = 100

  /// Returns `case .list, .detail:`, without the indentation of its first line.
  static func text(_ names: [String], indentation: String, unit: String, lineEnd: String) -> String
  {
    var lines = [indentation + "case"]
    for (index, name) in names.enumerated() {
      let part = " .\(name)" + (index < names.count - 1 ? "," : ":")
      if index > 0, lines[lines.count - 1].count + part.count > longestLine {
        lines.append(indentation + unit + unit + part.dropFirst())
      } else {
        lines[lines.count - 1] += part
      }
    }
    return String(lines.joined(separator: lineEnd).dropFirst(indentation.count))
  }
}
