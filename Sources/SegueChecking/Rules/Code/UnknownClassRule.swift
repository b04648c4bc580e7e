internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// A storyboard names a class that does not exist.
enum UnknownClassRule: CheckRule {
  static let description = RuleDescription(
    name: "unknown-class", severity: .warning,
    summary: "A storyboard or xib names a custom class that no source declares",
    consequence: "the object becomes its element's plain class, with a message in the log only",
    why: """
      The class is looked up by its name when the file is loaded. One that is not found is replaced by \
      the class of the element, so that none of its code runs, and its outlets and actions raise. Classes \
      of modules that come from elsewhere are not looked for, nor are classes without a module that some \
      source mentions.
      """,
    triggering: [
      """
      --- Main.storyboard
      ↓<viewController customClass="Lst" customModule="App" customModuleProvider="target" initial="YES"/>
      --- List.swift
      class List: UIViewController {}
      """
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" customModule="App" customModuleProvider="target" initial="YES"/>
      <viewController customClass="AnimationViewController" customModule="Lottie"/>
      --- List.swift
      @objc(List) class PersonList: UIViewController {}
      """
    ])

  static func check(_ app: CheckedApp, _ report: inout RuleReport) {
    guard app.hasSources else { return }
    let used = usedClasses(app.graph)
    for file in app.graph.files where !file.isLaunchScreen {
      let objects = file.scenes.map(\.objects) + [file.objects]
      for list in objects {
        list.forEachInTree { object in
          // In place: a copy of each object would cost more than all of this.
          guard object.pointee.attributes["customClass"] != nil,
            let custom = object.pointee.customClass
          else { return }
          check(custom, object.pointee, file, used, app, &report)
        }
      }
    }
  }

  private static func check(
    _ custom: CustomClass, _ object: InterfaceObject, _ file: InterfaceFile,
    _ used: [String: Int], _ app: CheckedApp, _ report: inout RuleReport
  ) {
    switch app.classes.meaning(of: custom, in: file.path) {
    // What AppKit's files call the place that the responder chain begins at.
    case .type(.external("FirstResponder")): return
    case .type(.external(let name)):
      if let meant = meantClass(custom, used, app) {
        report.add(
          description.finding(
            at: object.location,
            "no source declares or mentions the class \(custom.name), and \(meant) is one letter away",
            help: "did you mean \(quoted(meant))?"))
      } else {
        report.addUndecided(description, at: object.location, "\(name) is declared elsewhere")
      }
    case .type(.system(let name)):
      guard !SystemClasses.isListed(name), let meant = meantClass(custom, used, app) else { return }
      report.add(
        description.finding(
          at: object.location,
          "no source declares or mentions the class \(custom.name), and \(meant) is one letter away",
          help: "did you mean \(quoted(meant))?"))
    case .type: return
    case .missing:
      let known = app.code.table.types.filter(\.isClass).map { $0.objectiveCName ?? $0.name }
      report.add(
        description.finding(
          at: object.location, "no source declares the class \(custom.name)",
          help: suggestion(
            custom.name, among: known,
            otherwise: "correct the name, or add the file that declares it to the target")))
    }
  }

  /// How often each class is named, in all files.
  private static func usedClasses(_ graph: NavigationGraph) -> [String: Int] {
    var used: [String: Int] = [:]
    for file in graph.files {
      for objects in file.scenes.map(\.objects) + [file.objects] {
        objects.forEachInTree { object in
          if let name = object.pointee.attributes["customClass"] { used[name, default: 0] += 1 }
        }
      }
    }
    return used
  }

  /// The class of another place that a name is but for one letter, where only one place has that name
  /// and no source mentions it.
  private static func meantClass(
    _ custom: CustomClass, _ used: [String: Int], _ app: CheckedApp
  ) -> String? {
    guard used[custom.name] == 1, !app.input.mentionedClasses.contains(custom.name) else {
      return nil
    }
    return used.keys.filter { NearMiss.isTypo(custom.name, of: $0) }.min()
  }
}
