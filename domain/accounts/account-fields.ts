/** How the fields of an account and its addresses are called in what is told of their changes. */
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
