public import Foundation

/// One value on its way to its destination: into its initializer, through `configure(with:)`, or to the
/// method that an unwind segue ends in.
@MainActor
public struct SegueHandover {
  private enum Way {
    case prepare(UIStoryboardSegue, created: ObjectIdentifier?)
    case create(NSCoder)
    case children
  }

  private var way: Way
  private var id: any SegueIdentifying
  private var source: UIViewController
  /// What a segue action made.
  public private(set) var created: UIViewController?

  /// To the destination of a segue that is being prepared.
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - created: What a segue action made for it, with its input already.
  ///   - name: Which segue it is.
  ///   - source: The controller whose segue it is.
  public init(
    through segue: UIStoryboardSegue, created: ObjectIdentifier?, name: any SegueIdentifying,
    by source: UIViewController
  ) {
    way = .prepare(segue, created: created)
    id = name
    self.source = source
  }

  /// To a destination that a segue action makes.
  ///
  /// - Parameters:
  ///   - coder: The storyboard's archive.
  ///   - name: Which segue it is.
  ///   - source: The controller whose segue it is.
  public init(
    creatingFrom coder: NSCoder, name: any SegueIdentifying, by source: UIViewController
  ) {
    way = .create(coder)
    id = name
    self.source = source
  }

  /// To a child that a container has already.
  ///
  /// - Parameters:
  ///   - container: The container, whose relationship it is.
  ///   - name: Which relationship it is.
  public init(toChildrenOf container: UIViewController, name: any SegueIdentifying) {
    way = .children
    id = name
    source = container
  }
}

extension SegueHandover {
  /// Hands an input to a destination that is configured with it.
  public mutating func hand<Destination: SegueDestination>(
    _ input: Destination.ReceivedInput, to destination: Destination.Type
  ) {
    if case .create(let coder) = way {
      created = Destination(coder: coder)
    } else {
      located(destination)?.configure(with: input)
    }
  }

  /// Hands an input to a destination that is made with it.
  public mutating func hand<Destination: SegueInitializable>(
    _ input: Destination.ReceivedInput, to destination: Destination.Type
  ) {
    hand(to: destination) { Destination(coder: $0, input: input) }
  }

  /// Hands an input to a destination that is made with it, or configured where no segue action is
  /// connected.
  public mutating func hand<Destination: SegueDestination & SegueInitializable>(
    _ input: Destination.ReceivedInput, to destination: Destination.Type
  ) {
    if case .create(let coder) = way {
      created = Destination(coder: coder, input: input)
    } else if let found = located(destination), !wasCreated(found) {
      found.configure(with: input)
    }
  }

  /// Makes or checks a destination that takes no input.
  @_disfavoredOverload
  public mutating func hand<Destination: UIViewController>(to destination: Destination.Type) {
    if case .create(let coder) = way {
      created = Destination(coder: coder)
    } else {
      _ = located(destination)
    }
  }

  /// Hands nothing to a destination whose input is `Void`.
  public mutating func hand<Destination: SegueDestination>(to destination: Destination.Type)
  where Destination.ReceivedInput == Void {
    hand((), to: destination)
  }

  /// Hands nothing to a destination whose initializer's input is `Void`.
  public mutating func hand<Destination: SegueInitializable>(to destination: Destination.Type)
  where Destination.ReceivedInput == Void {
    hand((), to: destination)
  }
}

extension SegueHandover {
  /// Hands a value to the controller that an unwind segue leads back to.
  public func unwind<Destination: UIViewController, Value>(
    by method: (Destination) -> @MainActor (Value) -> Void, with value: Value
  ) {
    if let destination = located(Destination.self) { method(destination)(value) }
  }

  /// Tells the controller that an unwind segue leads back to.
  public func unwind<Destination: UIViewController>(
    by method: (Destination) -> @MainActor () -> Void, with value: Void
  ) {
    if let destination = located(Destination.self) { method(destination)() }
  }

  /// Reached where a case has no value and the unwind segue's method takes one.
  @available(
    *, unavailable,
    message: """
      this case has no value, but its method takes one: give the case a value of the method's type, \
      or name a method that takes none
      """
  )
  @_disfavoredOverload
  public func unwind<Destination: UIViewController, Value>(
    by method: (Destination) -> @MainActor (Value) -> Void, with value: Void
  ) {}

  /// Reached where a case has a value and the unwind segue's method takes none.
  @available(
    *, unavailable,
    message: """
      this case has a value, but its method takes none: remove the value, or name a method that \
      takes it
      """
  )
  @_disfavoredOverload
  public func unwind<Destination: UIViewController, Value>(
    by method: (Destination) -> @MainActor () -> Void, with value: Value
  ) {}

  /// Checks the class of the controller that an unwind segue leads back to: UIKit calls its action.
  public func unwind<Destination: UIViewController>(
    by action: (Destination) -> @MainActor (UIStoryboardSegue) -> Void, with value: Void
  ) {
    _ = located(Destination.self)
  }
}

extension SegueHandover {
  /// The destination, or nil after the failure was reported.
  private func located<Destination: UIViewController>(
    _ destination: Destination.Type
  ) -> Destination? {
    let search: ContainerSearch<Destination>
    switch way {
    case .prepare(let segue, _): search = ContainerSearch(from: segue.destination)
    case .children: search = ContainerSearch(in: source.searchedContents)
    case .create: return nil
    }
    if case .found(let found) = search { return found }
    report(search.reason, expected: "\(destination)")
    return nil
  }

  private func wasCreated(_ controller: UIViewController) -> Bool {
    if case .prepare(_, let created?) = way { return created == ObjectIdentifier(controller) }
    return false
  }

  /// Makes a destination that only a segue action can make, or checks that one did.
  mutating func hand<Destination: UIViewController>(
    to destination: Destination.Type, making make: (NSCoder) -> Destination?
  ) {
    if case .create(let coder) = way {
      created = make(coder)
    } else if let found = located(destination), !wasCreated(found) {
      report(
        .segueActionMissing, expected: "a \(destination) made by a segue action, with its input")
    }
  }

  private func report(_ reason: SegueFailure.Reason, expected: String) {
    let found =
      switch way {
      case .prepare(let segue, _): segue.destination.searchedPath
      case .create, .children: UIViewController.searchedPath(of: source.searchedContents)
      }
    SegueFailure(
      reason, controller: source, segue: id.name, expected: expected, found: found,
      identifiers: id.declaredIdentifiers
    ).report()
  }
}
