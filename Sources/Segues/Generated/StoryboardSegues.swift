public import Foundation

/// The segues of one controller class, as `segues generate` writes them: an `enum
/// ListViewControllerSegues` for a class `ListViewController`.
///
/// `@SegueSource` connects a class with its own. A class without the macro, so that an app need not
/// compile one, calls ``perform(_:from:sender:)``, and in its `prepare(for:sender:)`
/// ``route(_:sender:from:answer:)``.
@MainActor
public protocol StoryboardSegues {
  /// The segues, each with what its destination needs.
  associatedtype Segue
  /// The segues that code can perform; ``Segue`` itself where those are all.
  associatedtype PerformableSegue
  /// The children that the storyboard makes together with a container.
  associatedtype RelatedSegue = NoSegue<Self>
  /// The segues without their values.
  associatedtype ID: StoryboardSegueID

  /// The value that is on its way to a destination.
  static var slot: SegueSlot<Segue> { get set }
  /// The segues without an identifier, which their destinations' classes tell apart.
  static var unnamed: [ID] { get }
  /// What the storyboards say of the segues: for audits and tools.
  static var declarations: [SegueDeclaration] { get }

  /// A segue that code performs, as one of all.
  static func segue(_ performable: PerformableSegue) -> Segue
  /// The relationship to a child, as one of all segues.
  static func relatedSegue(_ related: RelatedSegue) -> Segue
  /// Which segue it is.
  static func id(of segue: Segue) -> ID
  /// The segue, where its destination takes no value.
  static func segueWithoutValue(_ id: ID) -> Segue?
  /// Hands a destination what the segue says.
  static func handOver(_ segue: Segue, by handover: inout SegueHandover)
  /// The class that a segue leads to.
  static func destination(of id: ID) -> UIViewController.Type
  /// What makes a segue happen.
  static func kind(of id: ID) -> SegueDeclaration.Kind
}

extension StoryboardSegues where PerformableSegue == Segue {
  /// The segue itself: code can perform every one.
  @inlinable
  public static func segue(_ performable: Segue) -> Segue { performable }
}

extension StoryboardSegues where RelatedSegue == NoSegue<Self> {
  /// Never called: the class has no relationships.
  @inlinable
  public static func relatedSegue(_ related: NoSegue<Self>) -> Segue { related.unreachable() }
}

// Inlinable throughout, for the reason that `SegueSlot` gives.
extension StoryboardSegues {
  /// None: every segue has an identifier.
  @inlinable public static var unnamed: [ID] { [] }

  /// The kind of all segues where a class says no other: they have identifiers.
  @inlinable
  public static func kind(of id: ID) -> SegueDeclaration.Kind { .named }

  /// What the members of a generated type say of its segues, in the order of their names.
  public static var declarations: [SegueDeclaration] {
    ID.allCases.map { id in
      SegueDeclaration(
        "\(id)", kind(of: id), identifier: id.identifier, to: destination(of: id),
        hasValue: segueWithoutValue(id) == nil)
    }
  }

  /// Performs a segue: its destination gets the value of the case.
  ///
  /// - Parameters:
  ///   - segue: The segue, with its value.
  ///   - source: The controller whose segue it is.
  ///   - sender: Handed on as it is.
  @inlinable
  public static func perform(
    _ segue: PerformableSegue, from source: UIViewController, sender: Any? = nil
  ) {
    let segue = Self.segue(segue)
    guard let identifier = id(of: segue).identifier else { return }
    let outer = slot
    slot = SegueSlot(performing: segue, identifier: identifier, by: source)
    defer { slot = outer }
    source.performSegue(withIdentifier: identifier, sender: sender)
    if slot.isPending {
      SegueRouting.reportNotRouted(identifier, by: source, of: ID.self)
    }
  }

