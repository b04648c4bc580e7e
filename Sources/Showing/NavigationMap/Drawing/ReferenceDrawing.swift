internal import StoryboardModel

/// A storyboard reference: a small box with its destination.
enum ReferenceDrawing {
  static let size = MapSize(width: 180, height: 52)

  static func drawing(of reference: SceneReference) -> Drawing {
    var painter = Painter(
      size: size, holders: SegueHolders.none, colors: ColorReading(named: [:]), pictures: .none,
      isDesktop: false)
    let context = painter.whole
    painter.box(context.clip, fill: .theme(.fill), stroke: .theme(.separator), radius: 6, context)
    var rest = context.clip.inset(8, 6)
    painter.glyph(.share, in: rest.takeLeft(28).centered(22), .theme(.accent), context)
    _ = rest.takeLeft(6)
    let names = [reference.storyboardName, reference.referencedIdentifier].compactMap { $0 }
    if names.count > 1 {
      painter.text(
        ReadableText.name(names[1]), in: rest.takeTop(20), TextStyle(size: 13, isBold: true),
        context)
      painter.text(
        ReadableText.name(names[0]), in: rest, TextStyle(size: 12, paint: .theme(.secondaryLabel)),
        context)
    } else {
      painter.text(
        ReadableText.name(names.first ?? "Reference"), in: rest, TextStyle(size: 13, isBold: true),
        context)
    }
    return painter.drawing
  }
}
