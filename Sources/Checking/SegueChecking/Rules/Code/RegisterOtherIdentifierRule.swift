internal import Findings
internal import SourceFacts

/// Code that registers a xib for an identifier that differs from its cell's.
struct RegisterOtherIdentifierRule: Rule {
  static let description = RuleDescription(
    id: .registerOtherIdentifier, severity: .error,
    summary: "Code registers a xib for a reuse identifier that differs from its cell's",
    consequence:
      "the app crashes with “reuse identifier in nib does not match the identifier used to register "
      + "the nib” when the first view is dequeued",
    why: """
      A cell or another reusable view in a xib needs no reuse identifier: the table or collection \
      gives it the one that the xib is registered for. If the view has an identifier, UIKit compares \
      both and throws an exception if they differ.
      """,
    triggering: [
      """
      --- Main.storyboard
      <tableViewController customClass="List" initial="YES"/>
      --- PersonCell.xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell reuseIdentifier="PersonCell"/>
      --- List.swift
      class List: UITableViewController {
        override func viewDidLoad() {
          let nib = UINib(nibName: "PersonCell", bundle: nil)
          tableView.register(nib, forCellReuseIdentifier: ↓"Person")
        }
      }
      """,
      """
      --- Main.storyboard
      <collectionViewController customClass="Grid" initial="YES"/>
      --- Tile.xib
      <collectionViewCell reuseIdentifier="TileCell"/>
      --- Grid.m
      @interface Grid : UICollectionViewController
      @end
      @implementation Grid
      - (void)viewDidLoad {
        UINib *nib = [UINib nibWithNibName:@"Tile" bundle:nil];
        [self.collectionView registerNib:nib forCellWithReuseIdentifier:↓@"Tile"];
      }
      @end
      """,
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <tableViewController customClass="List" initial="YES"/>
      --- PersonCell.xib
      <tableViewCell customClass="PersonCell"/>
      --- GroupCell.xib
      <tableViewCell reuseIdentifier="Group"/>
      --- List.swift
      class PersonCell: UITableViewCell {}
      class List: UITableViewController {
        override func viewDidLoad() {
          tableView.register(
            UINib(nibName: "PersonCell", bundle: nil), forCellReuseIdentifier: "Person")
          tableView.register(
            UINib(nibName: "GroupCell", bundle: nil), forCellReuseIdentifier: "Group")
        }
      }
      """
    ])

  let report: RuleReport

  func check() {
    for use in app.uses.reuse.registrations {
      guard case .nib(let name) = use.source else { continue }
      let views = app.reusableViews.views(ofXib: name)
      let ownIdentifiers = views.compactMap(\.identifier)
      guard let first = ownIdentifiers.first, let place = views.first?.location else { continue }
      switch use.identifier {
      case .undecided(let reason): report.addUndecided(at: use.location, reason)
      case .values(let identifiers):
        // If several xibs have the name, the target contains only one of them.
        guard ownIdentifiers.count == views.count,
          Set(ownIdentifiers).isDisjoint(with: identifiers)
        else { continue }
        guard !views.contains(where: overridesIdentifier) else {
          report.addUndecided(at: use.location, "the view's class overrides its reuse identifier")
          continue
        }
        report.add(
          .differs(name, first, identifiers), at: use.location,
          related: [RelatedPlace(place, "the view in the xib")])
      }
    }
  }

  /// Whether UIKit asks code of the app for a view's identifier, instead of the xib.
  private func overridesIdentifier(_ view: ReusableViews.View) -> Bool {
    app.code.lineage(of: view.type?.ids ?? []).contains { type in
      type.properties(named: "reuseIdentifier").contains { !$0.fact.isStatic }
        || type.methods(named: "reuseIdentifier").contains {
          $0.fact.labels.isEmpty && !$0.fact.isStatic
        }
    }
  }
}

extension Message {
  fileprivate static func differs(
    _ xib: String, _ own: String, _ identifiers: [String]
  ) -> Message {
    let registered = identifiers.map(quoted).joined(separator: ", ")
    return Message(
      "\(xib).xib is registered for \(registered), but its view has the reuse identifier "
        + quoted(own),
      help: "register the xib for \(quoted(own)), or delete the identifier in the xib")
  }
}
