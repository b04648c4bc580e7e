internal import Findings
internal import NavigationGraph
internal import SourceFacts

/// Code that casts a dequeued cell to a class that no cell with the identifier has.
struct DequeueWrongClassRule: Rule {
  static let description = RuleDescription(
    id: .dequeueWrongClass, severity: .error,
    summary: "Code casts a dequeued view to a class that no view with its reuse identifier has",
    consequence: "the cast crashes when the row comes on screen",
    why: """
      A table or collection creates an object of the class that is registered for the reuse identifier, \
      of the prototype's class, or of the class in the registered xib. `as!` to another class crashes, \
      and `as?` returns nil. RxCocoa's `items(cellIdentifier:cellType:)` casts with `as!`. In \
      Objective-C, the type of a variable counts as a cast, unless code uses only members of the \
      variable that the views have, too. The rule looks at all prototypes of the \
      app that have the identifier, and at all registrations for views of the same kind, and decides \
      only if it knows the classes of all of them. If the code chooses between several identifiers, \
      one whose view has the class is enough. If the code handles nil, and only other controllers \
      have or register the view, a cast is undecided, because the table may have none, and the code \
      may create one. If code may register another class in a way that the rule can't \
      see, a cast is reported only if the class's own scene has the prototype, or the class \
      registers the view itself, and if none of its functions registers views for identifiers that \
      callers choose.

      Severity: error for `as!`, and for `as?` if the code crashes on nil. Warning if:
      - the cast is `as?`, and the code handles nil;
      - the code is in Objective-C, because nothing happens until the cell gets a message that it does \
      not understand;
      - code may register another class.
      """,
    triggering: [
      """
      --- Main.storyboard
      <tableViewController customClass="List" initial="YES">
        <tableView key="view">
          <prototypes>
            <tableViewCell reuseIdentifier="Person" customClass="PersonCell"/>
            <tableViewCell reuseIdentifier="Plain"/>
          </prototypes>
        </tableView>
      </tableViewController>
      --- List.swift
      class PersonCell: UITableViewCell {}
      class GroupCell: UITableViewCell {}
      class List: UITableViewController {
        func cell(_ path: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Person", for: path) as! ↓GroupCell
          let plain = tableView.dequeueReusableCell(withIdentifier: "Plain") as? ↓GroupCell
          return plain ?? cell
        }
      }
      """,
      """
      --- Main.storyboard
      <collectionViewController customClass="Grid" initial="YES"/>
      --- Tile.xib
      <collectionViewCell customClass="Tile"/>
      --- Grid.m
      @interface Tile : UICollectionViewCell
      @end
      @interface Header : UICollectionViewCell
      @end
      @interface Grid : UICollectionViewController
      @end
      @implementation Grid
      - (void)viewDidLoad {
        [self.collectionView registerNib:[UINib nibWithNibName:@"Tile" bundle:nil]
              forCellWithReuseIdentifier:@"Tile"];
      }
      - (UICollectionViewCell *)cell:(NSIndexPath *)path {
        ↓Header *tile = [self.collectionView dequeueReusableCellWithReuseIdentifier:@"Tile"
                                                                      forIndexPath:path];
        return tile;
      }
      @end
      """,
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <tableViewController customClass="List" initial="YES">
        <tableView key="view">
          <prototypes><tableViewCell reuseIdentifier="Cell" customClass="PersonCell"/></prototypes>
        </tableView>
      </tableViewController>
      <tableViewController customClass="Other" storyboardIdentifier="other">
        <tableView key="view">
          <prototypes><tableViewCell reuseIdentifier="Cell" customClass="GroupCell"/></prototypes>
        </tableView>
      </tableViewController>
      --- List.swift
      class Row: UITableViewCell {}
      class PersonCell: Row {}
      class GroupCell: UITableViewCell {}
      class List: UITableViewController {
        func other() { storyboard?.instantiateViewController(withIdentifier: "other") }
        func cell(_ path: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Cell", for: path) as! Row
        }
      }
      class Other: UITableViewController {
        func cell(_ path: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Cell", for: path) as! GroupCell
        }
      }
      """,
      """
      --- Main.storyboard
      <tableViewController customClass="List" initial="YES"/>
      --- List.swift
      class PersonCell: KitCell {}
      class GroupCell: UITableViewCell {}
      class List: UITableViewController {
        override func viewDidLoad() {
          tableView.register(GroupCell.self, forCellReuseIdentifier: "Group")
          tableView.register(PersonCell.self, forCellReuseIdentifier: "Person")
        }
        func cell(_ path: IndexPath) -> UITableViewCell {
          let person = tableView.dequeueReusableCell(withIdentifier: "Person", for: path) as! KitCell
          let group = tableView.dequeueReusableCell(withIdentifier: "Group", for: path) as! GroupCell
          return group.isHidden ? person : group
        }
      }
      """,
    ])

  let report: RuleReport

  func check() {
    guard app.hasAllFiles, !app.uses.reuse.dequeues.isEmpty else { return }
    let doubts = RegistrationDoubts(app)
    var registrations: [String: [RegisterUse]] = [:]
    for use in app.uses.reuse.registrations {
      for identifier in use.identifier.known { registrations[identifier, default: []].append(use) }
    }
    for use in app.uses.reuse.dequeues {
      guard let result = use.result else { continue }
      let ownScenes = app.scenes.controllers(running: use.owner)
      let supplies = use.identifier.known.map {
        supply(of: $0, to: use, ownScenes, registrations[$0] ?? [])
      }
      // Another rule reports an identifier that nothing has.
      guard !supplies.isEmpty, !supplies.contains(where: \.views.isEmpty) else { continue }
      let doubt = supplies.lazy.compactMap { supply in
        supply.mayBeElsewhere
          ? "only tables of other controllers have the view"
          : doubts.doubt(about: supply.identifier, use, of: result.type)
      }.first
      let isOwn = supplies.allSatisfy(\.isOwn) && !doubts.registersForCallers(use)
      check(supplies.flatMap(\.views), result, of: use, unless: doubt, isOwn: isOwn)
    }
  }

  /// The views that an app has for an identifier.
  private struct Supply {
    var identifier: String
    var views: [ReusableViews.View]
    /// Whether the code's own scene or class provides one of the views.
    var isOwn: Bool
    /// Whether the code's table may have none of the views.
    var mayBeElsewhere: Bool
  }

  private func supply(
    of identifier: String, to use: DequeueUse, _ ownScenes: [ControllerID],
    _ registered: [RegisterUse]
  ) -> Supply {
    let registrations = registered.filter { $0.mayBe(use.kind) }
    let prototypes = app.reusableViews.views(identified: identifier)
    var found = prototypes + registrations.flatMap { views(of: $0) }
    if found.isEmpty, use.kind == .collectionItem {
      found = app.reusableViews.views(ofXib: identifier)
    }
    let isOwn =
      prototypes.contains { $0.controller.map(ownScenes.contains) ?? false }
      || registrations.contains { !Set($0.owner).isDisjoint(with: use.owner) }
    // Code that handles nil may ask a table that has no view with the identifier.
    let mayBeElsewhere =
      use.failure == .nil && !isOwn
      && registrations.allSatisfy { areOtherControllers($0.owner, than: use.owner) }
    return Supply(
      identifier: identifier, views: found, isOwn: isOwn, mayBeElsewhere: mayBeElsewhere)
  }

  /// Whether two groups of classes are controllers that aren't related, so that each has its own table.
  private func areOtherControllers(_ owners: [CodeType.ID], than others: [CodeType.ID]) -> Bool {
    guard !owners.isEmpty, !others.isEmpty else { return false }
    let ancestries = (owners + others).map(app.code.hierarchy.ancestry)
    func inherit(_ ids: [CodeType.ID], from supers: [CodeType.ID]) -> Bool {
      ids.contains { app.code.hierarchy.ancestry(of: $0).types.contains(where: supers.contains) }
    }
    return ancestries.allSatisfy { $0.system.map(SystemClasses.areControllers) == true }
      && !inherit(owners, from: others) && !inherit(others, from: owners)
  }

  /// Compares the class that code expects with those of all views that it may get.
  ///
  /// The code may cast the views of only some of its identifiers, so one that fits is enough.
  private func check(
    _ views: [ReusableViews.View], _ result: ExpectedClass, of use: DequeueUse,
    unless doubt: Reason?, isOwn: Bool
  ) {
    let answer = Answer.any(
      views.map { view -> Answer in
        view.type.map { app.code.isKind($0, of: result.type) }
          ?? .undecided(
            view.className.isEmpty
              ? "a view of an unknown class has the identifier" : .missingClass(view.className))
      })
    if answer == .yes { return }
    if let reason = answer.reason { return report.addUndecided(at: result.location, reason) }
    // In Objective-C, only a message that a view doesn't understand crashes.
    let types = views.compactMap(\.type)
    let hasEveryMember = result.members?.allSatisfy { member in
      !types.contains { app.code.has(member: member, result.type, unlike: $0) }
    }
    if hasEveryMember == true { return }
    if let doubt, !isOwn { return report.addUndecided(at: result.location, doubt) }
    let names = Set(views.map(\.className)).sorted()
    let isSwift = app.code.sources[use.sourceFile].language == .swift
    report.add(
      .isOther(names, result, isSwift: isSwift, unless: doubt),
      result.isForced && isSwift && doubt == nil ? .error : .warning, at: result.location,
      related: views.prefix(3).map { RelatedPlace($0.location, "a view with that identifier") })
  }

  /// The views of a registration; one without a class if that is unknown.
  private func views(of use: RegisterUse) -> [ReusableViews.View] {
    let unknown = ReusableViews.View(type: nil, className: "", location: use.location)
    switch use.source {
    case .type(let type):
      return [
        ReusableViews.View(type: type, className: app.code.name(of: type), location: use.location)
      ]
    case .nib(let name):
      let found = app.reusableViews.views(ofXib: name)
      return found.isEmpty ? [unknown] : found
    case .unknown: return [unknown]
    }
  }
}

extension Message {
  fileprivate static func isOther(
    _ names: [String], _ result: ExpectedClass, isSwift: Bool, unless doubt: Reason?
  ) -> Message {
    let consequence = result.consequence(ofNil: "the view stays as it is", isSwift: isSwift)
    let why = doubt.map {
      "unless another class is registered (\($0.words)), \(consequence ?? "the app crashes")"
    }
    return Message(
      "the identifier gives \(contrast(names, with: result.typeName))", why: why ?? consequence,
      help: "cast to the class of the view, or give the prototype or registration the other class")
  }
}
