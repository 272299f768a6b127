/**
 * The log-ins of a shop with demo data. `tools/demo` creates them with the password in DEMO_PASSWORD, which is
 * generated for each installation: a shop on the internet must not have a publicly known one.
 */
export const DEMO_LOGINS = [
  { type: "ADMIN", username: "admin@voltread.example", firstName: "Ada", lastName: "Lindqvist" },
  { type: "CUSTOMERSUPPORT", username: "support@voltread.example", firstName: "Sam", lastName: "Okafor" },
  { type: "SUPER ADMIN", username: "owner@voltread.example", firstName: "Noor", lastName: "Haddad" },
] as const
