/// The meaning of a field's text. A browser offers what it has stored of the person: names, addresses, passwords.
public enum TextContentType: Sendable, Hashable, CaseIterable {
  /// A whole name.
  case name
  /// A title before a name.
  case namePrefix
  /// A first name.
  case givenName
  /// A name between the first and the last one.
  case middleName
  /// A last name.
  case familyName
  /// A title after a name.
  case nameSuffix
  /// A short name.
  case nickname
  /// A name for signing in.
  case username
  /// The password of an account.
  case password
  /// The password of a new account, or a changed one.
  case newPassword
  /// A code that is used once.
  case oneTimeCode
  /// An email address.
  case emailAddress
  /// A telephone number.
  case telephoneNumber
  /// A web address.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  /// The title of a job.
  case jobTitle
  /// The name of a company.
  case organizationName
  /// A street and number, with everything before the city.
  case fullStreetAddress
  /// The first line of a street address.
  case streetAddressLine1
  /// The second line of a street address.
  case streetAddressLine2
  /// A city.
  case addressCity
  /// A state or province.
  case addressState
  /// A city with its state.
  case addressCityAndState
  /// A part of a city.
  case sublocality
  /// A country.
  case countryName
  /// A postal code.
  case postalCode
  /// A place, for which browsers have no completion.
  case location
  /// A date of birth.
  case birthdate
  /// The day of a date of birth.
  case birthdateDay
  /// The month of a date of birth.
  case birthdateMonth
  /// The year of a date of birth.
  case birthdateYear
  /// A date and time, for which browsers have no completion.
  case dateTime
  /// The number of a payment card.
  case creditCardNumber
  /// The name on a payment card.
  case creditCardName
  /// The first name on a payment card.
  case creditCardGivenName
  /// The middle name on a payment card.
  case creditCardMiddleName
  /// The last name on a payment card.
  case creditCardFamilyName
  /// The security code of a payment card.
  case creditCardSecurityCode
  /// The month and year in which a payment card ends.
  case creditCardExpiration
  /// The month in which a payment card ends.
  case creditCardExpirationMonth
  /// The year in which a payment card ends.
  case creditCardExpirationYear
  /// The brand of a payment card.
  case creditCardType
  /// The number of a flight, for which browsers have no completion.
  case flightNumber
  /// The number of a parcel, for which browsers have no completion.
  case shipmentTrackingNumber
}
