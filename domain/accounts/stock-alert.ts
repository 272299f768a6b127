import { Schema } from "effect"
import { Line } from "../shared/text.ts"
import { emailField } from "./email.ts"

const MAX_PRODUCT_ID = 100

/** Requests one mail when a sold-out product is available again. */
export const StockAlertForm = Schema.Struct({ productId: Line(MAX_PRODUCT_ID), email: emailField })
export type StockAlertForm = typeof StockAlertForm.Type
