internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// Code that instantiates a scene that the storyboard does not have.
enum InstantiateUnknownSceneRule: CheckRule {
  static let description = RuleDescription(
    name: "instantiate-unknown-scene", severity: .error,
    summary: "Code instantiates a controller by an identifier that no scene of the storyboard has",
    consequence: "the app crashes with “doesn't contain a view controller with identifier”",
    why: """
      A scene is found by its storyboard identifier, which is neither its class nor the identifier \
      of a segue to it. If it is unknown which storyboard the code means, it is a warning, and \
      only if no storyboard of the app has the identifier.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      <viewController storyboardIdentifier="Person" customClass="Person"/>
      --- List.swift
      class List: UIViewController {
        func open() -> UIViewController? {
          storyboard?.instantiateViewController(withIdentifier: ↓"Persom")
        }
      }
      class Person: UIViewController {}
      """,
      """
      --- Interface.storyboard
      <controller identifier="List" customClass="List" initial="YES"/>
      <controller identifier="Map" customClass="Map"/>
      --- List.swift
      class List: WKInterfaceController {
        func start() {
          WKInterfaceController.reloadRootControllers(withNames: ↓["Lisst", "Map"], contexts: nil)
          presentController(withNamesAndContexts: ↓[(name: "Mapp", context: self)])
        }
      }
      class Map: WKInterfaceController {}
      """,
      """
      --- Interface.storyboard
      <controller identifier="List" customClass="List" initial="YES"/>
      --- List.m
      @interface List : WKInterfaceController
      @end
      @implementation List
      - (void)start {
        NSArray *names = @[@↓"Lisst", @"List"];
        [self presentControllerWithNames:names contexts:nil];
      }
      @end
      """,
      """
      --- Main.storyboard
      <viewController storyboardIdentifier="List" customClass="List" initial="YES"/>
      --- List.swift
      class List: UIViewController {
        func instantiateViewController(withIdentifier id: String, from name: String) -> UIViewController {
          let storyboard = UIStoryboard(name: name, bundle: nil)
          return storyboard.instantiateViewController(withIdentifier: id)
        }
        func open() {
          show(instantiateViewController(withIdentifier: ↓"Detail", from: "Main"), sender: nil)
        }
      }
      """,
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController initial="YES"/>
      --- Other.storyboard
      <viewController storyboardIdentifier="Person" customClass="Person" initial="YES"/>
      --- Loading.swift
      protocol Loading {
        static var storyboardName: String { get }
      }
      extension Loading where Self: UIViewController {
        static var storyboardName: String { "Main" }
        static func load() -> Self {
          UIStoryboard(name: storyboardName, bundle: nil)
            .instantiateViewController(withIdentifier: String(describing: self)) as! Self
        }
      }
      --- Person.swift
      class Base: UIViewController {
        class var storyboardName: String { "Other" }
      }
      class Person: Base, Loading {
        func other() -> Person { Person.load() }
      }
      """,
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- PersonView.xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Friend">
        <connections><outlet property="view" destination="v"/></connections>
      </placeholder>
      <view id="v"/>
      --- Loading.swift
      extension UIViewController {
        class var nibName: String { "PersonView" }
        class func load() -> Self {
          if Bundle.main.path(forResource: nibName, ofType: "nib") != nil { return Self() }
          return UIStoryboard(name: "Main", bundle: nil)
            .instantiateViewController(withIdentifier: String(describing: self)) as! Self
        }
      }
      class List: UIViewController {
        func person() -> Person { Person.load() }
        func friend() -> Friend { Friend.load() }
      }
      class Person: UIViewController {}
      class Friend: UIViewController {}
      """,
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      <viewController storyboardIdentifier="Person" customClass="Person"/>
      --- List.swift
      class List: UIViewController {
        func open() -> UIViewController? {
          storyboard?.instantiateViewController(withIdentifier: String(describing: Person.self))
        }
      }
      class Person: UIViewController {}
      """,
    ])

  static func check(_ app: CheckedApp, _ report: inout RuleReport) {
    for use in app.uses.instantiations {
      guard let identifier = use.identifier else { continue }
      switch identifier {
      case .undecided(let why): report.addUndecided(description, at: use.location, why)
      case .values(let identifiers):
        for identifier in identifiers { check(identifier, use, app, &report) }
      }
    }
  }

  private static func check(
    _ identifier: String, _ use: InstantiateUse, _ app: CheckedApp, _ report: inout RuleReport
  ) {
    switch use.target {
    case .files(let files, let name):
      // That the storyboard is not there is another rule's business.
      guard !files.isEmpty else { return }
      let known = app.sceneIdentifiers(in: files)
      guard !known.contains(identifier) else { return }
      let finding = description.finding(
        use.isCertain ? .error : .warning, at: use.location,
        "\(name).storyboard has no scene with the identifier \(quoted(identifier))",
        help: suggestion(
          identifier, among: known, otherwise: "give the scene that storyboard identifier"),
        related: files.prefix(1).compactMap { path in
          app.location(ofFile: path).map { RelatedPlace($0, "the storyboard") }
        })
      // Another storyboard's scene has it: the place that asks for it here is wrong.
      if app.sceneIdentifiers(in: nil).contains(identifier) { return report.add(finding) }
      report.add(finding, wrong: identifier, app, as: "the scene is made")
    case .unknown(let why):
      let known = app.sceneIdentifiers(in: nil)
      guard !known.contains(identifier), app.input.isWhole else {
        return report.addUndecided(description, at: use.location, why)
      }
      report.add(
        description.finding(
          .warning, at: use.location,
          "no storyboard of the app has a scene with the identifier \(quoted(identifier))",
          help: suggestion(
            identifier, among: known, otherwise: "give the scene that storyboard identifier")),
        wrong: identifier, app, as: "the scene is made")
    }
  }
}
