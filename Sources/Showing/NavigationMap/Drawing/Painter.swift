internal import AssetCatalogs
internal import StoryboardModel

/// Paints the views of one scene: shapes in the screen's coordinates, clipped to the visible part.
struct Painter {
  private(set) var drawing: Drawing
  let colors: ColorReading
  let pictures: FilePictures
  /// Whether frames are measured from below, and controls look like AppKit's.
  let isDesktop: Bool
  /// The top of the contents of a table that fills the screen: below the bars.
  var contentTop = 0.0
  /// The size classes of the device; nil if it is unknown.
  var sizeClasses: Set<String>?
  /// The names of a split view's columns if their views belong to other scenes.
  var paneNames: [String] = []
  /// The objects whose positions are recorded.
  private let locatedObjects: SegueHolders
  /// The objects that must be visible, even if they are below the edge of the screen.
  private let revealed: Set<ObjectID>
  /// The lower edge of the lowest object of ``revealed`` that is still hidden; 0 if all are visible.
  private(set) var lowestHidden = 0.0

  init(
    size: MapSize, locatedObjects: SegueHolders, revealed: Set<ObjectID> = [],
    colors: ColorReading, pictures: FilePictures, isDesktop: Bool
  ) {
    drawing = Drawing(size: size)
    self.locatedObjects = locatedObjects
    self.revealed = revealed
    self.colors = colors
    self.pictures = pictures
    self.isDesktop = isDesktop
  }

  /// The surroundings of a view.
  struct Context {
    /// The visible part of the screen.
    var clip: Rect
    /// The color behind the view.
    var ground: Paint
    /// The color of controls, which a view inherits from the views around it.
    var tint: Paint
    /// The number of views around the view; views deeper than ``deepest`` are not drawn.
    var depth = 0

    /// Debug builds need up to 12 KB of stack per level, and threads may have only 512 KB.
    static let deepest = 36

    /// Returns the context for a view's contents.
    func inside(_ frame: Rect, clips: Bool = false, ground: Paint? = nil) -> Context {
      var context = self
      context.depth += 1
      if clips { context.clip = clip.intersection(frame) ?? .zero }
      if let ground { context.ground = ground }
      return context
    }

    /// Returns the context for the contents of a control that draws its own background.
    func on(_ ground: Paint) -> Context {
      var context = self
      context.ground = ground
      return context
    }
  }

  /// The context of the whole screen.
  var whole: Context {
    Context(
      clip: Rect(x: 0, y: 0, width: drawing.size.width, height: drawing.size.height),
      ground: .theme(.ground), tint: colors.tint ?? .theme(.accent))
  }

  // MARK: - Shapes

  mutating func box(
    _ frame: Rect, fill: Paint? = nil, stroke: Paint? = nil, radius: Double = 0, _ context: Context
  ) {
    guard fill != nil || stroke != nil, let seen = frame.intersection(context.clip) else { return }
    let radius = seen == frame ? min(radius, min(frame.width, frame.height) / 2) : 0
    drawing.shapes.append(.box(seen, fill: fill, stroke: stroke, radius: radius))
  }

  /// Paints a horizontal line.
  mutating func horizontalLine(
    from left: Double, to right: Double, y: Double, paint: Paint = .theme(.separator),
    _ context: Context
  ) {
    let left = max(left, context.clip.minX)
    let right = min(right, context.clip.maxX)
    guard right > left, y >= context.clip.minY, y <= context.clip.maxY else { return }
    drawing.shapes.append(.line(Point(x: left, y: y), Point(x: right, y: y), paint))
  }

  /// Paints a vertical line.
  mutating func verticalLine(x: Double, from top: Double, to bottom: Double, _ context: Context) {
    let top = max(top, context.clip.minY)
    let bottom = min(bottom, context.clip.maxY)
    guard bottom > top, x >= context.clip.minX, x <= context.clip.maxX else { return }
    drawing.shapes.append(
      .line(Point(x: x, y: top), Point(x: x, y: bottom), .theme(.separator)))
  }

  mutating func glyph(_ glyph: Glyph, in frame: Rect, _ paint: Paint, _ context: Context) {
    let side = min(frame.width, frame.height)
    guard side >= 4, context.clip.contains(frame.center) else { return }
    drawing.shapes.append(.glyph(glyph, frame.centered(side), paint))
  }

