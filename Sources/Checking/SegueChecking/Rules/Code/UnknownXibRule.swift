internal import FilesAndPaths
internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// Code that loads a xib that the app does not have.
struct UnknownXibRule: Rule {
  static let description = RuleDescription(
    id: .unknownXib, severity: .error,
    summary: "Code loads a xib by a name that no file has",
    consequence: "the app crashes with “Could not load NIB in bundle …” when the xib is loaded",
    why: """
      A xib's name is its file name without the extension, and without “~ipad” or “~iphone”. A controller \
      that is created with the name of a missing xib crashes when its view is needed, unless it creates the view \
      in code. A missing xib is undecided if the code names a bundle other than its own and the name doesn't look \
      like a mistyped one, if the name is that of a class of a library, of a xib in `Pods` or of a compiled `.nib` \
      in the folder, or if the source has the string “nib”, by which it may ask whether the file exists. If a \
      framework is checked without its app, a xib in the main bundle is undecided, too.

      Severity: error. Warning if:
      - AppKit loads the xib for a bundle or window controller, because it only logs that the file is missing, or \
      creates an NSNib, which is nil then;
      - the nib is registered for an identifier that no code dequeues, or that a class is registered for, too;
      - the nib isn't registered, and its source doesn't instantiate one;
      - an initializer names the xib of its own class, whose objects may never load their view;
      - the name ends with “iPad”, and the app has a xib that begins like it;
      - the code names another bundle, and the app has a xib with a similar name;
      - an exception is caught.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- List.swift
      class PersonController: UIViewController {}
      class List: UIViewController {
        func open() {
          show(PersonController(nibName: ↓"PersonControler", bundle: nil), sender: nil)
        }
      }
      --- PersonController.xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PersonController">
        <connections><outlet property="view" destination="v"/></connections>
      </placeholder>
      <view id="v"/>
      """,
      """
      --- Main.storyboard
      <tableViewController customClass="List" initial="YES"/>
      --- List.m
      @interface List : UITableViewController
      @end
      @implementation List
      - (UIView *)header {
        return [[[NSBundle mainBundle] loadNibNamed:↓@"Header.h" owner:self options:nil] firstObject];
      }
      @end
      --- Header.xib
      <view/>
      """,
      """
      --- Main.storyboard
      <tableViewController customClass="List" initial="YES"/>
      --- List.swift
      class List: UITableViewController {
        override func viewDidLoad() {
          tableView.register(
            UINib(nibName: ↓"PersonCel", bundle: nil), forCellReuseIdentifier: "Person")
        }
        func cell(_ path: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Person", for: path)
        }
      }
      --- PersonCell.xib
      <tableViewCell/>
      """,
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- List.swift
      class PersonController: UIViewController {
        override func loadView() { view = UIView() }
      }
      class List: UIViewController {
        static let header = "Header"
        func load(_ url: URL) {
          _ = Bundle.main.loadNibNamed(Self.header, owner: nil)
          _ = Bundle(url: url)?.loadNibNamed("Footer", owner: nil)
          show(PersonController(nibName: "Person", bundle: nil), sender: nil)
        }
      }
      --- Header.xib
      <view/>
      """
    ])

  let report: RuleReport
  /// The names of the xibs, sorted.
  private let xibs: [String]
  /// The names by which code can load a xib that was found, whether or not a project lists it.
  private let known: Set<String>
  /// The names of xibs that were not read but may be in the app: listed and missing ones, compiled ones, those of pods.
  private let unread: Set<String>
  /// The identifiers for which code registers each nib, by the nib's name.
  private let registered: [String: Set<String>]
  /// The identifiers by which code dequeues views, without those of registered classes.
  private let dequeued: Set<String>

  init(report: RuleReport) {
    self.report = report
    let app = report.app
    // Xibs that were not read, such as those in an old format, are only in the findings.
    let paths = (app.graph.files.map(\.path) + app.input.readingFindings.map(\.location.file))
      .filter { FilePath.pathExtension(of: $0) == "xib" }
    xibs = Set(paths.map(XibName.ofFile)).sorted()
    func names(of paths: some Sequence<String>) -> Set<String> {
      Set(
        paths.filter { ["xib", "nib"].contains(FilePath.pathExtension(of: $0)) }
          .flatMap { XibName.all(ofFile: $0) })
    }
    known = names(of: paths + app.input.unlistedFiles)
    unread = names(of: app.input.unreadInterfaces.union(app.input.filesOfPods))
    var registered: [String: Set<String>] = [:]
    var ofClasses: Set<String> = []
    for use in app.uses.reuse.registrations {
      switch use.source {
      case .nib(let name): registered[name, default: []].formUnion(use.identifier.known)
      case .type: ofClasses.formUnion(use.identifier.known)
      case .unknown: break
      }
    }
    self.registered = registered
    dequeued = Set(app.uses.reuse.dequeues.flatMap(\.identifier.known)).subtracting(ofClasses)
  }

  func check() {
    for use in app.uses.xibs {
      switch use.name {
      case .undecided(let reason): report.addUndecided(at: use.location, .xibName(reason))
      case .values(let names):
        for name in names where !known.contains(name) { check(name, use) }
      }
    }
  }

  private func check(_ name: String, _ use: XibUse) {
    if let doubt = doubt(about: name, use) {
      report.addUndecided(at: use.location, doubt)
    } else {
      report.add(
        .noXib(name, xibs, loader: use.loader), crashes(name, use) ? .error : .warning,
        at: use.location, wrong: name, usedAs: "the xib is loaded here")
    }
  }

  // MARK: Doubts

  /// Returns why it is unknown whether the code finds a xib that the app doesn't have; nil if it certainly doesn't.
  private func doubt(about name: String, _ use: XibUse) -> Reason? {
    let source = app.code.sources[use.sourceFile]
    if !use.isOwnBundle, !xibs.contains(where: { NearMiss.isTypo(name, of: $0) }) {
      return .inOtherBundle("xib", name)
    }
    if !app.hasAllFiles || unread.contains(name) {
      return "the xib \(quoted(name)) may be among the files that were not read"
    }
    if use.mayBeMainBundle, source.membership.runsElsewhere { return .ofHostApp("xib", name) }
    if !use.isCertain { return "the controller may create its view in code" }
    if name.isEmpty || name.contains("/") || hasExtension(name) {
      return "it is unknown which xib the name \(quoted(name)) means"
    }
    if mayBeOfLibrary(name) { return "the xib \(quoted(name)) may be that of a class in a library" }
    let paths = [source.path, app.code.sources[use.loadingFile].path]
    if paths.contains(where: { app.input.texts.quotes("nib", in: $0) }) {
      return "the code may ask whether the xib \(quoted(name)) exists"
    }
    return nil
  }

  /// Whether a name is that of a xib with an extension that UIKit and AppKit may or may not ignore.
  private func hasExtension(_ name: String) -> Bool {
    [".nib", ".xib"].contains { name.hasSuffix($0) && known.contains(String(name.dropLast(4))) }
  }

  /// Whether a xib has the name of a class that code uses, but that no source of the app declares.
  private func mayBeOfLibrary(_ name: String) -> Bool {
    if app.input.missingSources.contains(name) { return true }
    let isOwn =
      app.code.table.exactly([name]).contains { !app.code.table[$0].isOfLibrary }
      || ["swift", "h", "m", "mm"].contains { app.input.sourceNames.contains("\(name).\($0)") }
    return !isOwn && !app.input.texts.paths(naming: [name]).isEmpty
  }

  // MARK: Severity

  /// Whether the app certainly crashes when the code runs.
  private func crashes(_ name: String, _ use: XibUse) -> Bool {
    use.mayCrash && use.isOwnBundle && !isForOtherDevice(name)
      && (use.loader != .nib || isUsed(nib: name, use))
  }

  /// Whether a name is that of a variant for a device on which the app may not run.
  private func isForOtherDevice(_ name: String) -> Bool {
    let name = name.lowercased()
    guard name.hasSuffix("ipad") else { return false }
    let beginning = name.dropLast("ipad".count)
    return xibs.contains { $0.lowercased().hasPrefix(beginning) }
  }

  /// Whether code creates the objects of a nib: it dequeues views for which it registers the nib, or it instantiates
  /// nibs in the source that creates this one.
  private func isUsed(nib name: String, _ use: XibUse) -> Bool {
    if let identifiers = registered[name] { return !identifiers.isDisjoint(with: dequeued) }
    let path = app.code.sources[use.loadingFile].path
    return ["instantiate", "instantiateWithOwner"].contains {
      app.input.texts.contain($0, inAnyOf: [path])
    }
  }
}

extension Message {
  fileprivate static func noXib(
    _ name: String, _ known: [String], loader: NibCalls.Call.Loader
  ) -> Message {
    let why: String? =
      switch loader {
      case .bundle, .controller, .nib: nil
      case .appKitBundle, .windowController:
        "AppKit only logs that the file is missing, so the objects in it are never created"
      case .appKitNib:
        "the initializer of NSNib returns nil, so code that unwraps its result crashes"
      }
    return Message(
      "the app has no xib \(quoted(name))", why: why,
      help: suggestion(name, among: known, otherwise: "correct the name, or add the file"))
  }
}
