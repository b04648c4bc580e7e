internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// A storyboard that names a class that does not exist.
enum UnknownClassRule: CheckRule {
  static let description = RuleDescription(
    name: "unknown-class", severity: .warning,
    summary: "A storyboard or xib names a custom class that no source declares",
    consequence:
      "the object becomes its element's plain class, and only a message in the log says so",
    why: """
      The class is looked up by its name when the file is loaded. A class that is not found is \
      replaced by the class of the element, so none of its code runs, and its outlets and actions \
      crash. Objective-C classes are found only without a module; a class of the file's own module \
      has to be declared in one of the file's targets. Classes of modules that come from elsewhere \
      are not looked up. Neither are classes without a module that some source mentions, unless \
      the name is used only once and looks like another one mistyped.
      """,
    triggering: [
      """
      --- Main.storyboard
      ↓<viewController customClass="Lst" customModule="App" customModuleProvider="target" initial="YES"/>
      --- List.swift
      class List: UIViewController {}
      """,
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <view key="view"><subviews>
          ↓<imageView id="i" customClass="KITAvatarView2"/>
        </subviews></view>
      </viewController>
      --- List.swift
      class List: KITController {
        var avatar: KITAvatarView?
      }
      """,
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <view key="view"><subviews>
          ↓<imageView id="i" customClass="NSFontMManager"/>
          ↓<imageView id="j" customClass="UIPersonView"/>
        </subviews></view>
      </viewController>
      --- List.swift
      class List: UIViewController {}
      --- UIPersonView.swift
      class UIPersonsView: UIImageView {}
      """,
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      ↓<viewController storyboardIdentifier="Person" customClass="Person" customModule="App" customModuleProvider="target"/>
      --- List.swift
      class List: UIViewController {
        func open() { storyboard?.instantiateViewController(withIdentifier: "Person") }
      }
      --- Person.h
      @interface Person : UIViewController
      @end
      """,
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <view key="view"><subviews><imageView id="i" customClass="NSFontManager"/></subviews></view>
      </viewController>
      --- List.swift
      class List: UIViewController {}
      """,
      """
      --- Main.storyboard
      <viewController customClass="List" customModule="App" customModuleProvider="target" initial="YES"/>
      <viewController customClass="AnimationViewController" customModule="Lottie"/>
      --- List.swift
      @objc(List) class PersonList: UIViewController {}
      """,
    ])

  static func check(_ app: CheckedApp, _ report: inout RuleReport) {
    guard app.hasSources else { return }
    let names = ClassNames(app)
    for (file, objects) in zip(app.graph.files, app.customObjects) where !file.isLaunchScreen {
      for object in objects { check(object, file, names, app, &report) }
    }
  }

  private static func check(
    _ object: CustomObject, _ file: InterfaceFile, _ names: ClassNames, _ app: CheckedApp,
    _ report: inout RuleReport
  ) {
    let custom = object.custom
    switch app.classes.meaning(of: custom, in: file.path) {
    // What AppKit's files call the place that the responder chain begins at.
    case .type(.external("FirstResponder")): return
    case .type(.external(let name)):
      if let meant = names.meant(by: custom) {
        report.add(
          description.finding(
            at: object.location, "no source declares or mentions the class \(custom.name)",
            help: "did you mean \(quoted(meant))?"))
      } else {
        report.addUndecided(description, at: object.location, "\(name) is declared elsewhere")
      }
    case .type(.system(let name)):
      guard !SystemClasses.isListed(name), let meant = names.meant(by: custom) else { return }
      report.add(
        description.finding(
          at: object.location, "no source declares or mentions the class \(custom.name)",
          help: "did you mean \(quoted(meant))?"))
    case .type: return
    case .missing:
      let isMade = !object.isStandIn
      let absence = app.classes.absence(of: custom)
      report.add(
        description.finding(
          isMade ? .warning : .note, at: object.location,
          absence ?? "no source declares the class \(custom.name)",
          why: isMade ? nil : "nothing is made of it: the owner is whoever loads the file",
          help: absence != nil
            ? "choose the class again in the Identity inspector, or add it to the target"
            : suggestion(
              custom.name, among: names.declared,
              otherwise: "correct the name, or add the file that declares it to the target")))
    }
  }
}

/// What the app's files and sources call classes.
private final class ClassNames {
  private let app: CheckedApp
  /// How often each class is named, in all files, and by which modules.
  private var used: [String: (count: Int, modules: Set<String>)] = [:]
  /// The names of the app's classes, which mistyped ones are near.
  lazy var declared = NearestName(
    app.code.table.types.lazy.filter(\.isClass).map { $0.objectiveCName ?? $0.name })
  /// The names that are not in one place only, sorted, and no more than are compared.
  private lazy var others = compared(used.keys.filter(isKnown))
  /// The names that a class of a module may be mistyped for, by the module.
  private let alike = Memo<String, [String]>()

  init(_ app: CheckedApp) {
    self.app = app
    for custom in app.customObjects.joined().map(\.custom) {
      used[custom.name, default: (0, [])].count += 1
      used[custom.name]?.modules.insert(custom.module ?? "")
    }
  }

  /// The class that a name is one letter away from, or is longer or shorter than, where only one
  /// place has that name and no source mentions it.
  func meant(by custom: CustomClass) -> String? {
    guard used[custom.name]?.count == 1, !app.input.mentionedNames.contains(custom.name),
      // A source that is not there may declare further classes: `TextField.m` has `TextFieldCell`.
      !app.input.missingSources.contains(where: { $0.count > 3 && custom.name.hasPrefix($0) })
    else { return nil }
    if let slip = others.first(where: { NearMiss.isTypo(custom.name, of: $0) }) { return slip }
    if SystemClasses.contains(custom.name) {
      let slips = SystemClasses.wellKnown.filter { NearMiss.isTypo(custom.name, of: $0) }
      if let slip = slips.min() { return slip }
    }
    let known = alike.value(of: custom.module ?? "") { names(of: custom.module ?? "") }
    guard let near = NearMiss.nearest(to: custom.name, among: known) else { return nil }
    // `UIImageViewAligned` goes on from a class of the system on purpose.
    let added = abs(near.count - custom.name.count)
    return added < 2
      || min(near.count, custom.name.count) > 7 && added < 8
        && !SystemClasses.isListed(near)
      ? near : nil
  }

  /// The names that a module's classes have, or classes that are not the app's.
  private func names(of module: String) -> [String] {
    compared(
      app.classes.namedInCode.union(others).filter { name in
        guard let modules = used[name]?.modules else { return !app.classes.isOfApp(name) }
        return modules.contains(module)
      })
  }

  private func compared(_ names: some Sequence<String>) -> [String] {
    Array(names.sorted().prefix(NearestName.mostNames))
  }

  /// Whether somebody else has a name too: of two that nobody else has, either may be wrong.
  private func isKnown(_ name: String) -> Bool {
    (used[name]?.count ?? 0) > 1 || app.input.mentionedNames.contains(name)
  }
}
