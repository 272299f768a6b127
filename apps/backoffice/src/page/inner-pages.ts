import type { Permission } from "../session/role.ts"
import type { StaffIconName } from "./staff-icon.tsx"

interface InnerPage {
  readonly to: "/payouts" | "/missing-money" | "/postbacks" | "/canned-responses" | "/undelivered-mail"
  readonly label: string
  readonly icon: StaffIconName
  readonly permission: Permission
  /** The page of the menu that leads to it. */
  readonly from: string
}

export const PAYOUTS: InnerPage = {
  to: "/payouts",
  label: "Refunds to pay out",
  icon: "undo",
  permission: "refund",
  from: "/",
}
export const MISSING_MONEY: InnerPage = {
  to: "/missing-money",
  label: "Paid orders with money missing",
  icon: "alert",
  permission: "refund",
  from: "/",
}
export const POSTBACKS: InnerPage = {
  to: "/postbacks",
  label: "Postbacks",
  icon: "link",
  permission: "manage-affiliates",
  from: "/affiliates",
}
export const CANNED_RESPONSES: InnerPage = {
  to: "/canned-responses",
  label: "Canned responses",
  icon: "chat",
  permission: "manage-customers",
  from: "/contacts",
}
export const UNDELIVERED_MAIL: InnerPage = {
  to: "/undelivered-mail",
  label: "Undelivered mail",
  icon: "mail",
  permission: "manage-customers",
  from: "/contacts",
}

/** Pages that the menu does not name. */
export const INNER_PAGES: ReadonlyArray<InnerPage> = [
  PAYOUTS,
  MISSING_MONEY,
  POSTBACKS,
  CANNED_RESPONSES,
  UNDELIVERED_MAIL,
]
