// swift-format-ignore-file
// swiftlint:disable all
// Generated from the sources of the library Segues. Change those, then run `make record`.

extension StandaloneRuntime {
static func text(_ access: SwiftCode) -> SwiftCode { #"""
#if !os(watchOS)
extension _SegueController {
  \#(access)func configure<Destination: _SegueController & SegueDestination<Input>, Input>(
    _ destination: Destination.Type, with input: Input
  ) {
    if let found = located(destination) { found.configure(with: input) }
  }

  fileprivate func located<Destination: _SegueController>(_ destination: Destination.Type) -> Destination? {
    let search = ContainerSearch<Destination>(from: self)
    guard case .found(let found) = search else {
      SegueFailure(
        search.reason, controller: self, expected: "\(destination)", found: searchedPath
      ).report()
      return nil
    }
    return found
  }
}
#endif

#if !os(watchOS)
@MainActor
struct ContainerLevels {
  private var level: [_SegueController]
  private var hidden: [_SegueController] = []
  private let isEntered: @MainActor (_SegueController) -> Bool

  init(
    from root: _SegueController,
    where isEntered: @escaping @MainActor (_SegueController) -> Bool = { _ in true }
  ) {
    level = [root]
    self.isEntered = isEntered
  }

  init(inside root: _SegueController) {
    self.init(from: root)
    _ = next()
  }

  mutating func next() -> [_SegueController]? {
    if level.isEmpty { (level, hidden) = (hidden, []) }
    guard !level.isEmpty else { return nil }
    let current = level
    let entered = current.filter(isEntered)
    hidden += entered.flatMap(\.hiddenContents)
    level = entered.flatMap(\.searchedContents)
    return current
  }
}
#endif

#if !os(watchOS)
@MainActor
enum ContainerSearch<Destination> {
  case found(Destination)
  case missing
  case ambiguous(Int)

  init(from root: _SegueController) {
    if let destination = root as? Destination {
      self = .found(destination)
    } else {
      self.init(inside: root)
    }
  }

  init(inside root: _SegueController) {
    var levels = ContainerLevels(inside: root)
    while let level = levels.next() {
      let matches = level.compactMap { $0 as? Destination }
      if matches.count > 1 {
        self = .ambiguous(matches.count)
        return
      }
      if let match = matches.first {
        self = .found(match)
        return
      }
    }
    self = .missing
  }
}

extension _SegueController {
  fileprivate var searchedPath: String {
    let shown = searchedContents
    let contents = shown + hiddenContents.filter { !shown.contains($0) }
    let name = String(describing: type(of: self))
    guard !contents.isEmpty else { return name }
    return "\(name) > " + Self.searchedPath(of: contents)
  }

  fileprivate static func searchedPath(of controllers: [_SegueController]) -> String {
    let paths = controllers.map(\.searchedPath)
    return paths.count == 1 ? paths[0] : "[\(paths.joined(separator: ", "))]"
  }
}
#endif

#if !os(watchOS)
nonisolated \#(access)struct NoSegueInput: Hashable, Sendable {
  \#(access)init() {}
}

#if os(macOS)
extension NSResponder {
  @available(
    *, unavailable,
    message: "a segue leads to a view controller or a window controller: name its class"
  )
  \#(access)typealias SegueInput = NoSegueInput
}

extension NSViewController {
  \#(access)typealias SegueInput = NoSegueInput
}

extension NSWindowController {
  \#(access)typealias SegueInput = NoSegueInput
}
#else
extension UIViewController {
  \#(access)typealias SegueInput = NoSegueInput
}
#endif

extension SegueReceiving {
  \#(access)static func _checkSegueInput(_ input: SegueInput.Type) {}
}

extension SegueReceiving where SegueInput == NoSegueInput {
  @available(
    *, unavailable,
    message: """
      the class has no 'SegueInput': declare it, as a nested type or as 'typealias SegueInput = …', with \
      the type that 'configure(with:)' or 'init(coder:input:)' takes; if it needs no input, remove the conformance
      """
  )
  \#(access)static func _checkSegueInput(_ input: SegueInput.Type) {}
}

extension SegueDestination where SegueInput == NoSegueInput {
  @_documentation(visibility: internal)
  \#(access)func configure(with input: NoSegueInput) {}
}

extension SegueInitializable where SegueInput == NoSegueInput {
  @_documentation(visibility: internal)
  \#(access)init?(coder: NSCoder, input: NoSegueInput) {
    fatalError("the compiler rejects every class that has this initializer")
  }
}
#endif

#if os(macOS)
extension NSResponder {
  fileprivate var searchedContents: [NSResponder] {
    switch self {
    case let container as any SegueContainer: container.segueContents
    case let controller as NSWindowController: [controller.contentViewController].compactMap(\.self)
    case let window as NSWindow: [window.contentViewController].compactMap(\.self)
    case let tabs as NSTabViewController: tabs.tabViewItems.compactMap(\.viewController)
    case let split as NSSplitViewController: split.splitViewItems.map(\.viewController)
    case let pages as NSPageController: [pages.selectedViewController].compactMap(\.self)
    default: []
    }
  }

  fileprivate var hiddenContents: [NSResponder] { [] }
}
#endif

#if !os(watchOS) && !os(macOS)
extension UIViewController {
  fileprivate var searchedContents: [UIViewController] {
    switch self {
    case let container as any SegueContainer: container.segueContents
    case let navigation as UINavigationController: Array(navigation.viewControllers.prefix(1))
    case let tabs as UITabBarController: tabs.viewControllers ?? []
    case let split as UISplitViewController: split.viewControllers
    case let pages as UIPageViewController: pages.viewControllers ?? []
    default: []
    }
  }

  fileprivate var hiddenContents: [UIViewController] {
    guard #available(iOS 14, tvOS 14, *), let split = self as? UISplitViewController,
      split.style != .unspecified, !(self is any SegueContainer)
    else { return [] }
    let columns: [UISplitViewController.Column] =
      split.style == .tripleColumn
      ? [.primary, .supplementary, .secondary, .compact] : [.primary, .secondary, .compact]
    return columns.compactMap { split.viewController(for: $0) }
  }
}
#endif

#if !os(watchOS)
@MainActor
\#(access)protocol SegueContainer: _SegueController {
  var segueContents: [_SegueController] { get }
}
#endif

#if !os(watchOS)
@MainActor \#(access)protocol SegueDestination<SegueInput>: SegueReceiving {
  func configure(with input: SegueInput)
}
#endif

#if !os(watchOS)
@MainActor \#(access)protocol SegueInitializable<SegueInput>: SegueReceiving {
  init?(coder: NSCoder, input: SegueInput)
}
#endif

#if !os(watchOS)
@MainActor
\#(access)protocol SegueReceiving<SegueInput>: AnyObject {
  associatedtype SegueInput

  static func _checkSegueInput(_ input: SegueInput.Type)
}
#endif

#if os(macOS)
@MainActor
extension NSStoryboard {
  \#(access)func instantiateInitialController<
    Destination: NSResponder & SegueDestination<Input>, Input
  >(
    _ destination: Destination.Type, with input: Input
  ) -> NSResponder? {
    let root = instantiateInitialController() as? NSResponder
    root?.configure(destination, with: input)
    return root
  }

