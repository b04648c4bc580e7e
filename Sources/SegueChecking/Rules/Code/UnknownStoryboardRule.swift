internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// Code that opens a storyboard that the app does not have.
enum UnknownStoryboardRule: CheckRule {
  static let description = RuleDescription(
    name: "unknown-storyboard", severity: .error,
    summary: "Code opens a storyboard by a name that no file has",
    consequence: "UIStoryboard(name:bundle:) crashes with “Could not find a storyboard named …”",
    why: """
      A storyboard's name is its file name without the extension. If the code names a bundle other \
      than its own, the storyboard may be in a framework. That counts as undecided, and is a \
      warning if code opens other storyboards of the app in that bundle, or if the app has a \
      storyboard of nearly the same name. A storyboard that a framework without its app opens in \
      the main bundle is undecided too.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- List.swift
      class List: UIViewController {
        func open() -> UIViewController? {
          UIStoryboard(name: ↓"Setings", bundle: nil).instantiateInitialViewController()
        }
      }
      --- Settings.storyboard
      <viewController initial="YES"/>
      """,
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- List.swift
      class List: UIViewController {
        func open(_ name: String) -> UIViewController? {
          let bundle = Assets.screens
          return name.isEmpty
            ? UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
            : UIStoryboard(name: ↓"Person", bundle: bundle).instantiateInitialViewController()
        }
      }
      """,
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- Settings.storyboard
      <viewController initial="YES"/>
      --- List.swift
      class List: UIViewController {
        func open(_ url: URL) -> UIViewController? {
          UIStoryboard(name: ↓"Setings", bundle: Bundle(url: url)).instantiateInitialViewController()
        }
      }
      """,
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- List.swift
      class List: UIViewController {
        func open(_ url: URL) -> UIViewController? {
          UIStoryboard(name: "Settings", bundle: Bundle(url: url)).instantiateInitialViewController()
        }
      }
      """,
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- List.swift
      class List: UIViewController {
        static let name = "Settings"
        func open() -> UIViewController? {
          UIStoryboard(name: Self.name, bundle: nil).instantiateInitialViewController()
        }
      }
      --- Settings.storyboard
      <viewController initial="YES"/>
      """,
    ])

  static func check(_ app: CheckedApp, _ report: inout RuleReport) {
    let known = Set(app.graph.files.map { storyboardName(ofFile: $0.path) }).sorted()
    let ownBundles = ownBundles(app)
    for use in app.uses.storyboards {
      switch use.target {
      case .unknown(let why): report.addUndecided(description, at: use.location, why)
      case .files([], let name):
        let isOwn = use.isOwnBundle
        guard isOwn || use.bundle.map(ownBundles.contains) ?? false, app.input.isWhole else {
          if let meant = meant(by: name, in: use.source, app), !known.contains(name) {
            report.add(
              description.finding(
                .warning, at: use.location,
                "no file has the name of the storyboard \(quoted(name)), which is looked for in another bundle",
                help: "did you mean \(quoted(meant))?"),
              wrong: name, app, as: "the storyboard is opened")
            continue
          }
          report.addUndecided(
            description, at: use.location, "the storyboard \(quoted(name)) may be in another bundle"
          )
          continue
        }
        if use.isMainBundle, app.code.sources[use.source].membership.runsElsewhere {
          report.addUndecided(
            description, at: use.location,
            "the storyboard \(quoted(name)) is one of the app that the code runs in, which is elsewhere"
          )
          continue
        }
        if known.contains(name) {
          report.add(
            description.finding(
              .warning, at: use.location,
              "no target of this file has a storyboard \(quoted(name)), which another app has",
              help: "add the storyboard to the target, or correct the name"))
          continue
        }
        report.add(
          description.finding(
            use.isCertain && isOwn ? .error : .warning, at: use.location,
            "the app has no storyboard \(quoted(name))",
            help: suggestion(name, among: known, otherwise: "correct the name, or add the file")),
          wrong: name, app, as: "the storyboard is opened")
      case .files: continue
      }
    }
  }

  /// The storyboard of the app that is meant where one of another bundle is opened; nil where none is like it.
  private static func meant(by name: String, in source: Int, _ app: CheckedApp) -> String? {
    guard app.input.isWhole, !app.code.sources[source].membership.isTest else { return nil }
    let known = app.storyboardNames.filter { min($0.count, name.count) > 5 }
    return NearMiss.nearest(to: name, among: known)
  }

  /// The bundles, by the names of the app that stand for them, in which code opens storyboards that the
  /// app has.
  private static func ownBundles(_ app: CheckedApp) -> Set<Expression> {
    Set(
      app.uses.storyboards.compactMap { use in
        guard case .files(let files, _) = use.target, !files.isEmpty, case .name? = use.bundle
        else { return nil }
        return use.bundle
      })
  }
}
