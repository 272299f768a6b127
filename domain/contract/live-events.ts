import { Schema } from "effect"
import { OrderCountsData } from "./order-summary.ts"

/** Why a session ended. `reuse`: a used refresh token came back, so it was probably stolen. */
export const SessionEnd = Schema.Literals([
  "log-out",
  "reuse",
  "disabled",
  "password",
  "second-factor",
  "role",
  "erased",
])
export type SessionEnd = typeof SessionEnd.Type

/** The data of the server-sent events by their names. `position`: where in the log the read models are. */
export const LiveEvents = {
  account: Schema.Struct({ changed: Schema.Literal(true) }),
  "signed-out": Schema.Struct({ reason: SessionEnd }),
  chat: Schema.Struct({ chatId: Schema.String }),
  timeline: Schema.Struct({ position: Schema.String }),
  counts: Schema.Struct({ ...OrderCountsData.fields, position: Schema.String }),
}
export type LiveEvents = { readonly [Name in keyof typeof LiveEvents]: (typeof LiveEvents)[Name]["Type"] }
