public import Foundation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { get {} }
}

@resultBuilder public struct ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content {}
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {}
}

public struct TupleView<Views>: View {
  public var body: Never { get {} }
}

public struct EmptyView: View {
  public nonisolated init() {}
  public var body: Never { get {} }
}

public struct Text: View {
  public nonisolated init<Source: StringProtocol>(_ content: Source) {}
  public var body: Never { get {} }
}

public struct VStack<Content: View>: View {
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
  public var body: Never { get {} }
}

public struct Button<Label: View>: View {
  public nonisolated init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
  public var body: Never { get {} }
}

extension Button where Label == Text {
  public nonisolated init<Source: StringProtocol>(
    _ title: Source, action: @escaping @MainActor () -> Void
  ) {}
}

extension View {
  public nonisolated func padding() -> some View { EmptyView() }
}
