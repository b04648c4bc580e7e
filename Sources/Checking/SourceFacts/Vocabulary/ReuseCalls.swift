/// The calls that register cells and other reusable views, and that dequeue them.
///
/// This is the only list of them, as ``NavigationCalls`` is of the calls that navigate.
package enum ReuseCalls {
  package struct Call: Sendable {
    package enum Meaning: Sendable {
      /// The call registers a class or a nib for an identifier.
      case registers
      /// The call throws an exception for an unknown identifier.
      case dequeues
      /// The call returns nil for an unknown identifier.
      case finds
    }

    /// The name with its labels, `register(_:forCellReuseIdentifier:)`, or the selector.
    package let name: String
    package let meaning: Meaning
    package let kind: Kind
    /// The place of the identifier among the arguments.
    package let identifier: Int
    /// Whether the function is the app's own, because its labels are not those of a listed call.
    package var isOwn: Bool { byName[name] == nil }

    /// Whether the call is a message of Objective-C.
    package var isObjectiveC: Bool { name.hasSuffix(":") }

    /// The name without labels, or the first part of a selector.
    fileprivate var function: String { String(name.prefix { !"(:".contains($0) }) }

    /// The label of the identifier, or the function's name if it has none.
    fileprivate var identifierWord: String {
      let labels = name.dropFirst(isObjectiveC ? 0 : function.count + 1)
        .split { ":)".contains($0) }.map(String.init)
      return labels[identifier] == "_" ? function : labels[identifier]
    }

    fileprivate var hasCommonLabel: Bool { commonLabels.contains(identifierWord) }
  }

  /// The view that a call is about.
  package enum Kind: Sendable {
    case tableCell
    case collectionCell
    /// A cell of a table or of a collection, because RxCocoa has the same method for both.
    case cell
    case supplementaryView
    case headerFooterView
    /// A cell or row of AppKit's `NSTableView` or `NSOutlineView`.
    case tableView
    /// An item of AppKit's `NSCollectionView`.
    case collectionItem
    /// A supplementary view of AppKit's `NSCollectionView`.
    case itemSupplement

    /// Whether the view is one of several kinds for which a collection's layout asks, such as headers.
    package var isSupplement: Bool { self == .supplementaryView || self == .itemSupplement }

    package var isOfAppKit: Bool {
      switch self {
      case .tableView, .collectionItem, .itemSupplement: true
      case .tableCell, .collectionCell, .cell, .supplementaryView, .headerFooterView: false
      }
    }
  }

  /// Every call, in the spellings of all versions of Swift and of Objective-C.
  package static let all = ofUIKit + ofRxCocoa + ofIGListKit + ofAppKit

  private static let ofUIKit: [Call] =
    registrations(.tableCell, identifier: 1, "_:forCellReuseIdentifier:")
    + registrations(.collectionCell, identifier: 1, "_:forCellWithReuseIdentifier:")
    + registrations(.headerFooterView, identifier: 1, "_:forHeaderFooterViewReuseIdentifier:")
    + registrations(
      .supplementaryView, identifier: 2,
      "_:forSupplementaryViewOfKind:withReuseIdentifier:")
    + calls(
      .dequeues, .tableCell, identifier: 0,
      "dequeueReusableCell(withIdentifier:for:)",
      "dequeueReusableCellWithIdentifier(_:forIndexPath:)")
    + calls(
      .finds, .tableCell, identifier: 0,
      "dequeueReusableCell(withIdentifier:)", "dequeueReusableCellWithIdentifier(_:)")
    + calls(
      .dequeues, .collectionCell, identifier: 0,
      "dequeueReusableCell(withReuseIdentifier:for:)",
      "dequeueReusableCellWithReuseIdentifier(_:forIndexPath:)")
    + calls(
      .dequeues, .supplementaryView, identifier: 1,
      "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)",
      "dequeueReusableSupplementaryViewOfKind(_:withReuseIdentifier:forIndexPath:)")
    + calls(
      .finds, .headerFooterView, identifier: 0,
      "dequeueReusableHeaderFooterView(withIdentifier:)",
      "dequeueReusableHeaderFooterViewWithIdentifier(_:)")

  /// `tableView.rx.items(cellIdentifier: "Person", cellType: PersonCell.self)`, which dequeues with the index path.
  private static let ofRxCocoa: [Call] = calls(
    .dequeues, .cell, identifier: 0, "items(cellIdentifier:cellType:)", "items(cellIdentifier:)")

  /// The method by which a section controller of IGListKit dequeues a prototype.
  private static let ofIGListKit: [Call] = calls(
    .dequeues, .collectionCell, identifier: 0,
    "dequeueReusableCellFromStoryboard(withIdentifier:for:at:)",
    "dequeueReusableCellFromStoryboardWithIdentifier:forSectionController:atIndex:")

  private static let ofAppKit: [Call] =
    calls(
      .registers, .tableView, identifier: 1,
      "register(_:forIdentifier:)", "registerNib(_:forIdentifier:)")
    + registrations(.collectionItem, identifier: 1, "_:forItemWithIdentifier:")
    + registrations(
      .itemSupplement, identifier: 2, "_:forSupplementaryViewOfKind:withIdentifier:")
    + calls(
      .finds, .tableView, identifier: 0,
      "makeView(withIdentifier:owner:)", "make(withIdentifier:owner:)",
      "makeViewWithIdentifier(_:owner:)")
    + calls(
      .dequeues, .collectionItem, identifier: 0,
      "makeItem(withIdentifier:for:)", "makeItemWithIdentifier(_:forIndexPath:)")
    + calls(
      .dequeues, .itemSupplement, identifier: 1,
      "makeSupplementaryView(ofKind:withIdentifier:for:)",
      "makeSupplementaryViewOfKind(_:withIdentifier:forIndexPath:)")

  /// Labels that many other calls have too.
  ///
  /// They matter only with one of ``functionsWithCommonLabel``.
  package static let commonLabels: Set<String> = [
    "withIdentifier", "forIdentifier", "cellIdentifier",
  ]

  /// The functions that register or dequeue if they have one of ``commonLabels``.
  package static let functionsWithCommonLabel = Set(all.filter(\.hasCommonLabel).map(\.function))

  /// The words that show that code registers or dequeues, unless it does so with one of
  /// ``commonLabels``: `forCellReuseIdentifier`, `dequeueReusableCellWithIdentifier`.
  package static let words = Set(all.map(\.identifierWord)).subtracting(commonLabels)

  /// The words that show that code registers, unless it does so with one of ``commonLabels``.
  package static let registeringWords = Set(registeredKinds.keys)

  /// The views that are registered with each of ``registeringWords``.
  private static let registeredKinds = Dictionary(
    all.filter { $0.meaning == .registers && !$0.hasCommonLabel }
      .map { ($0.identifierWord, $0.kind) },
    uniquingKeysWith: { first, _ in first })

  /// The functions that register if they have one of ``commonLabels``.
  package static let registeringFunctionsWithCommonLabel = Set(
    all.filter { $0.meaning == .registers && $0.hasCommonLabel }.map(\.function))

  /// The call that an expression is, by the labels of its arguments; nil if it neither registers nor dequeues.
  ///
  /// A function of the app registers if its name and the identifier's label say so:
  /// `register(type: Cell.self, forCellWithReuseIdentifier: "Cell")`.
  package static func call(_ call: CallExpression) -> Call? {
    let mayRegister = call.function.hasPrefix("register")
    let isSelector = call.function.hasSuffix(":")
    guard mayRegister || isSelector || functions.contains(call.function) else { return nil }
    let labels = isSelector ? [] : call.arguments.map { ($0.label ?? "_") + ":" }
    let name = isSelector ? call.function : "\(call.function)(\(labels.joined()))"
    if let listed = byName[name] { return listed }
    guard mayRegister else { return nil }
    for (index, argument) in call.arguments.enumerated() {
      guard let label = argument.label, let kind = registeredKinds[label] else { continue }
      return Call(name: name, meaning: .registers, kind: kind, identifier: index)
    }
    return nil
  }

  /// The listed call that a method implements or overrides; nil if there is none.
  package static func call(declaredAs name: String, _ labels: [String]) -> Call? {
    guard functions.contains(name) else { return nil }
    return byName["\(name)(\(labels.map { $0 + ":" }.joined()))"]
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  private static let functions = Set(all.map(\.function))

  /// Creates the calls that register a class or a nib, by the labels of both.
  private static func registrations(_ kind: Kind, identifier: Int, _ labels: String) -> [Call] {
    ["register", "registerNib", "registerClass"].flatMap {
      calls(.registers, kind, identifier: identifier, "\($0)(\(labels))")
    }
  }

  /// Creates calls by their names in Swift.
  ///
  /// The names of Swift 2 are those of Objective-C: `registerNib(_:forIdentifier:)` is also
  /// `registerNib:forIdentifier:`.
  private static func calls(
    _ meaning: Call.Meaning, _ kind: Kind, identifier: Int, _ names: String...
  ) -> [Call] {
    let selectors = names.filter { $0.contains("(_:") && !$0.hasPrefix("register(") }
      .map { $0.replacing("(_", with: "").replacing(")", with: "") }
    return (names + selectors).map {
      Call(name: $0, meaning: meaning, kind: kind, identifier: identifier)
    }
  }
}