  \#(access)func instantiateController<Destination: NSResponder & SegueDestination<Input>, Input>(
    _ destination: Destination.Type, withIdentifier identifier: SceneIdentifier, with input: Input
  ) -> NSResponder? {
    let root = instantiateController(withIdentifier: identifier) as? NSResponder
    root?.configure(destination, with: input)
    return root
  }

  \#(access)func instantiateInitialController<
    Destination: NSViewController & SegueInitializable<Input>, Input
  >(
    _ destination: Destination.Type, with input: Input
  ) -> Destination? {
    instantiateInitialController { Destination(coder: $0, input: input) }
  }

  \#(access)func instantiateInitialController<
    Destination: NSWindowController & SegueInitializable<Input>, Input
  >(
    _ destination: Destination.Type, with input: Input
  ) -> Destination? {
    instantiateInitialController { Destination(coder: $0, input: input) }
  }

  \#(access)func instantiateController<
    Destination: NSViewController & SegueInitializable<Input>, Input
  >(
    _ destination: Destination.Type, withIdentifier identifier: SceneIdentifier, with input: Input
  ) -> Destination {
    instantiateController(identifier: identifier) { Destination(coder: $0, input: input) }
  }

  \#(access)func instantiateController<
    Destination: NSWindowController & SegueInitializable<Input>, Input
  >(
    _ destination: Destination.Type, withIdentifier identifier: SceneIdentifier, with input: Input
  ) -> Destination {
    instantiateController(identifier: identifier) { Destination(coder: $0, input: input) }
  }
}
#endif

#if !os(watchOS) && !os(macOS)
extension UIStoryboard {
  \#(access)func instantiateInitialViewController<
    Destination: UIViewController & SegueDestination<Input>, Input
  >(
    _ destination: Destination.Type, with input: Input
  ) -> UIViewController? {
    let root = instantiateInitialViewController()
    root?.configure(destination, with: input)
    return root
  }

  \#(access)func instantiateViewController<
    Destination: UIViewController & SegueDestination<Input>, Input
  >(
    _ destination: Destination.Type, withIdentifier identifier: String,
    with input: Input
  ) -> UIViewController {
    let root = instantiateViewController(withIdentifier: identifier)
    root.configure(destination, with: input)
    return root
  }

  \#(access)func instantiateInitialViewController<
    Destination: UIViewController & SegueInitializable<Input>, Input
  >(
    _ destination: Destination.Type, with input: Input
  ) -> Destination? {
    instantiateInitialViewController { Destination(coder: $0, input: input) }
  }

  \#(access)func instantiateViewController<
    Destination: UIViewController & SegueInitializable<Input>, Input
  >(
    _ destination: Destination.Type, withIdentifier identifier: String,
    with input: Input
  ) -> Destination {
    instantiateViewController(identifier: identifier) { Destination(coder: $0, input: input) }
  }
}
#endif

#if !os(watchOS)
nonisolated extension SegueFailure {
  @MainActor \#(access)static var handler: @MainActor (SegueFailure) -> Void = trapOrLog

  @MainActor
  \#(access)static func trapOrLog(_ failure: SegueFailure) {
    assertionFailure(failure.description)
    NSLog("%@", "Segues: \(failure)")
  }

  @MainActor
  func report() {
    guard let recorder = SegueFailureRecorder.current else { return Self.handler(self) }
    recorder.failures.append(self)
  }
}
#endif

#if !os(watchOS)
nonisolated \#(access)struct SegueFailure: Error, Hashable, Sendable {
nonisolated   \#(access)enum Reason: String, Hashable, Sendable {
    case unknownIdentifier
    case destinationMissing
    case destinationAmbiguous
    case answerMissing
    case answerTooLate
    case segueActionMissing
    case notRouted
    case unwindDestinationMissing
    case notPerformable
    case noStoryboard
  }

  \#(access)var reason: Reason
  \#(access)var controller: String
  \#(access)var segue: String?
  \#(access)var expected: String
  \#(access)var found: String
  \#(access)var identifiers: [String]

  @MainActor
  init(
    _ reason: Reason, controller: _SegueController, segue: String? = nil, expected: String,
    found: String, identifiers: [String] = []
  ) {
    self.reason = reason
    self.controller = String(describing: type(of: controller))
    self.segue = segue
    self.expected = expected
    self.found = found
    self.identifiers = identifiers
  }
}

nonisolated extension SegueFailure: CustomStringConvertible {
  \#(access)var description: String {
    let which = segue.map { ", segue '\($0)'" } ?? ""
    let exist =
      identifiers.isEmpty
      ? ""
      : " Identifiers of \(controller): \(identifiers.map { "'\($0)'" }.joined(separator: ", "))."
    return "\(controller)\(which): expected \(expected), found \(found). \(advice)\(exist)"
  }

  private var advice: String {
    switch reason {
    case .unknownIdentifier:
      """
      Add a case for it, or correct its identifier in the storyboard. If 'prepare(for:sender:)' sets the \
      destination up by hand, declare the case '@Untyped'.
      """
    case .destinationMissing:
      "Set the scene's class in the storyboard, or correct the case's destination."
    case .destinationAmbiguous:
      "Only one such controller can get the input: give each of them its own class."
    case .answerMissing:
      """
      A control fired the segue, or code performed it by identifier: add that method to the class and \
      return the value. In code, perform the case instead.
      """
    case .answerTooLate:
      "Return a value: it is too late to veto this segue."
    case .segueActionMissing:
      "Connect a segue action that calls 'makeDestination(_:from:)'."
    case .unwindDestinationMissing:
      """
      Perform the segue where such a controller is a parent or presenter, and declare the unwind action \
      that the storyboard names in its class. An override of 'performSegue(withIdentifier:sender:)' must perform \
      the segue at once.\(Self.unwindingOffAppleSystems)
      """
    case .notPerformable:
      "Give it an identifier in the storyboard, or let the storyboard perform it."
    case .noStoryboard:
      "Create the controller from its storyboard, such as with 'instantiateViewController(withIdentifier:)'."
    case .notRouted:
      """
      Call 'super.prepare(for:sender:)', or 'route(_:sender:)', in every 'prepare(for:sender:)'. An override of \
      'performSegue(withIdentifier:sender:)' must perform the segue at once.
      """
    }
  }
}

nonisolated extension SegueFailure {
  #if canImport(ObjectiveC)
  private static let unwindingOffAppleSystems = ""
  #else
  private static let unwindingOffAppleSystems =
    " Off Apple systems, that class also needs '@SegueSource' or '@SegueActions'."
  #endif
}

extension ContainerSearch {
  var reason: SegueFailure.Reason {
    switch self {
    case .ambiguous: .destinationAmbiguous
    case .found, .missing: .destinationMissing
    }
  }
}
#endif

#if !os(watchOS)
@MainActor
final class SegueFailureRecorder {
  @TaskLocal static var current: SegueFailureRecorder?

  var failures: [SegueFailure] = []

  init() {}
}
#endif

#if !os(watchOS)
nonisolated \#(access)struct _CreatedSegue<ID: SegueIdentifying, Destination: _SegueController> {
  \#(access)let id: ID

  \#(access)init(_ id: ID) {
    self.id = id
  }
}
#endif

