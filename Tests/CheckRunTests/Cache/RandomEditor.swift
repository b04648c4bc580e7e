import FaultPlanting
import Foundation
import TestSupport

/// Edits a small app at random.
///
/// The seed determines the edits.
struct RandomEditor {
  /// A description of the last edit.
  private(set) var last = "nothing"

  private let folder: TemporaryFolder
  private var files: [String: String]
  private var history: [(path: String, text: String)] = []
  private var generator: SeededNumbers

  /// Words that the files of the app share, and some that occur in none.
  private static let words = [
    "ListController", "BaseController", "Screen", "Themed", "PersonController", "SegueID",
    "SettingsController", "SettingsSegue", "showPerson", "showSettings", "showAbout", "kSettings",
    "person", "settings", "save", "photo", "total", "reset", "segue", "Names", "prefix", "Row",
    "Model", "nowhere", "é", "class", "storyboard",
  ]

  private static let lines = [
    "// a storyboard", "extension ListController { func more() {} }", "}", "{", "\"", "/*", "*/",
    "class Extra: BaseController { @IBOutlet var extra: UIView! }", "#if DEBUG", "#endif",
    "let kSettings = \"showSettings\"", "typealias Row = Screen", "<segue/>", "",
    "func go() { performSegue(withIdentifier: \"showPerson\", sender: nil) }",
    "func hand(on id: String) { performSegue(withIdentifier: id, sender: nil) }",
    "func start() { hand(on: Names.prefix); hand(on: SegueID.person); hand(on: kSettings) }",
    "extension SegueID { static let settings = kSettings; static let late = Names.prefix + \"About\" }",
    "func tell() { presentController(withName: \"Gone\", context: nil) }",
    "- (void)tell { [self presentControllerWithName:@\"Gone\" context:nil]; }",
    "@interface SettingsController (More)\n- (IBAction)more:(id)sender;\n@end",
    "@IBAction func save(_ sender: Any) { present(PersonController(), animated: true) }",
    "func rest() { restorationIdentifier = Names.prefix; if restorationIdentifier == \"gone\" {} }",
    "extension SegueID { static func isLate(_ list: ListController) -> Bool { list.restorationIdentifier == late } }",
    "- (void)rest { if ([self.restorationIdentifier isEqual:kSettings]) {} }",
    "let next = storyboard?.instantiateViewController(withIdentifier: Names.prefix)",
  ]

  init(folder: TemporaryFolder, files: [String: String], seed: UInt64) {
    self.folder = folder
    self.files = files
    generator = SeededNumbers(seed: seed)
  }

  /// Makes one edit on disk.
  mutating func edit() throws {
    guard let path = files.keys.sorted().randomElement(using: &generator), let text = files[path]
    else { return }
    var lines = text.components(separatedBy: "\n")
    let line = Int.random(in: lines.indices, using: &generator)
    switch Int.random(in: 0..<12, using: &generator) {
    case 0...4: try replaceWord(in: path, text)
    case 5:
      lines.remove(at: line)
      try write(lines, to: path, "line \(line) deleted")
    case 6:
      lines.insert(lines[line], at: line)
      try write(lines, to: path, "line \(line) twice")
    case 7, 8:
      let new = Self.lines.randomElement(using: &generator) ?? ""
      lines.insert(new, at: line)
      try write(lines, to: path, "line \(line) is now \(new)")
    case 9: try revert()
    case 10: try rename(path, text)
    default: try write(lines, to: path, "written as it was")
    }
  }

  private mutating func replaceWord(in path: String, _ text: String) throws {
    let present = Self.words.filter(text.contains)
    guard let old = present.randomElement(using: &generator),
      let new = Self.words.randomElement(using: &generator),
      let range = text.ranges(of: old).randomElement(using: &generator)
    else { return }
    try write([text.replacingCharacters(in: range, with: new)], to: path, "\(old) is now \(new)")
  }

  /// Restores earlier contents of a file.
  private mutating func revert() throws {
    guard let (path, text) = history.randomElement(using: &generator) else { return }
    try write([text], to: path, "as it once was")
  }

  /// Moves a file to another folder, or back.
  private mutating func rename(_ path: String, _ text: String) throws {
    let new = path.hasPrefix("Moved/") ? String(path.dropFirst(6)) : "Moved/" + path
    guard files[new] == nil else { return }
    try FileManager.default.removeItem(atPath: folder.path(path))
    files[path] = nil
    try write([text], to: new, "moved from \(path)")
  }

  private mutating func write(_ lines: [String], to path: String, _ what: String) throws {
    if let before = files[path] { history.append((path, before)) }
    let text = lines.joined(separator: "\n")
    files[path] = text
    try folder.write(text, to: path)
    last = "\(path): \(what)"
  }
}
