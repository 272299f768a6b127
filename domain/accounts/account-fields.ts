/** The names of an account's and its addresses' fields, where changes are shown. */
export const ACCOUNT_FIELDS: Readonly<Record<string, string>> = {
  firstName: "First name",
  lastName: "Last name",
  phone: "Phone",
  address1: "Address",
  address2: "Apartment, suite, unit",
  city: "City",
  state: "State",
  postalCode: "ZIP code",
  isDefaultShipping: "Default shipping address",
  isDefaultBilling: "Default billing address",
  isActive: "May log in",
  role: "Role",
}