#if !os(watchOS) && !os(macOS)
@MainActor
\#(access)struct NibFactory<Object: NSObject, Owner: NSObject> {
  \#(access)let name: String
  \#(access)let bundle: Bundle?

  \#(access)init(_ name: String, in bundle: Bundle?) {
    self.name = name
    self.bundle = bundle
  }

  \#(access)var nib: UINib { UINib(nibName: name, bundle: bundle) }

  \#(access)func instantiate(owner: Owner? = nil) -> Object {
    let first = nib.instantiate(withOwner: owner, options: nil).first
    if let object = first as? Object { return object }
    fatalError(
      """
      the first object of the xib '\(name)' is not a \(Object.self): \
      \(first.map { "\(type(of: $0))" } ?? "there is none"). Generate the code again.
      """)
  }
}
#endif

#if !os(watchOS)
nonisolated \#(access)struct _NoSegue<Source>: Sendable {
  private init() {}

  func unreachable() -> Never { fatalError("nothing makes a _NoSegue") }
}

nonisolated \#(access)struct _NoSegueID<Source>: StoryboardSegueID {
  private init() {}

  \#(access)static var allCases: [_NoSegueID<Source>] { [] }

  \#(access)init?(rawValue: String) { return nil }

  \#(access)var rawValue: String { "" }
}
#endif

#if !os(watchOS) && !os(macOS)
nonisolated \#(access)struct ReuseIdentifier<View: UIView>: Hashable, Sendable {
  \#(access)let rawValue: String

  \#(access)init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

extension UITableView {
  \#(access)func dequeueReusableCell<Cell: UITableViewCell>(
    _ identifier: ReuseIdentifier<Cell>, for indexPath: IndexPath
  ) -> Cell {
    identifier.typed(dequeueReusableCell(withIdentifier: identifier.rawValue, for: indexPath))
  }
}

extension UICollectionView {
  \#(access)func dequeueReusableCell<Cell: UICollectionViewCell>(
    _ identifier: ReuseIdentifier<Cell>, for indexPath: IndexPath
  ) -> Cell {
    identifier.typed(dequeueReusableCell(withReuseIdentifier: identifier.rawValue, for: indexPath))
  }
}

extension ReuseIdentifier {
  @MainActor
  func typed(_ view: UIView) -> View {
    if let view = view as? View { return view }
    fatalError(
      "the view '\(rawValue)' is a \(type(of: view)), not a \(View.self). Generate the code again.")
  }
}
#endif

#if os(macOS)
extension SceneFactory {
  \#(access)var storyboard: NSStoryboard {
    NSStoryboard(name: storyboardName, bundle: bundle)
  }

  \#(access)func instantiate(creator: @escaping (NSCoder) -> Controller?) -> Controller {
    Controller.self is NSWindowController.Type
      ? typed(windowController { creator($0) as? NSWindowController })
      : typed(viewController { creator($0) as? NSViewController })
  }

  private func windowController(
    _ creator: @escaping (NSCoder) -> NSWindowController?
  ) -> NSWindowController? {
    identifier.map { storyboard.instantiateController(identifier: $0, creator: creator) }
      ?? storyboard.instantiateInitialController(creator: creator)
  }

  private func viewController(
    _ creator: @escaping (NSCoder) -> NSViewController?
  ) -> NSViewController? {
    identifier.map { storyboard.instantiateController(identifier: $0, creator: creator) }
      ?? storyboard.instantiateInitialController(creator: creator)
  }

  func made() -> Controller {
    typed(
      identifier.map { storyboard.instantiateController(withIdentifier: $0) }
        ?? storyboard.instantiateInitialController())
  }
}
#endif

#if !os(watchOS) && !os(macOS)
extension SceneFactory {
  \#(access)var storyboard: UIStoryboard {
    UIStoryboard(name: storyboardName, bundle: bundle)
  }

  \#(access)func instantiate(creator: @escaping (NSCoder) -> Controller?) -> Controller {
    guard let identifier else {
      return typed(storyboard.instantiateInitialViewController(creator: creator))
    }
    return storyboard.instantiateViewController(identifier: identifier, creator: creator)
  }

  func made() -> Controller {
    typed(
      identifier.map { storyboard.instantiateViewController(withIdentifier: $0) }
        ?? storyboard.instantiateInitialViewController())
  }
}
#endif

#if !os(watchOS)
@MainActor
\#(access)struct SceneFactory<Controller: _SegueController, Destination: _SegueController, Input> {
  \#(access)let storyboardName: String
  \#(access)let identifier: String?
  \#(access)let bundle: Bundle?

  \#(access)init(_ identifier: String?, of storyboardName: String, in bundle: Bundle?) {
    self.identifier = identifier
    self.storyboardName = storyboardName
    self.bundle = bundle
  }

  func typed(_ controller: Any?) -> Controller {
    if let controller = controller as? Controller { return controller }
    let scene = identifier.map { "the scene '\($0)'" } ?? "the initial controller"
    fatalError(
      """
      \(scene) of the storyboard '\(storyboardName)' is not a \(Controller.self): \
      \(controller.map { "\(type(of: $0))" } ?? "there is none"). Generate the code again.
      """)
  }
}

extension SceneFactory where Input == NoSegueInput {
  \#(access)func instantiate() -> Controller { made() }
}

extension SceneFactory where Destination: SegueDestination<Input> {
  \#(access)func instantiate(with input: Input) -> Controller {
    let controller = made()
    controller.configure(Destination.self, with: input)
    return controller
  }
}

extension SceneFactory where Destination: SegueInitializable<Input>, Controller == Destination {
  \#(access)func instantiate(with input: Input) -> Controller {
    instantiate { Destination(coder: $0, input: input) }
  }
}

extension SceneFactory
where
  Destination: SegueDestination<Input> & SegueInitializable<Input>, Controller == Destination
{
  \#(access)func instantiate(with input: Input) -> Controller {
    instantiate { Destination(coder: $0, input: input) }
  }
}
#endif

#if !os(watchOS)
nonisolated extension StoryboardSegueID {
  \#(access)static func == (left: Self, right: Self) -> Bool {
    let identifier = left.rawValue
    guard identifier == right.rawValue else { return false }
    return !identifier.isEmpty || "\(left)" == "\(right)"
  }
}
#endif

#if !os(watchOS)
nonisolated \#(access)protocol StoryboardSegueID: SegueIdentifying, RawRepresentable where RawValue == String {
  @MainActor static func id(for segue: _StoryboardSegue) -> Self?
}

nonisolated extension StoryboardSegueID {
  \#(access)init?(identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.init(rawValue: identifier)
  }

  \#(access)var identifier: String? { rawValue.isEmpty ? nil : rawValue }

  @MainActor
  \#(access)static func id(for segue: _StoryboardSegue) -> Self? {
    segue.identifier.flatMap { Self(identifier: $0) }
  }
}

extension SegueHandler where SegueIdentifier: StoryboardSegueID {
  \#(access)func segueIdentifier(for segue: _StoryboardSegue) -> SegueIdentifier {
    if let id = SegueIdentifier.id(for: segue) { return id }
    let identifiers = SegueIdentifier.allCases.compactMap(\.identifier)
    fatalError(reportUnknown(segue, identifiers: identifiers).description)
  }
}
#endif

#if !os(watchOS)
extension StoryboardSegues where Segue == _NoSegue<Self>, ID == _NoSegueID<Self> {
  \#(access)static func _id(of segue: _NoSegue<Self>) -> _NoSegueID<Self> { segue.unreachable() }

  \#(access)static func _segueWithoutValue(_ id: _NoSegueID<Self>) -> _NoSegue<Self>? { nil }

