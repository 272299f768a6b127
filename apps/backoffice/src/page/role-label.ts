const words: Readonly<Record<string, string>> = {
  customersupport: "Support",
  admin: "Admin",
  "super admin": "Super admin",
  customer: "Customer",
  guest: "Guest",
  system: "System",
  gateway: "Gateway",
}

/** Who did something, by their role. */
export const roleLabel = (role: string): string => words[role] ?? role
