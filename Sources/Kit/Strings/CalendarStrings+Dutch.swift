extension CalendarStrings {
  package static let dutch = CalendarStrings(
    month: { month in
      switch month {
      case .january: "januari"
      case .february: "februari"
      case .march: "maart"
      case .april: "april"
      case .may: "mei"
      case .june: "juni"
      case .july: "juli"
      case .august: "augustus"
      case .september: "september"
      case .october: "oktober"
      case .november: "november"
      case .december: "december"
      }
    },
    weekday: { weekday in
      switch weekday {
      case .monday: "maandag"
      case .tuesday: "dinsdag"
      case .wednesday: "woensdag"
      case .thursday: "donderdag"
      case .friday: "vrijdag"
      case .saturday: "zaterdag"
      case .sunday: "zondag"
      }
    },
    tomorrow: "morgen", on: "op ",
    streak: { "\($0) \($0 == 1 ? "dag" : "dagen") op rij" })
}
