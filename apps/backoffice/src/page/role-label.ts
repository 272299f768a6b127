import { processorLabel } from "@voltread/domain/ordering/processor-label.ts"
import { isLender } from "@voltread/domain/shared/lender-names.ts"

const words: Readonly<Record<string, string>> = {
  customersupport: "Support",
  admin: "Admin",
  "super admin": "Super admin",
  customer: "Customer",
  guest: "Guest",
  system: "System",
  gateway: "Payment provider",
}

/** Who did something, by their role; a text that is none stays as it is. */
export const roleLabel = (role: string): string => words[role.toLowerCase()] ?? role

interface Actor {
  readonly actorName: string
  readonly actorRole: string
}

/**
 * Who did something: their name and role; guests who have not said their name are only called guests. Gateways are called
 * as staff know them, and lenders are no payment providers.
 */
export const actorLabel = ({ actorName, actorRole }: Actor): string => {
  const role = roleLabel(actorRole)
  if (actorName === role) return role
  if (actorRole.toLowerCase() !== "gateway") return `${actorName} · ${role}`
  return `${processorLabel(actorName)} · ${isLender(actorName) ? "Lender" : role}`
}
