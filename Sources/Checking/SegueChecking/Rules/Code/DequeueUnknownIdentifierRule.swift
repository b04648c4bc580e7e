internal import Findings
internal import SourceFacts

/// Code that dequeues a cell by an identifier that nothing in the app has.
struct DequeueUnknownIdentifierRule: Rule {
  static let description = RuleDescription(
    id: .dequeueUnknownIdentifier, severity: .error,
    summary:
      "Code dequeues a cell or another reusable view by an identifier that no prototype has and no "
      + "code registers",
    consequence:
      "the app crashes with “unable to dequeue a cell with identifier” or “could not dequeue a view "
      + "of kind” when the row comes on screen",
    why: """
      A table or collection looks up a reuse identifier among its prototypes in the storyboard and \
      what code registered. The methods with an index path throw an exception for an unknown one, \
      and so do RxCocoa's `items(cellIdentifier:cellType:)` and IGListKit's \
      `dequeueReusableCellFromStoryboard(withIdentifier:for:at:)`. The others return nil, which \
      the rule reports if the code unwraps it, at once or through a local variable, if a `guard` \
      ends the program, or if Objective-C's `tableView:cellForRowAtIndexPath:` returns it. \
      AppKit's collections also look for a nib or a class with the identifier as its name. An \
      identifier that any storyboard, xib or registration of the app has is right for this rule, \
      whichever table it is for. There is one exception: the own view of a table or collection \
      controller has only the prototypes of its scene. An identifier that only other scenes have \
      is reported for such a view, unless code registers it.

      The rule may not see every registration: code may register identifiers that can't be evaluated, \
      a source may be impossible to parse, the class may inherit from a library's class, other modules may \
      inherit from an `open` class of which the app has no object, or the \
      identifier may be that of a class, which a library may register. Then an identifier is reported \
      only if it looks like a mistyped known one, or like one that no code dequeues. If code handles a \
      nil result, an identifier is reported only in AppKit's tables, whose views can be created in \
      code, and only if it looks like one that no code asks for.

      Severity: error. Warning if:
      - the rule may not see the registration;
      - the code handles a nil result, or catches the exception;
      - the identifier is empty, because it is mostly in code that the author expects never to run;
      - the identifier is one of several for a supplementary view and doesn't look mistyped, because the \
      layout may never ask for that kind of view.
      """,
    triggering: [
      """
      --- Main.storyboard
      <tableViewController customClass="List" initial="YES">
        <tableView key="view">
          <prototypes><tableViewCell reuseIdentifier="PersonCell"/></prototypes>
        </tableView>
      </tableViewController>
      --- List.swift
      class List: UITableViewController {
        override func viewDidLoad() {
          tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Plain")
        }
        override func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          if indexPath.row == 0 {
            return tableView.dequeueReusableCell(withIdentifier: "Plain", for: indexPath)
          }
          return tableView.dequeueReusableCell(withIdentifier: ↓"PersonCel", for: indexPath)
        }
      }
      """,
      """
      --- Main.storyboard
      <collectionViewController customClass="Grid" initial="YES">
        <collectionView key="view">
          <cells><collectionViewCell reuseIdentifier="Tile"/></cells>
        </collectionView>
      </collectionViewController>
      --- Grid.m
      @interface Grid : UICollectionViewController
      @end
      @implementation Grid
      - (UICollectionViewCell *)collectionView:(UICollectionView *)view
                        cellForItemAtIndexPath:(NSIndexPath *)path {
        return [view dequeueReusableCellWithReuseIdentifier:↓@"Tiles" forIndexPath:path];
      }
      @end
      """,
      """
      --- Main.storyboard
      <tableViewController customClass="List" initial="YES">
        <tableView key="view">
          <prototypes><tableViewCell reuseIdentifier="PersonCell"/></prototypes>
        </tableView>
      </tableViewController>
      <tableViewController customClass="Menu" storyboardIdentifier="menu"/>
      --- List.swift
      class List: UITableViewController {
        func cell(_ indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "PersonCell", for: indexPath)
        }
      }
      class Menu: UITableViewController {
        func cell(_ indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: ↓"PersonCell", for: indexPath)
        }
      }
      """,
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <tableViewController customClass="List" initial="YES">
        <tableView key="view">
          <prototypes><tableViewCell reuseIdentifier="Person"/></prototypes>
        </tableView>
      </tableViewController>
      --- List.swift
      class List: UITableViewController {
        func cell(_ indexPath: IndexPath) -> UITableViewCell {
          if let cell = tableView.dequeueReusableCell(withIdentifier: "Other") { return cell }
          return tableView.dequeueReusableCell(withIdentifier: "Person", for: indexPath)
        }
      }
      """,
      """
      --- Main.storyboard
      <tableViewController customClass="List" initial="YES"/>
      --- List.swift
      class List: UITableViewController {
        override func viewDidLoad() { register("Person") }
        func register(_ name: String) {
          tableView.register(UINib(nibName: name, bundle: nil), forCellReuseIdentifier: name)
        }
        func cell(_ indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Person", for: indexPath)
        }
      }
      """,
      """
      --- Main.storyboard
      <tableViewController customClass="List" initial="YES"/>
      --- List.swift
      class PersonCell: UITableViewCell {
        static var identifier: String { String(describing: self) }
      }
      class List: UITableViewController {
        override func viewDidLoad() {
          tableView.register(PersonCell.self, forCellReuseIdentifier: PersonCell.identifier)
        }
        func cell(_ indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "PersonCell", for: indexPath)
        }
      }
      """,
      """
      --- Main.storyboard
      <viewController customClass="Pager" initial="YES"/>
      --- Pager.swift
      class Tab: UIView {}
      class Menu: UIViewController {
        var tabs: [String: Tab.Type] = [:]
        func register(type: Tab.Type, forCellWithReuseIdentifier identifier: String) {
          tabs[identifier] = type
        }
        func dequeueReusableCell(withReuseIdentifier identifier: String, for index: Int) -> Tab {
          tabs[identifier]!.init()
        }
      }
      class Pager: UIViewController {
        let menu = Menu()
        override func viewDidLoad() {
          menu.register(type: Tab.self, forCellWithReuseIdentifier: "tab")
        }
        func tab(at index: Int) -> Tab {
          menu.dequeueReusableCell(withReuseIdentifier: "tab", for: index)
        }
      }
      """,
    ])

  let report: RuleReport

  func check() {
    let uses = app.uses.reuse
    guard app.hasAllFiles, !uses.dequeues.isEmpty else { return }
    let registered = Set(uses.registrations.flatMap(\.identifier.known))
    let known = Known(
      identifiers: KnownNames(registered.union(app.reusableViews.identifiers)),
      unused: UnusedReuseIdentifiers(app), doubts: RegistrationDoubts(app))
    for use in uses.dequeues where use.failure != .nil || use.kind.isOfAppKit {
      switch use.identifier {
      case .undecided(let reason):
        if use.failure != .nil { report.addUndecided(at: use.location, reason) }
      case .values(let identifiers):
        if let identifier = use.identifier.single, !registered.contains(identifier) {
          checkOwnView(identifier, use, known.doubts)
        }
        for identifier in identifiers
        where !known.identifiers.contains(identifier) && !isNameOfNibOrClass(identifier, use) {
          checkUnknown(identifier, use, known)
        }
      }
    }
  }

  /// The identifiers that views have or code registers, and the reasons why there may be others.
  private struct Known {
    let identifiers: KnownNames
    let unused: UnusedReuseIdentifiers
    let doubts: RegistrationDoubts
  }

  /// Checks an identifier that no view has and that no code is known to register.
  private func checkUnknown(_ identifier: String, _ use: DequeueUse, _ known: Known) {
    let doubt = known.doubts.doubt(about: identifier, use)
    let isNear =
      known.unused.resemble(identifier, of: use)
      || use.failure != .nil && known.identifiers.hasNearMiss(of: identifier)
    if use.failure == .nil {
      // The code may give the identifier to a view that it creates.
      guard isNear, doubt == nil else { return }
    } else if let doubt, !isNear {
      return report.addUndecided(at: use.location, doubt)
    }
    let isError =
      use.failure != .nil && !use.isCaught && doubt == nil
      && !mayNeverBeAsked(for: identifier, use, isNear: isNear)
    report.add(
      .unknown(identifier, known.identifiers, use, unless: doubt), isError ? .error : .warning,
      at: use.location, wrong: identifier, usedAs: "the view is dequeued here")
  }

  /// Whether code that dequeues a view by an identifier may never run.
  private func mayNeverBeAsked(for identifier: String, _ use: DequeueUse, isNear: Bool) -> Bool {
    // An empty identifier is mostly for a case that never happens. A layout may never ask for one of the kinds of
    // supplementary views for which the code has identifiers.
    identifier.isEmpty
      || use.kind.isSupplement && use.identifier.known.count > 1 && !isNear
  }

  /// Checks an unregistered identifier that a table or collection controller asks its own view for.
  private func checkOwnView(_ identifier: String, _ use: DequeueUse, _ doubts: RegistrationDoubts) {
    let ownScenes = app.scenes.controllers(running: use.owner)
    let views = app.reusableViews.views(identified: identifier)
    guard use.isOfOwnView, use.failure != .nil, !ownScenes.isEmpty, !views.isEmpty,
      views.allSatisfy({ $0.controller.map { !ownScenes.contains($0) } ?? false })
    else { return }
    let baseClass = use.kind == .tableCell ? "UITableViewController" : "UICollectionViewController"
    guard app.code.isKind(.app(use.owner), of: .system(baseClass)) == .yes,
      // Code that sets data sources may let the controller fill another scene's view, too.
      !["dataSource", "setDataSource"].contains(where: {
        app.input.texts.contain($0, inAnyOf: [use.location.file])
      }),
      doubts.doubt(about: identifier, use) == nil
    else { return }
    report.add(
      .ofOtherScenes(identifier, app.code.name(of: .app(use.owner)), use),
      use.isCaught ? .warning : .error, at: use.location,
      related: views.prefix(3).map { RelatedPlace($0.location, "a view with that identifier") })
  }

  /// Whether AppKit finds a nib or class that has an unregistered identifier as its name.
  private func isNameOfNibOrClass(_ identifier: String, _ use: DequeueUse) -> Bool {
    switch use.kind {
    case .collectionItem, .itemSupplement:
      app.reusableViews.hasXib(named: identifier)
        || !app.code.table.objectiveC(identifier).isEmpty
    default: false
    }
  }
}

extension Message {
  fileprivate static func unknown(
    _ identifier: String, _ known: KnownNames, _ use: DequeueUse, unless doubt: Reason?
  ) -> Message {
    let failure = failure(of: use)
    let why: String? =
      if let doubt {
        "unless it is registered (\(doubt.words)), \(failure)"
      } else if use.failure == .exception, !use.kind.isOfAppKit {
        nil
      } else {
        failure
      }
    let help =
      switch use.kind {
      case _ where identifier.isEmpty: "return a new view, or call fatalError with the reason"
      case .tableView: "give a view of the table that identifier, or register a nib for it"
      case .collectionItem, .itemSupplement:
        "name a xib \(quoted(identifier)), or register a class or nib for it"
      default: "give a prototype cell that identifier, or register a class or nib for it"
      }
    return Message(
      "nothing has or registers the reuse identifier \(quoted(identifier))", why: why,
      help: suggestion(identifier, among: known, otherwise: help))
  }

  fileprivate static func ofOtherScenes(
    _ identifier: String, _ className: String, _ use: DequeueUse
  ) -> Message {
    Message(
      "no scene of \(className) has the reuse identifier \(quoted(identifier)), only other scenes do",
      why: use.failure == .exception ? nil : failure(of: use),
      help:
        "give a prototype cell in the scene of \(className) that identifier, or register a class "
        + "or nib for the identifier"
    )
  }

  private static func failure(of use: DequeueUse) -> String {
    switch use.failure {
    case .exception: "the app crashes when the view is dequeued"
    case .forcedNil: "the call returns nil, and the app crashes when the code uses it"
    case .nil: "the call returns nil, so no view appears unless the code creates one"
    }
  }
}
