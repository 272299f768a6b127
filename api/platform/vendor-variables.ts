import { Result } from "effect"
import { allOrNone, decodeVariables, type Fields, type Variables } from "./variables.ts"

/** What the adapter of a vendor reads from the environment. */
export interface VendorVariables<Settings> {
  /** A line for each variable that is wrong. */
  readonly problemsIn: (variables: Variables) => ReadonlyArray<string>
  /** Undefined where the shop has no credentials for the vendor. `readConfig` has found no problems in them. */
  readonly settingsOf: (config: { readonly vendorVariables: Variables }) => Settings | undefined
}

/** Holds for every value that docker-compose.yml gives where a vendor's variable is not set. */
const isSimulated = (value: string): boolean => value.includes("simulat")

/** A line for each variable with a value that everybody knows, where the vendor is not the simulator. */
const simulatedBesideReal = (
  credentials: ReadonlyArray<string>,
  options: ReadonlyArray<string>,
  variables: Variables,
): ReadonlyArray<string> => {
  const given = (names: ReadonlyArray<string>) =>
    names.flatMap((name) => (variables[name] === undefined ? [] : { name, value: variables[name] }))
  return given(credentials).every(({ value }) => isSimulated(value))
    ? []
    : given([...credentials, ...options]).flatMap(({ name, value }) =>
        isSimulated(value)
          ? `  ${name}: is the simulator's, beside others of a real vendor: set it, too`
          : [],
      )
}

/** `credentials`: all of them or none, which leaves the vendor off; `options`: each may be absent by itself. */
export const vendorVariables = <Credentials, Options, Settings>(
  credentials: Fields<Credentials>,
  options: Fields<Options>,
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
        ...simulatedBesideReal(Object.keys(credentials.fields), Object.keys(options.fields), variables),
      ]
    },
    settingsOf: ({ vendorVariables: variables }) => {
      const { access, rest } = read(variables)
      const given = Result.getOrThrow(access)
      return given === undefined ? undefined : toSettings({ ...given, ...Result.getOrThrow(rest) })
    },
  }
}
