/// Something that keeps things cold.
struct Device: Equatable {
  var name: String
  /// In degrees Celsius.
  var temperature: Double
  var limits: TemperatureLimits
  var isAlarmOn = true
  /// Whom to call when the temperature leaves its limits.
  var phoneNumber: PhoneNumber?
}

/// What a gauge shows.
struct Reading: Equatable {
  /// In degrees Celsius.
  var temperature: Double
  var limits: TemperatureLimits

  var isWithinLimits: Bool { limits.contains(temperature) }
}

extension Device {
  var reading: Reading { Reading(temperature: temperature, limits: limits) }
}
