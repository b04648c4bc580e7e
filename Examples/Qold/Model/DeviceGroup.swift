/// Devices in one place.
struct DeviceGroup: Equatable {
  var name: String
  var devices: [Device]
}

extension DeviceGroup {
  static let samples = [
    DeviceGroup(
      name: "Cellar",
      devices: [
        Device(name: "Wine fridge", temperature: 11.5, limits: .init(lowest: 8, highest: 14)),
        Device(name: "Freezer", temperature: -19, limits: .init(lowest: -24, highest: -18)),
      ]),
    DeviceGroup(
      name: "Kitchen",
      devices: [
        Device(name: "Fridge", temperature: 9, limits: .init(lowest: 2, highest: 8))
      ]),
  ]
}
