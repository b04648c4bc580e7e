internal import Findings
internal import StoryboardModel
internal import SwiftNaming

/// The part of `R` that one file adds.
struct RSwiftFile {
  private let declaration: FileDeclaration
  private let contents: RSwiftContents
  private let hidden: HiddenClasses
  private let access: SwiftCode
  private let sources: [RSwiftContents.Source]
  private let reusables: [ReuseDeclaration]
  private let scenes: [(name: String, item: SceneDeclaration)]
  /// The findings about names that differ from R.swift's.
  let findings: [Finding]

  init(
    _ declaration: FileDeclaration, contents: RSwiftContents, hidden: HiddenClasses,
    access: SwiftCode
  ) {
    self.declaration = declaration
    self.contents = contents
    self.hidden = hidden
    self.access = access
    sources = contents.sources[declaration.path] ?? []
    reusables = contents.reusables[declaration.path] ?? []
    let identified = declaration.scenes.filter { $0.identifier != nil }
    let taken: Set = ["bundle", "instantiateInitialViewController", "name", "validate"]
    let names = UniqueNames(identified, taken: taken) { NameRequest($0, named: RSwiftName.member) }
    scenes = names.sorted
    findings = names.findings
  }

  /// Whether the file adds nothing.
  var isEmpty: Bool {
    sources.isEmpty && reusables.isEmpty && contents.storyboards[declaration.path] == nil
      && contents.nibs[declaration.path] == nil
  }

  /// Whether the file adds a storyboard, whose functions name a bundle.
  var isStoryboard: Bool { contents.storyboards[declaration.path] != nil }

  /// All classes that the file names.
  var classes: [ClassName] {
    let segueClasses = sources.flatMap { source in
      source.segues.flatMap { [source.className, $0.segueClass, $0.destination] }
    }
    return segueClasses + declaration.scenes.map(\.controller) + reusables.map(\.className)
      + [declaration.nib?.firstObject, nibReusable?.className].compactMap(\.self)
  }

  func write(to text: inout SwiftText) {
    writeStoryboard(to: &text)
    if !sources.isEmpty { writeSegues(to: &text) }
    if !reusables.isEmpty { writeReusables(to: &text) }
    writeNib(to: &text)
    hidden.writeAliases(
      of: declaration.path, access, inside: "a storyboard means the class of its initial scene",
      to: &text)
  }

  /// Returns a class's name inside the type of a storyboard.
  private func className(_ name: ClassName) -> SwiftCode { hidden.text(name) ?? .type(name) }

  private func writeStoryboard(to text: inout SwiftText) {
    guard let name = contents.storyboards[declaration.path].map({ SwiftCode.name($0) }),
      let type = contents.storyboardTypes[declaration.path].map({ SwiftCode.name($0) })
    else { return }
    let summary: CommentText = "The storyboard \(CommentText.quoted(declaration.resourceName))"
    text.gap()
    text.block("extension _R.storyboard") { text in
      text.documented("\(summary).")
      text.line("\(access)var \(name): \(type.asType) { .init(bundle: bundle) }")
      text.declaration("\(summary), from another bundle.")
      text.line("\(access)func \(name)(bundle: Bundle) -> \(type.asType) { .init(bundle: bundle) }")
      text.declaration("\(summary) and its scenes.")
      let initial = declaration.scenes.first { $0.identifier == nil }
      let protocols: SwiftCode = initial == nil ? .empty : ", _R.InitialControllerContainer"
      text.block("\(access)struct \(type): _R.StoryboardReference\(protocols), Sendable") { text in
        if let initial {
          text.documented("The class of the initial scene, at \(Places.text(initial.location)).")
          text.line(
            "\(access)typealias InitialController = \(className(initial.controller))")
          text.gap()
        }
        text.line("\(access)let bundle: Bundle")
        text.line("\(access)let name = \(SwiftCode.string(declaration.resourceName))")
        for (name, scene) in scenes { write(scene, named: name, to: &text) }
        writeValidation(to: &text)
      }
    }
  }

  private func write(_ scene: SceneDeclaration, named name: String, to text: inout SwiftText) {
    text.declaration(
      "The scene \(CommentText.quoted(scene.identifier ?? "")), "
        + "\(CommentText.code(scene.controller)) at \(Places.text(scene.location)).")
    let type: SwiftCode =
      "_R.StoryboardViewControllerIdentifier<\(className(scene.controller))>"
    text.block("\(access)var \(SwiftCode.name(name)): \(type)") { text in
      let literal = SwiftCode.string(scene.identifier ?? "")
      text.line(".init(identifier: \(literal), storyboard: name, bundle: bundle)")
    }
  }