  /// Paints the part of a picture that is inside a frame and visible.
  ///
  /// - Parameters:
  ///   - number: The picture's number among the map's.
  ///   - picture: The picture.
  ///   - place: The place of the whole picture on the screen.
  ///   - frame: The frame outside of which nothing is drawn.
  ///   - tint: The color to draw it in; nil for its own colors.
  ///   - context: The surroundings.
  mutating func picture(
    _ number: Int, _ picture: ImageAsset, at place: Rect, in frame: Rect, tint: Paint?,
    _ context: Context
  ) {
    guard place.width >= 1, place.height >= 1,
      let seen = place.intersection(frame)?.intersection(context.clip)
    else { return }
    let (across, down) = (picture.size.width / place.width, picture.size.height / place.height)
    drawing.shapes.append(
      .picture(
        PictureShape(
          picture: number, size: picture.size, frame: seen,
          part: Rect(
            x: (seen.x - place.x) * across, y: (seen.y - place.y) * down,
            width: seen.width * across, height: seen.height * down),
          tint: tint)))
  }

  /// Paints text in a frame, broken into as many lines as fit.
  mutating func text(
    _ string: String, in frame: Rect, _ style: TextStyle, lines: Int = 1, _ context: Context
  ) {
    guard !string.isEmpty, let seen = frame.intersection(context.clip), seen.height >= 4 else {
      return
    }
    var font = style.font
    // Shrinks text that is higher than its frame, because the app would make it fit.
    if lines == 1, font.size > frame.height { font.size = max(frame.height * 0.8, 5) }
    // A frame is as narrow as its original font allowed, and the fonts here differ: text that is
    // slightly too wide is squeezed, not cut.
    let room = lines == 1 ? seen.width * 1.35 + 4 : seen.width * 1.06 + 2
    let count = max(1, min(lines, Int(seen.height / (font.size * 1.15))))
    let lines = font.lines(ReadableText.shown(string), width: room, count: count)
    guard let first = lines.first else { return }
    let isTooWide = lines.count == 1 && font.width(of: first) > seen.width
    drawing.shapes.append(
      .text(
        TextShape(
          lines: lines, frame: seen, size: font.size, isBold: font.isBold,
          alignment: style.alignment, paint: style.paint.readable(on: context.ground),
          fittedWidth: isTooWide ? seen.width : nil)))
  }

  /// Marks the shapes that are painted as those of a bar.
  mutating func bar(isOuter: Bool = false, _ paint: (inout Painter) -> Void) {
    let first = drawing.shapes.count
    paint(&self)
    guard drawing.shapes.count > first else { return }
    drawing.bars.append(DrawnBar(shapes: first..<drawing.shapes.count, isOuter: isOuter))
  }

  // MARK: - Controls

  /// Records the position of an object, if it is needed.
  mutating func locate(_ object: InterfaceObject, at frame: Rect, _ context: Context) {
    if frame.midY > drawing.size.height, revealed.contains(object.id) {
      lowestHidden = max(lowestHidden, frame.maxY)
    }
    let objects = locatedObjects.objects(at: object.id)
    guard !objects.isEmpty else { return }
    let seen = frame.intersection(context.clip) ?? frame.intersection(whole.clip)
    guard let seen else { return }
    for id in objects { drawing.controls.append(DrawnControl(object: id, frame: seen)) }
  }

  /// Records the position of a visible container view.
  mutating func locateContainer(_ view: InterfaceObject, at frame: Rect, _ context: Context) {
    guard let seen = frame.intersection(context.clip) else { return }
    drawing.containers.append(DrawnControl(object: view.id, frame: seen))
  }

  /// Counts a view that is painted.
  mutating func count(isPlaced: Bool) {
    drawing.views += 1
    if isPlaced { drawing.unpositionedViews += 1 }
  }
}

struct TextStyle {
  var font: Font
  var alignment: TextShape.Alignment
  var paint: Paint

  init(_ font: Font, alignment: TextShape.Alignment = .leading, paint: Paint = .theme(.label)) {
    self.font = font
    self.alignment = alignment
    self.paint = paint
  }

  init(
    size: Double, isBold: Bool = false, alignment: TextShape.Alignment = .leading,
    paint: Paint = .theme(.label)
  ) {
    self.init(Font(size: size, isBold: isBold), alignment: alignment, paint: paint)
  }
}
