import type { Schema } from "effect"
import { Result } from "effect"
import { allOrNone, decodeVariables, type Variables } from "./variables.ts"

/** What the adapter of a vendor reads from the environment. */
export interface VendorVariables<Settings> {
  /** A line for each variable that is wrong. */
  readonly problemsIn: (variables: Variables) => ReadonlyArray<string>
  /** Undefined where the shop has no credentials for the vendor. `readConfig` has found no problems in them. */
  readonly settingsOf: (config: { readonly vendorVariables: Variables }) => Settings | undefined
}

/** `credentials`: all of them or none, which leaves the vendor off; `options`: each may be absent by itself. */
export const vendorVariables = <Credentials, Options, Settings>(
  credentials: Schema.ConstraintDecoder<Credentials> & { readonly fields: Readonly<Record<string, unknown>> },
  options: Schema.ConstraintDecoder<Options>,
  toSettings: (variables: Credentials & Options) => Settings,
): VendorVariables<Settings> => {
  const read = (variables: Variables) => ({
    access: allOrNone(credentials, variables),
    rest: decodeVariables(options, variables),
  })
  return {
    problemsIn: (variables) => {
      const { access, rest } = read(variables)
      return [
        ...(Result.isFailure(access) ? access.failure : []),
        ...(Result.isFailure(rest) ? rest.failure : []),
      ]
    },
    settingsOf: ({ vendorVariables: variables }) => {
      const { access, rest } = read(variables)
      const given = Result.getOrThrow(access)
      return given === undefined ? undefined : toSettings({ ...given, ...Result.getOrThrow(rest) })
    },
  }
}