  private func writeValidation(to text: inout SwiftText) {
    text.declaration("Instantiates each scene that has an identifier, and throws if one fails.")
    text.line(StyleSupport.isolation)
    guard !scenes.isEmpty else {
      return text.line("\(access)func validate() throws {}")
    }
    text.block("\(access)func validate() throws") { text in
      for (name, _) in scenes { text.line("try self.\(SwiftCode.name(name)).validate()") }
    }
  }

  private func writeSegues(to text: inout SwiftText) {
    text.gap()
    text.block("extension _R.segue") { text in
      for source in sources {
        let name = SwiftCode.name(source.name)
        let type = SwiftCode.name(source.type)
        let className = CommentText.code(source.className)
        text.declaration("The segues of \(className) that have an identifier.")
        text.line("\(access)var \(name): \(type.asType) { .init() }")
        text.declaration("The segues of \(className).")
        text.block("\(access)struct \(type): Sendable") { text in
          for segue in source.segues { write(segue, of: source, to: &text) }
        }
      }
    }
  }

  private func write(
    _ segue: RSwiftContents.Segue, of source: RSwiftContents.Source, to text: inout SwiftText
  ) {
    text.gap()
    let places = segue.places.map { place -> CommentText in
      let end: CommentText =
        place.kind == .unwind ? "Back" : "To \(CommentText.code(place.destination))"
      return "\(end), \(CommentText.plain(place.kind.rawValue)), at \(Places.text(place.location))."
    }
    text.documented(places.first ?? .empty, Array(places.dropFirst()))
    let arguments = [segue.segueClass, source.className, segue.destination].map(SwiftCode.type)
    let start: SwiftCode = "\(access)var \(SwiftCode.name(segue.name)): _R.SegueIdentifier<"
    let head: SwiftCode = "\(start)\(arguments.joined(separator: ", "))>"
    let value: SwiftCode = ".init(identifier: \(SwiftCode.string(segue.identifier)))"
    guard !text.fits("\(head) {") else {
      return text.block(head) { $0.line(value) }
    }
    text.line(start)
    text.indented { $0.line(arguments.joined(separator: ", ")) }
    text.block(">") { $0.line(value) }
  }

  private func writeReusables(to text: inout SwiftText) {
    text.gap()
    text.block("extension _R.reuseIdentifier") { text in
      for reusable in reusables {
        text.gap()
        let places = CommentText.list(reusable.locations.map(Places.text))
        text.documented(
          "\(CommentText.quoted(reusable.identifier)), "
            + "\(CommentText.code(reusable.className)) at \(places).")
        let type: SwiftCode = "_R.ReuseIdentifier<\(SwiftCode.type(reusable.className))>"
        text.block("\(access)var \(SwiftCode.name(reusable.name)): \(type)") { text in
          text.line(".init(identifier: \(SwiftCode.string(reusable.identifier)))")
        }
      }
    }
  }

  private func writeNib(to text: inout SwiftText) {
    guard let name = contents.nibs[declaration.path].map({ SwiftCode.name($0) }) else { return }
    let view = declaration.nib?.firstObject.map(SwiftCode.type) ?? viewClass
    let resource = SwiftCode.string(declaration.resourceName)
    text.gap()
    text.block("extension _R.nib") { text in
      text.documented("The xib \(CommentText.quoted(declaration.resourceName)).")
      if let reusable = nibReusable {
        let type: SwiftCode =
          "_R.NibReferenceReuseIdentifier<\(view), \(SwiftCode.type(reusable.className))>"
        let identifier = SwiftCode.string(reusable.identifier)
        text.block("\(access)var \(name): \(type)") { text in
          text.line(".init(name: \(resource), bundle: bundle, identifier: \(identifier))")
        }
      } else {
        text.block("\(access)var \(name): _R.NibReference<\(view)>") { text in
          text.line(".init(name: \(resource), bundle: bundle)")
        }
      }
    }
  }

  /// The first view of a xib that can be dequeued.
  private var nibReusable: ReuseDeclaration? {
    guard declaration.kind == .xib else { return nil }
    return declaration.reuseIdentifiers.min {
      ($0.locations.first ?? SourceLocation(file: ""), $0.name)
        < ($1.locations.first ?? SourceLocation(file: ""), $1.name)
    }
  }

  private var viewClass: SwiftCode {
    declaration.platform.library == .appKit ? "NSView" : "UIView"
  }
}
