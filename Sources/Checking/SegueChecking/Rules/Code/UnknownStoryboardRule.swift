internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// Code that opens a storyboard that the app does not have.
struct UnknownStoryboardRule: Rule {
  static let description = RuleDescription(
    id: .unknownStoryboard, severity: .error,
    summary: "Code opens a storyboard by a name that no file has",
    consequence: "opening it crashes with “Could not find a storyboard named …”",
    why: """
      A storyboard's name is its file name without the extension. If the code names a bundle other \
      than its own, the storyboard may be in a framework, so it is undecided. So is a storyboard in `Pods`, \
      and a path into a bundle, such as `Kit.bundle/Main`. If a framework is checked without its app, a \
      storyboard that it opens in the main bundle is undecided, too. The storyboards of a Swift package are \
      in a bundle of their own, and not in the main bundle.

      Severity: error. Warning if:
      - the code may not run with this name;
      - the code names another bundle, and opens other storyboards of the app in it, or the app has a \
      storyboard with a similar name;
      - only other apps of the project have the storyboard;
      - only a Swift package has the storyboard: its files may be built in another way, too.
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
        func open() -> UIViewController? {
          UIStoryboard(name: ↓"Main.storyboard", bundle: nil).instantiateInitialViewController()
        }
      }
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
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- List.swift
      class List: UIViewController {
        func open() -> UIViewController? {
          UIStoryboard(name: "Kit.bundle/Settings", bundle: nil).instantiateInitialViewController()
        }
      }
      """,
    ])

  let report: RuleReport

  func check() {
    let storyboards = app.graph.files.filter { $0.kind == .storyboard }
    let known = Set(storyboards.map { StoryboardName.ofFile($0.path) }).sorted()
    let ownBundles = ownBundles
    for use in app.uses.storyboards {
      switch use.target {
      case .unknown(let reason): report.addUndecided(at: use.location, reason)
      case .files([], let name):
        let isOwn = use.isOwnBundle || use.bundle.map(ownBundles.contains) ?? false
        if !isOwn {
          checkOtherBundle(name, use, known)
        } else if app.hasAllFiles {
          checkMissing(name, use, known)
        } else {
          report.addUndecided(
            at: use.location,
            "the storyboard \(quoted(name)) may be among the files that were not read")
        }
      case .files(let paths, let name):
        if isOfPackage(paths, use) { report.add(.inPackage(name), .warning, at: use.location) }
      }
    }
    for place in app.uses.storyboardsForUnknownCallers {
      report.addUndecided(at: place, .storyboardName(.parameter))
    }
  }

  /// Whether code opens storyboards of a Swift package in the main bundle, which doesn't have them.
  private func isOfPackage(_ paths: [String], _ use: StoryboardUse) -> Bool {
    use.namesMainBundle && paths.allSatisfy { app.input.membership(of: $0).isOfPackages }
      // The code may be compiled only outside of packages.
      && !app.input.texts.contain("SWIFT_PACKAGE", inAnyOf: [use.location.file])
  }

  /// Checks a storyboard that should be in a bundle of the app.
  private func checkMissing(_ name: String, _ use: StoryboardUse, _ known: [String]) {
    if app.input.mayHaveUnread(name + ".storyboard") {
      report.addUndecided(
        at: use.location,
        "the project lists the storyboard \(quoted(name)), or a pod has it, but it was not read")
    } else if use.mayBeMainBundle, app.code.sources[use.sourceFile].membership.runsElsewhere {
      report.addUndecided(at: use.location, .ofHostApp("storyboard", name))
    } else if known.contains(name) {
      report.add(.inAnotherApp(name), .warning, at: use.location)
    } else {
      report.add(
        .noStoryboard(name, known), use.isCertain && use.isOwnBundle ? .error : .warning,
        at: use.location, wrong: name, usedAs: "the storyboard is opened here")
    }
  }

  /// Checks a storyboard that may be in a framework.
  private func checkOtherBundle(_ name: String, _ use: StoryboardUse, _ known: [String]) {
    guard let meant = meant(by: name, in: use.sourceFile), !known.contains(name) else {
      return report.addUndecided(at: use.location, .inOtherBundle("storyboard", name))
    }
    report.add(
      .mistyped(name, for: meant), .warning, at: use.location, wrong: name,
      usedAs: "the storyboard is opened here")
  }

  /// The storyboard of the app that a similar name in another bundle may mean.
  private func meant(by name: String, in file: SourceIndex) -> String? {
    guard app.hasAllFiles, !app.code.isTest(file) else { return nil }
    let known = app.storyboards.names.filter { min($0.count, name.count) > 5 }
    return NearMiss.nearest(to: name, among: known)
  }

  /// The bundles, as code names them, from which code opens storyboards of the app.
  private var ownBundles: Set<Expression> {
    Set(
      app.uses.storyboards.compactMap { use in
        guard use.target.paths?.isEmpty == false, case .name? = use.bundle else { return nil }
        return use.bundle
      })
  }
}

extension Message {
  fileprivate static func noStoryboard(_ name: String, _ known: [String]) -> Message {
    let stem = StoryboardName.ofFile(name)
    let otherwise = "correct the name, or add the file"
    return Message(
      "the app has no storyboard \(quoted(name))",
      help: name.hasSuffix(".storyboard") && known.contains(stem)
        ? Advice(insteadOf: name, stem, otherwise: otherwise, isClear: true)
        : suggestion(name, among: known, otherwise: otherwise))
  }

  fileprivate static func inPackage(_ name: String) -> Message {
    Message(
      "the main bundle doesn't have the storyboard \(quoted(name)), which is in the bundle of its package",
      help: "pass the bundle .module")
  }

  fileprivate static func mistyped(_ name: String, for meant: String) -> Message {
    Message(
      "the code opens \(quoted(name)) in another bundle, but no file has that name",
      help: Advice(insteadOf: name, meant, otherwise: "correct the name, or add the file"))
  }
}