  \#(access)static func _handOver(_ segue: _NoSegue<Self>, by handover: inout _SegueHandover) {}

  \#(access)static func _destination(of id: _NoSegueID<Self>) -> _SegueController.Type {
    _SegueController.self
  }
}

extension StoryboardSegues where ChildSegue == _NoSegue<Self> {
  \#(access)static func _segue(of child: _NoSegue<Self>) -> Segue { child.unreachable() }
}
#endif

#if !os(watchOS)
@MainActor
\#(access)protocol StoryboardSegues {
  associatedtype Segue
  associatedtype ChildSegue = _NoSegue<Self>
  associatedtype ID: SegueIdentifying

  static var _unnamed: [ID] { get }
  static var _declarations: [_SegueDeclaration] { get }

  static func _segue(of child: ChildSegue) -> Segue
  static func _id(of segue: Segue) -> ID
  static func _segueWithoutValue(_ id: ID) -> Segue?
  static func _handOver(_ segue: Segue, by handover: inout _SegueHandover)
  static func _destination(of id: ID) -> _SegueController.Type
  static func _kind(of id: ID) -> _SegueDeclaration.Kind
  static func _answer(
    to id: ID, from source: _SegueController, sender: Any?
  ) -> _SegueAnswer<Segue>
}

\#(access)typealias _StoryboardSegues = StoryboardSegues

extension StoryboardSegues {
  \#(access)static var _unnamed: [ID] { [] }

  \#(access)static func _kind(of id: ID) -> _SegueDeclaration.Kind { .named }

  \#(access)static func _answer(
    to id: ID, from source: _SegueController, sender: Any?
  ) -> _SegueAnswer<Segue> {
    .none
  }

  \#(access)static var _declarations: [_SegueDeclaration] {
    ID.allCases.map { id in
      _SegueDeclaration(
        "\(id)", _kind(of: id), identifier: id.identifier, to: _destination(of: id),
        hasValue: _segueWithoutValue(id) == nil)
    }
  }

  \#(access)static func perform(
    _ segue: Segue, from source: _SegueController, sender: Any? = nil
  ) {
    let id = _id(of: segue)
    let kind = _kind(of: id)
    guard let identifier = id.identifier, kind != .embed, kind != .relationship,
      source.isFromStoryboard
    else {
      return _SegueRouting.reportNotPerformed(id, by: source)
    }
    var value = segue
    let mayBeBroughtToFront = _destination(of: id).mayBeBroughtToFront(by: source)
    let isRouted = SeguesInFlight.perform(
      &value, identifier, from: source, sender: sender, level: ObjectIdentifier(Self.self))
    if !isRouted, !mayBeBroughtToFront {
      _SegueRouting.reportNotRouted(id, kind, to: _destination(of: id), by: source)
    }
  }

  @discardableResult
  \#(access)static func route(
    _ segue: _StoryboardSegue, sender: Any?, from source: _SegueController
  ) -> Segue? {
    if !_route(segue, sender: sender, from: source) {
      _SegueRouting.checkUnlisted(segue, from: source)
    }
    return SeguesInFlight.routedValue(of: segue, level: ObjectIdentifier(Self.self))
  }

  \#(access)static func _prepare<Source: SegueSource>(
    _ segue: _StoryboardSegue, sender: Any?, by source: Source
  ) {
    if !SeguesInFlight.isRouted(segue), !source._routeSegue(segue, sender: sender) {
      _SegueRouting.checkUnlisted(segue, from: source)
    }
  }

  \#(access)static func _prepared<Source: SegueSource>(
    _ segue: _StoryboardSegue, sender: Any?, by source: Source
  ) -> Segue? {
    _prepare(segue, sender: sender, by: source)
    return SeguesInFlight.routedValue(of: segue, level: ObjectIdentifier(Self.self))
  }

  \#(access)static func _route(
    _ segue: _StoryboardSegue, sender: Any?, from source: _SegueController
  ) -> Bool {
    let value: Segue
    let made: ObjectIdentifier?
    let level = ObjectIdentifier(Self.self)
    switch SeguesInFlight.take(segue, by: source, level: level) {
    case .taken(let pointer, let creation):
      value = pointer.assumingMemoryBound(to: Segue.self).pointee
      made = creation
    case .ofAnotherLevel: return false
    case .none:
      guard let id = _id(for: segue) else { return false }
      guard let answered = answered(id, sender: sender, from: source) else {
        SeguesInFlight.remember(segue, routedWith: ())
        return true
      }
      (value, made) = answered
      SeguesInFlight.remember(segue, routedWith: value)
    }
    var handover = _SegueHandover(through: segue, made: made, name: _id(of: value), by: source)
    _handOver(value, by: &handover)
    return true
  }

  static func answered(
    _ id: ID, sender: Any?, from source: _SegueController
  ) -> (Segue, ObjectIdentifier?)? {
    let level = ObjectIdentifier(Self.self)
    if let answer = SeguesInFlight.answer(to: id, by: source, level: level),
      answer.made != nil || answer.sender == SeguesInFlight.identity(of: sender),
      let value = answer.value as? Segue
    {
      SeguesInFlight.answered = nil
      return (value, answer.made)
    }
    return value(of: id, sender: sender, from: source).map { ($0, nil) }
  }

  private static func value(
    of id: ID, sender: Any?, from source: _SegueController
  ) -> Segue? {
    if let segue = _segueWithoutValue(id) { return segue }
    switch _answer(to: id, from: source, sender: sender) {
    case .value(let segue): return segue
    case .veto: _SegueRouting.report(.answerTooLate, id, by: source)
    case .none: _SegueRouting.report(.answerMissing, id, by: source)
    }
    return nil
  }

  \#(access)static func shouldRoute(
    _ identifier: String, sender: Any?, from source: _SegueController
  ) -> Bool {
    _shouldRoute(identifier, sender: sender, from: source) ?? true
  }

  \#(access)static func _shouldRoute(
    _ identifier: String, sender: Any?, from source: _SegueController
  ) -> Bool? {
    guard let id = ID(identifier: identifier) else { return nil }
    guard _kind(of: id) != .embed else { return true }
    switch _answer(to: id, from: source, sender: sender) {
    case .veto: return false
    case .none: return true
    case .value(let segue):
      SeguesInFlight.keep(
        AnsweredSegue(
          segue, to: id, by: source, level: ObjectIdentifier(Self.self), sender: sender))
      return true
    }
  }

  \#(access)static func makeDestination<Destination: _SegueController>(
    _ segue: _CreatedSegue<ID, Destination>, from coder: NSCoder, of source: _SegueController,
    sender: Any? = nil
  ) -> Destination? {
    _makeDestination(of: segue.id, from: coder, sender: sender, by: source)
  }

  \#(access)static func _makeDestination<Destination: _SegueController>(
    of id: ID, from coder: NSCoder, sender: Any?, by source: _SegueController
  ) -> Destination? {
    let level = ObjectIdentifier(Self.self)
    let isChild = _kind(of: id) == .relationship
    var handover = _SegueHandover(creatingFrom: coder, isChild: isChild, name: id, by: source)
    if let value = SeguesInFlight.value(id.identifier, by: source, level: level) {
      _handOver(value.assumingMemoryBound(to: Segue.self).pointee, by: &handover)
      SeguesInFlight.note(handover.created, for: id.identifier, by: source)
    } else if var answer = answer(to: id, from: source, sender: sender),
      let value = answer.value as? Segue
    {
      _handOver(value, by: &handover)
      answer.made = handover.created.map(ObjectIdentifier.init)
      if !isChild { SeguesInFlight.keep(answer) }
    }
    return handover.created as? Destination
  }

  private static func answer(
    to id: ID, from source: _SegueController, sender: Any?
  ) -> AnsweredSegue? {
    let level = ObjectIdentifier(Self.self)
    if let answer = SeguesInFlight.answer(to: id, by: source, level: level) {
      return answer
    }
    return value(of: id, sender: sender, from: source).map {
      AnsweredSegue($0, to: id, by: source, level: level, sender: sender)
    }
  }

  \#(access)static func configureChild(_ child: ChildSegue, of container: _SegueController) {
    let segue = _segue(of: child)
    var handover = _SegueHandover(name: _id(of: segue), by: container)
    _handOver(segue, by: &handover)
  }

  \#(access)static func segueIdentifier(
    for segue: _StoryboardSegue, of source: _SegueController
  ) -> ID {
    if let id = _id(for: segue) { return id }
    fatalError(
      _SegueRouting.reportUnknown(
        segue, by: source, expected: "a case of \(ID.self)",
        identifiers: ID.allCases.compactMap(\.identifier)
      ).description)
  }

  \#(access)static func _id(for segue: _StoryboardSegue) -> ID? {
    if let identifier = segue.identifier, !identifier.isEmpty { return ID(identifier: identifier) }
    return _SegueRouting.unnamed(segue, among: _unnamed.map { ($0, _destination(of: $0)) })
  }
}
#endif

