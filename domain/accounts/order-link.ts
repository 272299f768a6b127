import { Schema } from "effect"
import { atMost, required } from "../shared/form-rules.ts"
import { emailField } from "./email.ts"

/** What customers know about an order whose link they have lost. */
export const OrderLinkForm = Schema.Struct({
  orderNumber: required("Please enter your order number", atMost(40)),
  email: emailField,
})
