/**
 * Who can sign in to a shop with demo data. `tools/demo` creates them with the password in DEMO_PASSWORD, which is made
 * for each installation: a shop on the internet must not have one that everybody knows.
 */
export const DEMO_LOGINS = [
  { type: "ADMIN", username: "admin@voltread.example", firstName: "Ada", lastName: "Lindqvist" },
  { type: "CUSTOMERSUPPORT", username: "support@voltread.example", firstName: "Sam", lastName: "Okafor" },
  { type: "SUPER ADMIN", username: "owner@voltread.example", firstName: "Noor", lastName: "Haddad" },
] as const