#if !os(watchOS)
@MainActor
\#(access)protocol SegueHandler: _SegueSourceController {
  associatedtype SegueIdentifier: RawRepresentable where SegueIdentifier.RawValue == String
}

extension SegueHandler {
  \#(access)func performSegue(_ identifier: SegueIdentifier, sender: Any? = nil) {
    guard !identifier.rawValue.isEmpty else {
      SegueFailure(
        .notPerformable, controller: self, segue: "\(identifier)", expected: "an identifier",
        found: "\(SegueIdentifier.self).\(identifier), which stands for segues without one"
      ).report()
      return
    }
    perform(identifier.rawValue, sender: sender)
  }

  \#(access)func segueIdentifier(for segue: _StoryboardSegue) -> SegueIdentifier {
    if let identifier = SegueIdentifier(rawValue: segue.identifier ?? "") { return identifier }
    let failure = reportUnknown(segue, identifiers: Self.declaredIdentifiers)
    guard let unnamed = SegueIdentifier(rawValue: "") else { fatalError(failure.description) }
    return unnamed
  }

  func reportUnknown(_ segue: _StoryboardSegue, identifiers: [String]) -> SegueFailure {
    _SegueRouting.reportUnknown(
      segue, by: self, expected: "a case of \(SegueIdentifier.self)", identifiers: identifiers)
  }

  static var declaredIdentifiers: [String] {
    guard let type = SegueIdentifier.self as? any CaseIterable.Type else { return [] }
    return type.rawValues
  }
}

extension CaseIterable {
  fileprivate static var rawValues: [String] {
    allCases.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
  }
}
#endif

nonisolated \#(access)protocol SegueIdentifying: Hashable, CaseIterable {
  init?(identifier: String)

  var identifier: String? { get }
}

nonisolated extension SegueIdentifying {
  var name: String { identifier ?? "\(self)" }

  var declaredIdentifiers: [String] { Self.allCases.compactMap(\.identifier) }
}

\#(access)typealias _SegueIdentifying = SegueIdentifying

#if os(macOS)
extension NSResponder {
  fileprivate static func mayBeBroughtToFront(by source: _SegueController) -> Bool {
    guard !isEveryController else { return false }
    let own =
      switch source {
      case let controller as NSViewController where controller.isViewLoaded: controller.view.window
      case let controller as NSWindowController where controller.isWindowLoaded: controller.window
      default: NSWindow?.none
      }
    return NSApplication.shared.windows.contains { window in
      guard window.isVisible, window !== own else { return false }
      let root: NSResponder = window.windowController ?? window
      var levels = ContainerLevels(from: root)
      while let level = levels.next() {
        if level.contains(where: { type(of: $0).isSubclass(of: self) }) { return true }
      }
      return false
    }
  }
}
#endif

#if os(macOS)
\#(access)typealias _SegueController = NSResponder

nonisolated \#(access)protocol _ViewOrWindowController: NSResponder {
  @MainActor static func _checkHasSegues()
}

extension NSViewController: _ViewOrWindowController {
  \#(access)static func _checkHasSegues() {}
}

extension NSWindowController: _ViewOrWindowController {
  \#(access)static func _checkHasSegues() {}
}

extension _ViewOrWindowController {
  @available(
    *, unavailable, message: "only a view controller or a window controller has segues"
  )
  \#(access)static func _checkHasSegues() {}
}

\#(access)typealias _SegueSourceController = NSResponder & _ViewOrWindowController

\#(access)typealias _StoryboardSegue = NSStoryboardSegue

extension NSResponder {
  fileprivate static var isEveryController: Bool {
    self == NSViewController.self || self == NSWindowController.self || self == NSResponder.self
  }

  fileprivate func perform(_ identifier: String, sender: Any?) {
    switch self {
    case let controller as NSViewController:
      controller.performSegue(withIdentifier: identifier, sender: sender)
    case let controller as NSWindowController:
      controller.performSegue(withIdentifier: identifier, sender: sender)
    default: break
    }
  }

  fileprivate func allows(_ identifier: String, sender: Any?) -> Bool {
    switch self {
    case let controller as NSViewController:
      controller.shouldPerformSegue(withIdentifier: identifier, sender: sender)
    case let controller as NSWindowController:
      controller.shouldPerformSegue(withIdentifier: identifier, sender: sender)
    default: false
    }
  }

  fileprivate var isFromStoryboard: Bool {
    switch self {
    case let controller as NSViewController: controller.storyboard != nil
    case let controller as NSWindowController: controller.storyboard != nil
    default: false
    }
  }

  fileprivate var mayHaveBeenThere: Bool { false }
}

extension NSStoryboardSegue {
  @MainActor fileprivate var destination: NSResponder {
    destinationController as? NSResponder ?? NSResponder()
  }
}
#endif

#if !os(watchOS) && !os(macOS)
\#(access)typealias _SegueController = UIViewController

\#(access)typealias _SegueSourceController = UIViewController

\#(access)typealias _StoryboardSegue = UIStoryboardSegue

extension UIViewController {
  fileprivate static var isEveryController: Bool { self == UIViewController.self }

  fileprivate static func mayBeBroughtToFront(by source: _SegueController) -> Bool { false }

  fileprivate func perform(_ identifier: String, sender: Any?) {
    performSegue(withIdentifier: identifier, sender: sender)
  }

  fileprivate func allows(_ identifier: String, sender: Any?) -> Bool {
    shouldPerformSegue(withIdentifier: identifier, sender: sender)
  }

  fileprivate var isFromStoryboard: Bool { storyboard != nil }

  fileprivate var mayHaveBeenThere: Bool { isViewLoaded }
}
#endif

#if !os(watchOS)
nonisolated \#(access)enum _SegueAnswer<Segue> {
  case value(Segue)
  case veto
  case none

  \#(access)init<Input>(_ input: Input?, _ make: (Input) -> Segue) {
    self = input.map { .value(make($0)) } ?? .veto
  }
}
#endif

