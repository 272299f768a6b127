import { Schema } from "effect"
import { Line } from "../shared/text.ts"
import { emailField } from "./email.ts"

const MAX_PRODUCT_ID = 100

/** Asks for one mail when a product that is sold out can be had again. */
export const StockAlertForm = Schema.Struct({ productId: Line(MAX_PRODUCT_ID), email: emailField })
export type StockAlertForm = typeof StockAlertForm.Type
