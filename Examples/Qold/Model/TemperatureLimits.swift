/// The allowed range of temperatures, in degrees Celsius.
struct TemperatureLimits: Equatable {
  var lowest: Double
  var highest: Double

  func contains(_ temperature: Double) -> Bool {
    lowest <= temperature && temperature <= highest
  }
}

extension TemperatureLimits: CustomStringConvertible {
  var description: String { "\(lowest) – \(highest) °C" }
}
