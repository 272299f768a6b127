import type { Customer } from "@voltread/domain/contract/customer.ts"

const at = "2026-10-01T00:00:00.000Z"

/** A customer who has done nothing but register. */
export const aCustomer: Customer = {
  username: "ada@example.com",
  firstName: "Adelaide",
  lastName: "Lovelace",
  phone: "2125550100",
  type: "CUSTOMER",
  attributes: { isActive: true, hasPassword: true },
  isActive: true,
  isErased: false,
  isGuest: false,
  createdAt: at,
  updatedAt: at,
  lastSignInAt: null,
  addresses: [],
  orders: [],
  hasMoreOrders: false,
  orderCount: 0,
  spent: 0,
  messages: [],
  hasMoreMessages: false,
  undelivered: null,
  applications: [],
  timeline: [],
  hasMoreChanges: false,
}
