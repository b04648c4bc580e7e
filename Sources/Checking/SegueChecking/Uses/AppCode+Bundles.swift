internal import SourceFacts

extension AppCode {
  /// Whether the bundle in a call that opens a storyboard is the app's own.
  func opensOwnBundle(_ fact: CallFact, _ sourceFile: SourceIndex) -> Bool {
    isOwn(bundle: fact.call.arguments.dropFirst().first?.value, in: fact.context, sourceFile)
  }

  /// Whether a bundle is the app's own, judging by the code: no bundle, the main one, or that of a class in the app.
  func isOwn(bundle: Expression?, in context: UseContext, _ sourceFile: SourceIndex) -> Bool {
    guard let bundle, !KnownCalls.isOwn(bundle: bundle) else { return true }
    // `Bundle(for: List.self)`.
    guard case .call(let call) = bundle else { return false }
    return switch call.arguments.first?.value {
    case .type(let path): !names.types(path, in: context, from: sourceFile).isEmpty
    case .name(["self"]): true
    default: false
    }
  }
}
