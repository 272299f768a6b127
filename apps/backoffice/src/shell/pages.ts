import type { IconName } from "@voltread/ui/components/icon.tsx"
import type { Permission } from "../session/role.ts"

export interface PageLink {
  readonly to:
    | "/orders"
    | "/applications"
    | "/customers"
    | "/chats"
    | "/contacts"
    | "/prices"
    | "/reports"
    | "/staff"
    | "/erasures"
  readonly label: string
  readonly icon: IconName
  readonly permission: Permission
  /** Second key after G. */
  readonly key: string
}

/** The pages of the back office in the order of the menu. Menus, palette and shortcuts are built from it. */
export const PAGES: ReadonlyArray<PageLink> = [
  { to: "/orders", label: "Orders", icon: "box", permission: "read-orders", key: "O" },
  { to: "/applications", label: "Applications", icon: "note", permission: "read-orders", key: "A" },
  { to: "/customers", label: "Customers", icon: "user", permission: "manage-customers", key: "U" },
  { to: "/chats", label: "Chat", icon: "mail", permission: "manage-customers", key: "H" },
  { to: "/contacts", label: "Contacts", icon: "phone", permission: "manage-customers", key: "C" },
  { to: "/prices", label: "Prices", icon: "card", permission: "manage-prices", key: "P" },
  { to: "/reports", label: "Reports", icon: "chart", permission: "read-reports", key: "R" },
  { to: "/staff", label: "Staff", icon: "shield", permission: "add-support-staff", key: "S" },
  { to: "/erasures", label: "Erasures", icon: "trash", permission: "erase-personal-data", key: "E" },
]