#if !os(watchOS)
@MainActor
\#(access)struct _SegueDeclaration {
nonisolated   \#(access)enum Kind: Sendable {
    case named
    case unnamed
    case embed
    case relationship
    case unwind
    case untyped
  }

  \#(access)var name: String
  \#(access)var kind: Kind
  \#(access)var identifier: String?
  \#(access)var destination: _SegueController.Type
  \#(access)var hasValue: Bool
  \#(access)var needsSegueAction: Bool

  \#(access)init(
    _ name: String, _ kind: Kind, identifier: String?, to destination: _SegueController.Type,
    hasValue: Bool
  ) {
    self.name = name
    self.kind = kind
    self.identifier = identifier
    self.destination = destination
    self.hasValue = hasValue
    needsSegueAction =
      destination is any SegueInitializable.Type && !(destination is any SegueDestination.Type)
  }

  \#(access)init<Destination: _SegueController, Method>(
    _ name: String, _ kind: Kind, identifier: String?,
    unwindingBy method: (Destination) -> Method, hasValue: Bool
  ) {
    self.init(name, kind, identifier: identifier, to: Destination.self, hasValue: hasValue)
  }
}
#endif

#if !os(watchOS)
extension _SegueHandover {
  \#(access)mutating func hand<Destination: _SegueController & SegueDestination<Input>, Input>(
    _ input: Input, to destination: Destination.Type
  ) {
    if let coder {
      let made = Destination(coder: coder)
      if isChild { made?.configure(with: input) }
      create(made)
    } else {
      located(destination)?.configure(with: input)
    }
  }

  \#(access)mutating func hand<Destination: _SegueController & SegueInitializable<Input>, Input>(
    _ input: Input, to destination: Destination.Type
  ) {
    hand(to: destination) { Destination(coder: $0, input: input) }
  }

  \#(access)mutating func hand<
    Destination: _SegueController & SegueDestination<Input> & SegueInitializable<Input>, Input
  >(
    _ input: Input, to destination: Destination.Type
  ) {
    if let coder {
      create(Destination(coder: coder, input: input))
    } else if let found = located(destination), !wasMade(found) {
      found.configure(with: input)
    }
  }

  @_disfavoredOverload
  \#(access)mutating func hand<Destination: _SegueController>(to destination: Destination.Type) {
    if let coder {
      create(Destination(coder: coder))
    } else {
      _ = located(destination)
    }
  }

  @_disfavoredOverload
  \#(access)mutating func hand<Destination: _SegueController>(
    _ input: NoSegueInput, to destination: Destination.Type
  ) {
    hand(to: destination)
  }

  \#(access)mutating func hand<Destination: _SegueController & SegueDestination<Void>>(
    to destination: Destination.Type
  ) {
    hand((), to: destination)
  }

  \#(access)mutating func hand<Destination: _SegueController & SegueInitializable<Void>>(
    to destination: Destination.Type
  ) {
    hand((), to: destination)
  }
}
#endif

#if !os(watchOS)
extension _SegueHandover {
  \#(access)func method<Destination: _SegueController, Method>(
    _ method: (Destination) -> Method
  ) -> Method? {
    located(Destination.self).map(method)
  }

  \#(access)func unwind<Result>(_ method: (() -> Result)?) {
    _ = method?()
  }

  @_disfavoredOverload
  \#(access)func unwind<Result>(_ method: ((_StoryboardSegue) -> Result)?) {}

  @available(
    *, unavailable,
    message: """
      this case has no value, but its method takes one: give the case that value, or name the unwind action, or \
      a method without parameters that is neither async nor throwing
      """
  )
  @_disfavoredOverload
  \#(access)func unwind<Method>(_ method: Method?) {}
}
#endif

#if !os(watchOS)
@MainActor
\#(access)struct _SegueHandover {
  let segue: _StoryboardSegue?
  let coder: NSCoder?
  let isChild: Bool
  private let id: any SegueIdentifying
  private let source: _SegueController
  private let made: ObjectIdentifier?
  \#(access)private(set) var created: _SegueController?

  init(
    through segue: _StoryboardSegue? = nil, made: ObjectIdentifier? = nil,
    creatingFrom coder: NSCoder? = nil, isChild: Bool = false, name: any SegueIdentifying,
    by source: _SegueController
  ) {
    self.segue = segue
    self.made = made
    self.coder = coder
    self.isChild = isChild
    id = name
    self.source = source
  }
}

extension _SegueHandover {
  func located<Destination: _SegueController>(_ destination: Destination.Type) -> Destination? {
    if let found = segue?.destination as? Destination { return found }
    return searched(destination)
  }

  func searched<Destination: _SegueController>(_ destination: Destination.Type) -> Destination? {
    if coder != nil { return nil }
    let search =
      segue.map { ContainerSearch<Destination>(from: $0.destination) }
      ?? ContainerSearch(inside: source)
    if case .found(let found) = search { return found }
    report(search.reason, expected: "\(destination)")
    return nil
  }

  func wasMade(_ controller: _SegueController) -> Bool {
    made == ObjectIdentifier(controller)
  }

  mutating func create(_ controller: _SegueController?) {
    created = controller
  }

  \#(access)mutating func hand<Destination: _SegueController>(
    to destination: Destination.Type, making make: (NSCoder) -> Destination?
  ) {
    if let coder {
      create(make(coder))
    } else if let found = located(destination), !wasMade(found) {
      reportNotMade("\(destination)")
    }
  }

  func reportNotMade(_ destination: String) {
    report(
      .segueActionMissing, expected: "a \(destination) made by a segue action, with its input")
  }

  private func report(_ reason: SegueFailure.Reason, expected: String) {
    let found =
      segue?.destination.searchedPath
      ?? _SegueController.searchedPath(of: source.searchedContents)
    SegueFailure(
      reason, controller: source, segue: id.name, expected: expected, found: found,
      identifiers: id.declaredIdentifiers
    ).report()
  }
}
#endif

#if !os(watchOS)
nonisolated \#(access)enum _DestinationWithoutSegueInput {}

nonisolated \#(access)struct _RefusedSegueInput {}

nonisolated \#(access)struct _ReceivedSegueInput<Input> {
  init() {}
}

nonisolated \#(access)struct _UnreceivedSegueInput<Input> {
  init() {}
}

nonisolated \#(access)struct _NeededNothing {
  init() {}
}

nonisolated \#(access)enum _TupleInputIsOneValueInItsOwnParentheses {}

