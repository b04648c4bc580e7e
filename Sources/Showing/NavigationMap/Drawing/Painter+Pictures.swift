internal import StoryboardModel

/// Images: those of the app, symbols of the system, and placeholders for all others.
extension Painter {
  /// An image of a control: a glyph that belongs to the control, or an image with a name.
  enum Icon {
    case glyph(Glyph)
    /// An image by its name in a file; nil stands for the file that is drawn.
    case named(String, in: String? = nil)
  }

  private func found(_ icon: Icon) -> FilePictures.Found {
    switch icon {
    case .glyph(let glyph): .glyph(glyph)
    case .named(let name, let file): pictures[name, in: file]
    }
  }

  /// Returns the size at which an icon is drawn.
  ///
  /// - Parameters:
  ///   - icon: The icon.
  ///   - side: The side of glyphs and placeholders.
  ///   - limit: The size that a picture is shrunk to.
  /// - Returns: The size.
  func size(of icon: Icon, side: Double, limit: MapSize) -> MapSize {
    if case .picture(_, let picture) = found(icon) { return picture.size.shrunk(to: limit) }
    return MapSize(width: side, height: side)
  }

  /// Paints an icon in the middle of a frame; a picture shrinks to fit.
  ///
  /// - Parameters:
  ///   - icon: The icon.
  ///   - frame: The frame.
  ///   - side: The side of a glyph.
  ///   - tint: The color of glyphs, and of pictures that are tinted.
  ///   - tints: Whether to tint pictures whose rendering is automatic.
  ///   - isNamed: Whether a placeholder shows the image's name; not if a title is next to it.
  ///   - context: The surroundings.
  mutating func paint(
    _ icon: Icon, in frame: Rect, side: Double, tint: Paint, tints: Bool, isNamed: Bool = true,
    _ context: Context
  ) {
    switch found(icon) {
    case .glyph(let shape): glyph(shape, in: frame.centered(side), tint, context)
    case .missing(let name) where isNamed: paintMissing(name, in: frame, context)
    case .missing: glyph(.image, in: frame.centered(side), tint, context)
    case .picture(let number, let picture):
      let size = picture.size.shrunk(to: MapSize(width: frame.width, height: frame.height))
      self.picture(
        number, picture, at: frame.centered(size.width, size.height), in: frame,
        tint: picture.isTinted(byDefault: tints) ? tint : nil, context)
    }
  }

  /// Paints a neutral placeholder with an image's name.
  mutating func paintMissing(_ name: String, in frame: Rect, _ context: Context) {
    let paint = Paint.theme(.faintLabel).readable(on: context.ground)
    let hasName = frame.height >= 22 && frame.width >= 22
    let size = min(max(frame.height / 5, 6), 10)
    var rest = frame
    if hasName { rest.height -= size * 1.4 }
    let side = min(rest.width, rest.height, 48)
    glyph(.image, in: rest.centered(side), paint, context)
    guard hasName else { return }
    text(
      ReadableText.name(name),
      in: Rect(x: frame.minX, y: rest.midY + side / 2, width: frame.width, height: size * 1.4),
      TextStyle(size: size, alignment: .center, paint: paint), context)
  }

  mutating func paintImage(_ view: InterfaceObject, in frame: Rect, _ context: Context) {
    var context = context
    if let ground = colors.ground(view.color("backgroundColor")) {
      box(frame, fill: ground, context)
      context.ground = ground
    }
    let name = view.imageName
    let tint =
      isDesktop
      ? colors.paint(view.color("tintColor")) ?? .theme(.secondaryLabel) : context.tint
    switch name.map({ pictures[$0] }) {
    case .picture(let number, let picture):
      let clips = isDesktop || view.attributes["clipsSubviews"] == "YES"
      self.picture(
        number, picture,
        at: ImageMode(of: view, isDesktop: isDesktop).place(of: picture.size, in: frame),
        in: clips ? frame : context.clip, tint: picture.isTinted(byDefault: false) ? tint : nil,
        context)
    case .glyph(let shape):
      glyph(
        shape, in: frame.centered(min(frame.width, frame.height)),
        tint.readable(on: context.ground), context)
    case .missing, nil:
      if context.ground.followsAppearance { box(frame, fill: .theme(.fill), context) }
      if let name {
        paintMissing(name, in: frame.inset(2, 2), context)
      } else {
        glyph(
          .image, in: frame.centered(min(frame.width, frame.height, 96) * 0.5),
          Paint.theme(.faintLabel).readable(on: context.ground), context)
      }
    }
  }
}

extension MapSize {
  /// Returns the size with the same proportions that fits into another; the same if it is smaller.
  fileprivate func shrunk(to limit: MapSize) -> MapSize {
    let factor = min(1, limit.width / width, limit.height / height)
    return MapSize(width: width * factor, height: height * factor)
  }
}
