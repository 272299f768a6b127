import type { StaffIconName } from "../page/staff-icon.tsx"
import type { Permission } from "../session/role.ts"

export interface PageLink {
  readonly to:
    | "/"
    | "/orders"
    | "/reviews"
    | "/product-reviews"
    | "/applications"
    | "/customers"
    | "/chats"
    | "/contacts"
    | "/prices"
    | "/affiliates"
    | "/reports"
    | "/staff"
    | "/settings"
    | "/audit-log"
    | "/erasures"
    | "/read-models"
  readonly label: string
  readonly icon: StaffIconName
  readonly permission: Permission
  /** Second key after G. */
  readonly key: string
  /** How much of it waits there for staff stands beside the label. */
  readonly counts?: StaffQueue
}

export type StaffQueue = "PENDING_REVIEW" | "reviews to publish" | "chats" | "contacts"

/** The pages of the back office in the order of the menu. Menus, palette and shortcuts are built from it. */
export const PAGES: ReadonlyArray<PageLink> = [
  {
    to: "/",
    label: "Dashboard",
    icon: "home",
    permission: "read-reports",
    key: "D",
  },
  { to: "/orders", label: "Orders", icon: "box", permission: "read-orders", key: "O" },
  {
    to: "/reviews",
    label: "To review",
    icon: "alert",
    permission: "read-orders",
    key: "V",
    counts: "PENDING_REVIEW",
  },
  { to: "/applications", label: "Applications", icon: "note", permission: "read-orders", key: "A" },
  { to: "/customers", label: "Customers", icon: "user", permission: "manage-customers", key: "U" },
  { to: "/chats", label: "Chat", icon: "chat", permission: "manage-customers", key: "H", counts: "chats" },
  {
    to: "/contacts",
    label: "Contacts",
    icon: "phone",
    permission: "manage-customers",
    key: "C",
    counts: "contacts",
  },
  {
    to: "/product-reviews",
    label: "Reviews",
    icon: "star",
    permission: "manage-customers",
    key: "W",
    counts: "reviews to publish",
  },
  { to: "/prices", label: "Prices", icon: "tag", permission: "manage-prices", key: "P" },
  {
    to: "/affiliates",
    label: "Affiliates",
    icon: "link",
    permission: "manage-affiliates",
    key: "F",
  },
  { to: "/reports", label: "Reports", icon: "chart", permission: "read-reports", key: "R" },
  { to: "/staff", label: "Staff", icon: "shield", permission: "add-support-staff", key: "S" },
  { to: "/settings", label: "Settings", icon: "sliders", permission: "manage-settings", key: "T" },
  { to: "/audit-log", label: "Audit log", icon: "clock", permission: "read-audit-log", key: "L" },
  { to: "/erasures", label: "Erasures", icon: "trash", permission: "erase-personal-data", key: "E" },
  { to: "/read-models", label: "System data", icon: "database", permission: "rebuild-read-models", key: "M" },
]
