import type { IconName } from "@voltread/ui/components/icon.tsx"
import type { Permission } from "../session/role.ts"

export interface PageLink {
  readonly to: "/orders" | "/applications" | "/reports"
  readonly label: string
  readonly icon: IconName
  readonly permission: Permission
  /** Second key after G. */
  readonly key: string
}

/** The rooms of the back office, in the order of the menu. */
export const PAGES: ReadonlyArray<PageLink> = [
  { to: "/orders", label: "Orders", icon: "box", permission: "read-orders", key: "O" },
  { to: "/applications", label: "Applications", icon: "note", permission: "read-orders", key: "A" },
  { to: "/reports", label: "Reports", icon: "chart", permission: "read-reports", key: "R" },
]