  /// Hands the destination of a segue what its case says; other controllers' segues are left alone.
  ///
  /// - Parameters:
  ///   - segue: The segue, as `prepare(for:sender:)` got it.
  ///   - sender: What fired it.
  ///   - source: The controller whose segue it is.
  ///   - answer: Asked for the value of a segue that the storyboard fires.
  @inlinable
  public static func route(
    _ segue: UIStoryboardSegue, sender: Any?, from source: UIViewController,
    answer: (ID) -> SegueAnswer<Segue> = { _ in .noHook }
  ) {
    let pending = slot.take(for: segue, sender: sender, by: source)
    let id: ID
    if let pending {
      id = Self.id(of: pending)
    } else {
      guard let found = Self.id(for: segue) else { return }
      id = found
    }
    guard
      let value = pending
        ?? SegueRouting.value(
          of: checked(answer(id), for: id, by: source), for: id,
          otherwise: segueWithoutValue(id), by: source)
    else { return }
    var handover = SegueHandover(through: segue, created: slot.created, name: id, by: source)
    handOver(value, by: &handover)
  }

  /// Whether a control may fire a segue: not where the answer is a veto.
  ///
  /// - Parameters:
  ///   - identifier: The segue's identifier.
  ///   - sender: What fires it.
  ///   - source: The controller whose segue it is.
  ///   - answer: Asked for the segue's value.
  /// - Returns: What `shouldPerformSegue(withIdentifier:sender:)` should return.
  @inlinable
  public static func shouldRoute(
    _ identifier: String, sender: Any?, from source: UIViewController,
    answer: (ID) -> SegueAnswer<Segue>
  ) -> Bool {
    guard let id = ID(identifier: identifier) else { return true }
    switch checked(answer(id), for: id, by: source) {
    case .veto, .mismatch: return false
    case .noHook: return true
    case .value(let segue):
      slot = SegueSlot(answering: segue, identifier: identifier, sender: sender, by: source)
      return true
    }
  }

  /// Makes a segue's destination with its input, in a segue action.
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - coder: The storyboard's archive, as the segue action got it.
  ///   - sender: What fired the segue.
  ///   - source: The controller that has the segue action.
  ///   - answer: Asked for the value of a segue that the storyboard fires.
  /// - Returns: The destination; nil where there is no value for it, which is reported.
  @inlinable
  public static func create<Destination: UIViewController>(
    _ segue: CreatedSegue<ID, Destination>, from coder: NSCoder, sender: Any?,
    for source: UIViewController, answer: (ID) -> SegueAnswer<Segue> = { _ in .noHook }
  ) -> Destination? {
    let id = segue.id
    if !slot.holds(id.identifier, sender: sender, by: source) {
      let value = SegueRouting.value(
        of: checked(answer(id), for: id, by: source), for: id, otherwise: segueWithoutValue(id),
        by: source)
      guard let value else { return nil }
      slot = SegueSlot(answering: value, identifier: id.identifier, sender: sender, by: source)
    }
    guard let value = slot.value(of: id, by: { Self.id(of: $0) }) else { return nil }
    var handover = SegueHandover(creatingFrom: coder, name: id, by: source)
    handOver(value, by: &handover)
    slot.created = handover.created.map(ObjectIdentifier.init)
    return handover.created as? Destination
  }

  /// Hands a value to a child that a container has already.
  ///
  /// - Parameters:
  ///   - related: Which child, with its value.
  ///   - container: The container.
  public static func configureRelationship(
    _ related: RelatedSegue, of container: UIViewController
  ) {
    let segue = relatedSegue(related)
    var handover = SegueHandover(toChildrenOf: container, name: id(of: segue))
    handOver(segue, by: &handover)
  }

  /// Which of the class's segues a segue is; nil where it is none of them.
  ///
  /// - Parameter segue: The segue, as `prepare(for:sender:)` got it.
  /// - Returns: The segue without its value.
  @inlinable
  public static func id(for segue: UIStoryboardSegue) -> ID? {
    if let identifier = segue.identifier, !identifier.isEmpty { return ID(identifier: identifier) }
    return SegueRouting.unnamed(segue, among: unnamed.map { ($0, destination(of: $0)) })
  }

  @usableFromInline
  static func checked(
    _ answer: SegueAnswer<Segue>, for id: ID, by source: UIViewController
  ) -> SegueAnswer<Segue> {
    SegueRouting.checked(answer, for: id, answered: { Self.id(of: $0) }, by: source)
  }
}