extension _SegueRouting {
  \#(access)static func need<Destination: _SegueController & SegueReceiving<Input>, Input>(
    of destination: Destination.Type, _ stated: Input.Type
  ) -> _ReceivedSegueInput<Input> {
    _ReceivedSegueInput()
  }

  @_disfavoredOverload
  \#(access)static func need<Destination: _SegueController>(
    of destination: Destination.Type, _ stated: NoSegueInput.Type
  ) -> _NeededNothing {
    _NeededNothing()
  }

  @_disfavoredOverload
  \#(access)static func need<Destination: _SegueController, Input>(
    of destination: Destination.Type, _ stated: Input.Type
  ) -> _UnreceivedSegueInput<Input> {
    _UnreceivedSegueInput()
  }

  \#(access)static func input<Input>(
    _ value: Input, for need: _ReceivedSegueInput<Input>
  ) -> Input {
    value
  }

  \#(access)static func input(_ value: NoSegueInput, for need: _NeededNothing) -> NoSegueInput {
    value
  }

  @available(
    *, unavailable,
    message: """
      this case has a value, but its destination takes none: conform the destination's class to \
      'SegueDestination' with a 'SegueInput' and 'configure(with:)', or remove the value
      """
  )
  @_disfavoredOverload
  \#(access)static func input<Value>(
    _ value: Value, for need: _NeededNothing
  ) -> _RefusedSegueInput {
    _RefusedSegueInput()
  }

  @available(
    *, unavailable,
    message: """
      the destination's class has a 'SegueInput' but no way to take it: conform the class to \
      'SegueDestination' with 'configure(with:)', or to 'SegueInitializable'
      """
  )
  \#(access)static func input<Value, Input>(
    _ value: Value, for need: _UnreceivedSegueInput<Input>
  ) -> _RefusedSegueInput {
    _RefusedSegueInput()
  }

  \#(access)static func checkNeedsNothing(_ need: _NeededNothing) {}

  \#(access)static func checkNeedsNothing(_ need: _ReceivedSegueInput<Void>) {}

  @available(
    *, unavailable,
    message: """
      this case has no value, but its destination takes one: give the case a value of the destination's \
      'SegueInput'
      """
  )
  @_disfavoredOverload
  \#(access)static func checkNeedsNothing<Need>(_ need: Need) {}

  \#(access)static func inputType<Input>(of need: _ReceivedSegueInput<Input>) -> Input.Type {
    Input.self
  }

  @available(
    *, unavailable,
    message: """
      the destination's class has a 'SegueInput' but no way to take it: conform the class to \
      'SegueDestination' with 'configure(with:)', or to 'SegueInitializable'
      """
  )
  \#(access)static func inputType<Input>(of need: _UnreceivedSegueInput<Input>) -> Input.Type {
    Input.self
  }

  \#(access)static func inputType(of need: _NeededNothing) -> _DestinationWithoutSegueInput.Type {
    _DestinationWithoutSegueInput.self
  }

  @_disfavoredOverload
  \#(access)static func madeType<Input>(
    of input: Input.Type, _ value: @autoclosure () -> Input
  ) -> Input.Type {
    input
  }

  \#(access)static func madeType<Input, First, Second>(
    of input: Input.Type, _ value: @autoclosure () -> (First, Second)
  ) -> _TupleInputIsOneValueInItsOwnParentheses.Type {
    _TupleInputIsOneValueInItsOwnParentheses.self
  }

  \#(access)static func madeType<Input, First, Second, Third>(
    of input: Input.Type, _ value: @autoclosure () -> (First, Second, Third)
  ) -> _TupleInputIsOneValueInItsOwnParentheses.Type {
    _TupleInputIsOneValueInItsOwnParentheses.self
  }

  \#(access)static func madeType<Input, First, Second, Third, Fourth>(
    of input: Input.Type, _ value: @autoclosure () -> (First, Second, Third, Fourth)
  ) -> _TupleInputIsOneValueInItsOwnParentheses.Type {
    _TupleInputIsOneValueInItsOwnParentheses.self
  }

  \#(access)static func madeType<Input, First, Second, Third, Fourth, Fifth, each Rest>(
    of input: Input.Type,
    _ value: @autoclosure () -> (First, Second, Third, Fourth, Fifth, repeat each Rest)
  ) -> _TupleInputIsOneValueInItsOwnParentheses.Type {
    _TupleInputIsOneValueInItsOwnParentheses.self
  }

  \#(access)static func some<Input>(_ input: Input.Type) -> Input {
    fatalError("nothing makes a value of \(input)")
  }

  \#(access)static func withoutValue<Segue>(_ make: (NoSegueInput) -> Segue) -> Segue? {
    make(NoSegueInput())
  }

  @_disfavoredOverload
  \#(access)static func withoutValue<Input, Segue>(_ make: (Input) -> Segue) -> Segue? {
    nil
  }
}

extension _SegueHandover {
  @_disfavoredOverload
  \#(access)mutating func hand<Destination: _SegueController>(
    _ input: _RefusedSegueInput, to destination: Destination.Type
  ) {}

  @_disfavoredOverload
  \#(access)mutating func hand<Destination: _SegueController>(
    _ input: _DestinationWithoutSegueInput, to destination: Destination.Type
  ) {}

  @_disfavoredOverload
  \#(access)mutating func hand<Destination: _SegueController>(
    _ input: _TupleInputIsOneValueInItsOwnParentheses, to destination: Destination.Type
  ) {}

  @_disfavoredOverload
  \#(access)mutating func hand<Destination>(to destination: Destination.Type) {}
}
#endif

#if !os(watchOS)
@MainActor
\#(access)enum _SegueRouting {
  \#(access)static func unnamed<ID: SegueIdentifying>(
    _ segue: _StoryboardSegue, among candidates: [(id: ID, destination: _SegueController.Type)]
  ) -> ID? {
    let any = candidates.first {
      $0.destination.isEveryController && type(of: segue.destination).isSubclass(of: $0.destination)
    }
    let candidates = candidates.filter { !$0.destination.isEveryController }
    if candidates.isEmpty { return any?.id }
    var levels = ContainerLevels(from: segue.destination)
    while let level = levels.next() {
      for controller in level {
        let exact = candidates.first { type(of: controller) == $0.destination }
        if let exact { return exact.id }
      }
      for controller in level {
        let inherited = candidates.first { type(of: controller).isSubclass(of: $0.destination) }
        if let inherited { return inherited.id }
      }
    }
    return any?.id
  }

  \#(access)static func checkUnlisted(_ segue: _StoryboardSegue, from source: _SegueController) {
    var levels = ContainerLevels(from: segue.destination) { !configuresChildren($0) }
    while let level = levels.next() {
      if let destination = level.first(where: { $0 is any SegueReceiving && !$0.mayHaveBeenThere })
      {
        reportUnknown(
          segue, by: source,
          expected: "a case that hands \(type(of: destination)) its input",
          identifiers: declarations(of: source).compactMap(\.identifier))
        return
      }
    }
  }

  private static func configuresChildren(_ container: _SegueController) -> Bool {
    declarations(of: container).contains { $0.kind == .relationship }
  }

  static func declarations(of source: _SegueController) -> [_SegueDeclaration] {
    (type(of: source) as? any SegueSource.Type)?._segueDeclarations ?? []
  }
}

extension _SegueRouting {
  static func report<ID: SegueIdentifying>(
    _ reason: SegueFailure.Reason, _ id: ID, by source: _SegueController
  ) {
    let found = reason == .answerMissing ? "no '\(id)Input(from:)'" : "nil from '\(id)Input(from:)'"
    report(reason, id, by: source, expected: "a value for '\(id)'", found: found)
  }

  @discardableResult
  static func reportUnknown(
    _ segue: _StoryboardSegue, by source: _SegueController, expected: String,
    identifiers: [String]
  ) -> SegueFailure {
    let failure = SegueFailure(
      .unknownIdentifier, controller: source, segue: segue.identifier, expected: expected,
      found: segue.identifier.map { "'\($0)'" } ?? "a segue without an identifier",
      identifiers: identifiers)
    failure.report()
    return failure
  }

