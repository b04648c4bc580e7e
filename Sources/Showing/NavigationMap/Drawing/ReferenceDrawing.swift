internal import StoryboardModel

/// A storyboard reference: a card with its destination.
enum ReferenceDrawing {
  static let size = MapSize(width: 260, height: 132)

  static func drawing(of reference: SceneReference) -> Drawing {
    var painter = Painter(
      size: size, locatedObjects: SegueHolders(), colors: ColorReading(),
      pictures: FilePictures(), isDesktop: false)
    let context = painter.whole
    painter.box(context.clip, fill: .theme(.fill), stroke: .theme(.separator), radius: 10, context)
    var rest = context.clip.inset(16, 14)
    var head = rest.takeTop(30)
    painter.glyph(.elsewhere, in: head.takeLeft(28).centered(26), .theme(.accent), context)
    _ = head.takeLeft(8)
    painter.text(
      "Storyboard reference", in: head, TextStyle(size: 15, paint: .theme(.secondaryLabel)),
      context)
    _ = rest.takeTop(8)
    let names = [reference.storyboardName, reference.referencedIdentifier].compactMap { $0 }
    painter.text(
      ReadableText.name(names.last ?? "Reference"), in: rest.takeTop(32),
      TextStyle(size: 22, isBold: true), context)
    let place =
      reference.referencedIdentifier == nil
      ? "its initial scene"
      : reference.storyboardName.map { "in \(ReadableText.name($0))" } ?? "in this storyboard"
    painter.text(place, in: rest, TextStyle(size: 17, paint: .theme(.secondaryLabel)), context)
    return painter.drawing
  }
}
