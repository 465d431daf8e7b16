extension CalendarStrings {
  package static let english = CalendarStrings(
    month: { month in
      switch month {
      case .january: "January"
      case .february: "February"
      case .march: "March"
      case .april: "April"
      case .may: "May"
      case .june: "June"
      case .july: "July"
      case .august: "August"
      case .september: "September"
      case .october: "October"
      case .november: "November"
      case .december: "December"
      }
    },
    weekday: { weekday in
      switch weekday {
      case .monday: "Monday"
      case .tuesday: "Tuesday"
      case .wednesday: "Wednesday"
      case .thursday: "Thursday"
      case .friday: "Friday"
      case .saturday: "Saturday"
      case .sunday: "Sunday"
      }
    },
    tomorrow: "tomorrow", on: "on ",
    streak: { "\($0) \($0 == 1 ? "day" : "days") in a row" })
}
