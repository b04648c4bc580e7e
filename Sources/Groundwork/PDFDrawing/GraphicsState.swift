/// The settings that drawing operators use and `q` saves.
struct GraphicsState {
  var matrix: Matrix
  var fill = Painting()
  var stroke = Painting()
  var lineWidth = 1.0
  var cap = 0
  var join = 0
  var miterLimit = 10.0
  var dashes: [Double] = []
  var dashStart = 0.0
  var layer = PictureOutput.Layer()

  /// The use of colors for the inside or the line of paths.
  struct Painting {
    var space = ColorSpace.gray
    var paint = Paint.color(.black)
    var alpha = 1.0
  }

  enum Paint {
    case color(PictureColor)
    /// A gradient, and the transformation of its coordinates.
    case gradient(PictureGradient, Matrix)
  }
}
