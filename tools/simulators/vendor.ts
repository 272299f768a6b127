import type { Result } from "effect"
import type { SharedSettings } from "./settings.ts"

export interface RunningSimulator {
  /** The vendor's own API. */
  readonly url: string
  readonly adminUrl: string
  readonly close: () => Promise<void>
}

export interface OperatorPush {
  readonly route: string
  readonly body: Readonly<Record<string, unknown>>
}

/**
 * Creates a record in a vendor's books, with `key` in all its keys, that accepts this push of an operator; returns its
 * id.
 */
export type MakeRecord = (
  vendor: Omit<RunningSimulator, "close"> & { readonly adminToken: string; readonly key: string },
  push: OperatorPush,
) => Promise<string>

/** One simulated vendor: what is needed to start it, and to run the shop against it. */
export interface Vendor {
  /** The shop's name for the gateway. */
  readonly name: string
  /** The variable with the vendor's address. If it is set to another address, no simulator is needed. */
  readonly urlVariable: string
  readonly portVariable: string
  /** Variables that shop and vendor must agree on. */
  readonly keyVariables: ReadonlyArray<string>
  /** Further variables of the shop, given the simulator's address for browsers. */
  readonly shopVariables: (browserUrl: string) => Readonly<Record<string, string>>
  /** The simulator's own variables, given that address. Absent: none. */
  readonly ownVariables?: (browserUrl: string) => Readonly<Record<string, string>>
  /** A record for the tests of the operator page. */
  readonly record: MakeRecord
  /** Reads the vendor's own settings; a failure names all errors in them. */
  readonly prepare: (
    environment: NodeJS.ProcessEnv,
    shared: SharedSettings,
  ) => Result.Result<() => Promise<RunningSimulator>, string>
}
