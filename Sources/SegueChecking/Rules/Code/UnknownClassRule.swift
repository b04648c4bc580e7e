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
    for file in app.graph.files where !file.isLaunchScreen {
      let objects = file.scenes.map(\.objects) + [file.objects]
      for list in objects {
        list.forEachInTree { object in
          // In place: a copy of each object would cost more than all of this.
          guard object.pointee.attributes["customClass"] != nil,
            let custom = object.pointee.customClass
          else { return }
          check(custom, object.pointee, file, app, &report)
        }
      }
    }
  }

  private static func check(
    _ custom: CustomClass, _ object: InterfaceObject, _ file: InterfaceFile, _ app: CheckedApp,
    _ report: inout RuleReport
  ) {
    switch app.classes.meaning(of: custom, in: file.path) {
    // What AppKit's files call the place that the responder chain begins at.
    case .type(.external("FirstResponder")): return
    case .type(.external(let name)):
      report.addUndecided(description, at: object.location, "\(name) is declared elsewhere")
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
}
