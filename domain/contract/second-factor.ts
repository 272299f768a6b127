import { Schema } from "effect"
import { Passkey } from "./passkey.ts"

/** How the user's own log-in is protected. */
export const SecondFactorState = Schema.Struct({
  /** With an app or a passkey. */
  isOn: Schema.Boolean,
  /** Required for all staff. */
  isRequired: Schema.Boolean,
  hasApp: Schema.Boolean,
  recoveryCodesLeft: Schema.Number,
  passkeys: Schema.Array(Passkey),
})
export type SecondFactorState = typeof SecondFactorState.Type

/** The setup data for the app; shown once. */
export const SecondFactorSetUp = Schema.Struct({
  /** For typing where the QR code cannot be scanned. */
  secret: Schema.String,
  uri: Schema.String,
  /** The QR code of `uri`: its width in modules, and the modules as an SVG path. */
  picture: Schema.Struct({ size: Schema.Number, path: Schema.String }),
})
export type SecondFactorSetUp = typeof SecondFactorSetUp.Type

/** Shown once; empty if the account keeps its existing codes. */
export const RecoveryCodes = Schema.Struct({ recoveryCodes: Schema.Array(Schema.String) })
