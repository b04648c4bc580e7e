/// A device that cools things.
struct Device: Equatable {
  var name: String
  /// The temperature in degrees Celsius.
  var temperature: Double
  var limits: TemperatureLimits
  var isAlarmOn = true
  /// The number to call when the temperature leaves its limits.
  var phoneNumber: PhoneNumber?
}

/// The value that a gauge shows.
struct Reading: Equatable {
  /// The temperature in degrees Celsius.
  var temperature: Double
  var limits: TemperatureLimits

  var isWithinLimits: Bool { limits.contains(temperature) }
}

extension Device {
  var reading: Reading { Reading(temperature: temperature, limits: limits) }
}
