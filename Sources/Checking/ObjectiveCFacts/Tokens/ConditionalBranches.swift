/// Removes the branches of `#if` that can't be read together with the others.
///
/// Those are `#if 0`, and all but the first of several branches that open or close brackets.
struct ConditionalBranches {
  /// A preprocessor line, with the number of tokens before it.
  struct Event {
    enum Kind {
      /// `#if`, `#ifdef`, `#ifndef`.
      case start(Condition)
      case `else`(Condition)
      case end
      /// A `#define`, by its place in the list of them.
      case define(Int)
    }

    enum Condition {
      case never, always, unknown
    }

    var kind: Kind
    var token: Int
  }

  private struct Depth: Equatable {
    var parentheses: Int32 = 0
    var brackets: Int32 = 0
    var braces: Int32 = 0

    mutating func count(_ kind: ObjectiveCToken.Kind) {
      switch kind {
      case .openParenthesis: parentheses += 1
      case .closeParenthesis: parentheses -= 1
      case .openBracket: brackets += 1
      case .closeBracket: brackets -= 1
      case .openBrace: braces += 1
      case .closeBrace: braces -= 1
      default: break
      }
    }
  }

  private struct Group {
    var before: Depth
    /// Whether a branch is always taken, so that no later one is.
    var isDecided: Bool
    var branchStart: Int
    var isDead: Bool
    /// Where the first branch that may be taken ends, and the depth of brackets there.
    var first: (end: Int, after: Depth)?
    var branches = 0
    var isUneven = false
  }

  private(set) var tokens: [ObjectiveCToken] = []
  /// The indices of the `#define`s that are not in a dead branch.
  private(set) var liveDefines: [Int] = []
  private var groups: [Group] = []
  private var depth = Depth()
  private var dead = 0

  init(_ all: [ObjectiveCToken], _ events: [Event]) {
    tokens.reserveCapacity(all.count)
    var next = 0
    for event in events {
      add(all[next..<event.token])
      next = event.token
      handle(event.kind)
    }
    add(all[next...])
    while !groups.isEmpty { handle(.end) }
  }

  private mutating func add(_ slice: ArraySlice<ObjectiveCToken>) {
    for var token in slice {
      depth.count(token.kind)
      token.isConditional = !groups.isEmpty
      tokens.append(token)
    }
  }

  private mutating func handle(_ kind: Event.Kind) {
    switch kind {
    case .define(let index):
      if dead == 0 { liveDefines.append(index) }
    case .start(let condition):
      groups.append(
        Group(
          before: depth, isDecided: condition == .always, branchStart: tokens.count,
          isDead: condition == .never))
      if condition == .never { dead += 1 }
    case .else(let condition):
      guard var group = groups.popLast() else { return }
      endBranch(of: &group)
      group.isDead = group.isDecided || condition == .never
      if group.isDead { dead += 1 }
      group.isDecided = group.isDecided || condition == .always
      group.branchStart = tokens.count
      depth = group.before
      groups.append(group)
    case .end:
      guard var group = groups.popLast() else { return }
      endBranch(of: &group)
      depth = group.before
      guard let first = group.first else { return }
      if group.branches == 1 || group.isUneven {
        tokens.removeSubrange(first.end...)
        depth = first.after
      }
    }
  }

  private mutating func endBranch(of group: inout Group) {
    if group.isDead {
      dead -= 1
      tokens.removeSubrange(group.branchStart...)
      return
    }
    group.branches += 1
    if depth != group.before { group.isUneven = true }
    if group.first == nil { group.first = (tokens.count, depth) }
  }
}
