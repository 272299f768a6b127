import { Schema } from "effect"
import { Passkey } from "./passkey.ts"

/** How one's own log-in is secured. */
export const SecondFactorState = Schema.Struct({
  /** By the app or by a passkey. */
  isOn: Schema.Boolean,
  /** All staff have to have it. */
  isRequired: Schema.Boolean,
  hasApp: Schema.Boolean,
  recoveryCodesLeft: Schema.Number,
  passkeys: Schema.Array(Passkey),
})
export type SecondFactorState = typeof SecondFactorState.Type

/** What the app has to know; shown once. */
export const SecondFactorSetUp = Schema.Struct({
  /** To type in where no picture can be read. */
  secret: Schema.String,
  uri: Schema.String,
  /** The picture of `uri`: how many dots it is wide, and the dots as the path of an SVG. */
  picture: Schema.Struct({ size: Schema.Number, path: Schema.String }),
})
export type SecondFactorSetUp = typeof SecondFactorSetUp.Type

/** Shown once; none where the account has kept its own. */
export const RecoveryCodes = Schema.Struct({ recoveryCodes: Schema.Array(Schema.String) })