  static func reportNotPerformed<ID: SegueIdentifying>(_ id: ID, by source: _SegueController) {
    if source.isFromStoryboard {
      report(
        .notPerformable, id, by: source, expected: "a segue with an identifier",
        found: "'\(id)', which the storyboard performs")
    } else {
      SegueFailure(
        .noStoryboard, controller: source, segue: id.name,
        expected: "a controller from a storyboard", found: "one without a storyboard"
      ).report()
    }
  }

  static func reportNotRouted<ID: SegueIdentifying>(
    _ id: ID, _ kind: _SegueDeclaration.Kind, to destination: _SegueController.Type,
    by source: _SegueController
  ) {
    let isUnwinding = kind == .unwind
    report(
      isUnwinding ? .unwindDestinationMissing : .notRouted, id, by: source,
      expected: isUnwinding ? "\(destination) to unwind to" : "a call to 'route(_:sender:)'",
      found: "none")
  }

  private static func report<ID: SegueIdentifying>(
    _ reason: SegueFailure.Reason, _ id: ID, by source: _SegueController, expected: String,
    found: String
  ) {
    SegueFailure(
      reason, controller: source, segue: id.name, expected: expected, found: found,
      identifiers: id.declaredIdentifiers
    ).report()
  }
}
#endif

#if !os(watchOS)
@MainActor
\#(access)protocol SegueSource: _SegueSourceController {
  associatedtype _SegueNames: SegueIdentifying

  static var _segueDeclarations: [_SegueDeclaration] { get }

  func _routeSegue(_ segue: _StoryboardSegue, sender: Any?) -> Bool
}

\#(access)typealias _SegueSource = SegueSource
#endif

#if !os(watchOS)
nonisolated struct PerformedSegue {
  var source: ObjectIdentifier
  var level: ObjectIdentifier
  var identifier: String
  var value: UnsafeRawPointer
  var routed: ObjectIdentifier?
  var made: ObjectIdentifier?
}

nonisolated enum TakenSegue {
  case none
  case ofAnotherLevel
  case taken(UnsafeRawPointer, made: ObjectIdentifier?)
}

nonisolated struct AnsweredSegue {
  var source: ObjectIdentifier
  var level: ObjectIdentifier
  var id: AnyHashable
  var sender: ObjectIdentifier?
  var value: Any
  var made: ObjectIdentifier?

  @MainActor
  init(
    _ value: Any, to id: AnyHashable, by source: _SegueController, level: ObjectIdentifier,
    sender: Any?
  ) {
    self.source = ObjectIdentifier(source)
    self.level = level
    self.id = id
    self.sender = SeguesInFlight.identity(of: sender)
    self.value = value
  }
}

@MainActor
enum SeguesInFlight {
  private struct State {
    var performed: [PerformedSegue] = []
    var answered: AnsweredSegue?
    var answerCount = 0
    var routedAnswers: [(segue: _StoryboardSegue, value: Any)] = []
  }

  private static let state = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State())
    return state
  }()

  static var answered: AnsweredSegue? {
    get { state.pointee.answered }
    set { state.pointee.answered = newValue }
  }

  static func perform<Segue>(
    _ segue: UnsafePointer<Segue>, _ identifier: String, from source: _SegueController,
    sender: Any?, level: ObjectIdentifier
  ) -> Bool {
    perform(
      identifier, from: source, sender: sender, level: level, value: UnsafeRawPointer(segue))
  }

  static func perform(
    _ identifier: String, from source: _SegueController, sender: Any?, level: ObjectIdentifier,
    value: UnsafeRawPointer
  ) -> Bool {
    let depth = begin(identifier, by: source, level: level, value: value)
    source.perform(identifier, sender: sender)
    return end(depth)
  }

  static func begin(
    _ identifier: String, by source: _SegueController, level: ObjectIdentifier,
    value: UnsafeRawPointer
  ) -> Int {
    state.pointee.performed.append(
      PerformedSegue(
        source: ObjectIdentifier(source), level: level, identifier: identifier, value: value))
    return state.pointee.performed.count - 1
  }

  static func end(_ depth: Int) -> Bool {
    let state = state
    let isRouted = state.pointee.performed[depth].routed != nil
    while state.pointee.performed.count > depth { state.pointee.performed.removeLast() }
    return isRouted
  }

  private static func index(_ identifier: String?, by source: _SegueController) -> Int? {
    let state = state
    var index = state.pointee.performed.count - 1
    while index >= 0 {
      if state.pointee.performed[index].source == ObjectIdentifier(source),
        state.pointee.performed[index].routed == nil,
        state.pointee.performed[index].identifier == identifier
      {
        return index
      }
      index -= 1
    }
    return nil
  }

  static func take(
    _ segue: _StoryboardSegue, by source: _SegueController, level: ObjectIdentifier
  ) -> TakenSegue {
    guard let index = index(segue.identifier, by: source) else { return .none }
    let state = state
    guard state.pointee.performed[index].level == level else { return .ofAnotherLevel }
    state.pointee.performed[index].routed = ObjectIdentifier(segue)
    return .taken(
      state.pointee.performed[index].value, made: state.pointee.performed[index].made)
  }

  static func isRouted(_ segue: _StoryboardSegue) -> Bool {
    let state = state
    for index in state.pointee.performed.indices
    where state.pointee.performed[index].routed == ObjectIdentifier(segue) {
      return true
    }
    for index in state.pointee.routedAnswers.indices
    where state.pointee.routedAnswers[index].segue === segue {
      return true
    }
    return false
  }

  static func routedValue<Segue>(of segue: _StoryboardSegue, level: ObjectIdentifier) -> Segue? {
    if let routed = state.pointee.routedAnswers.last(where: { $0.segue === segue }) {
      return routed.value as? Segue
    }
    let routed = state.pointee.performed.last {
      $0.routed == ObjectIdentifier(segue) && $0.level == level
    }
    return routed?.value.assumingMemoryBound(to: Segue.self).pointee
  }

  static func remember(_ segue: _StoryboardSegue, routedWith value: Any) {
    state.pointee.routedAnswers.append((segue, value))
    DispatchQueue.main.async { state.pointee.routedAnswers = [] }
  }

  static func value(
    _ identifier: String?, by source: _SegueController, level: ObjectIdentifier
  ) -> UnsafeRawPointer? {
    guard let index = index(identifier, by: source),
      state.pointee.performed[index].level == level
    else { return nil }
    return state.pointee.performed[index].value
  }

  static func note(_ made: _SegueController?, for identifier: String?, by source: _SegueController)
  {
    guard let index = index(identifier, by: source) else { return }
    state.pointee.performed[index].made = made.map(ObjectIdentifier.init)
  }

  static func keep(_ answer: AnsweredSegue) {
    answered = answer
    state.pointee.answerCount += 1
    let count = state.pointee.answerCount
    DispatchQueue.main.async {
      if state.pointee.answerCount == count { answered = nil }
    }
  }

  static func identity(of sender: Any?) -> ObjectIdentifier? {
    sender.flatMap { type(of: $0) is AnyClass ? ObjectIdentifier($0 as AnyObject) : nil }
  }

  static func answer(
    to id: AnyHashable, by source: _SegueController, level: ObjectIdentifier
  ) -> AnsweredSegue? {
    guard let answered, answered.source == ObjectIdentifier(source), answered.level == level,
      answered.id == id
    else { return nil }
    return answered
  }
}
#endif
"""# }
}
