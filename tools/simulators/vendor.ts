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

/** Makes a record in a vendor's books, of all whose keys are `key`, that an operator may push this to; answers its id. */
export type MakeRecord = (
  vendor: Omit<RunningSimulator, "close"> & { readonly adminToken: string; readonly key: string },
  push: OperatorPush,
) => Promise<string>

/** One simulated vendor: what it takes to start it, and to run the shop against it. */
export interface Vendor {
  /** As the shop names the gateway. */
  readonly name: string
  /** The variable by which the shop is told where the vendor is. Set to another address, no simulator is needed. */
  readonly urlVariable: string
  readonly portVariable: string
  /** Variables that shop and vendor must agree on. */
  readonly keyVariables: ReadonlyArray<string>
  /** What else the shop is told, given the address at which browsers reach the simulator. */
  readonly shopVariables: (browserUrl: string) => Readonly<Record<string, string>>
  /** What the simulator itself is told, given that address. Absent: nothing. */
  readonly ownVariables?: (browserUrl: string) => Readonly<Record<string, string>>
  /** What the tests of the operator's page push things to. */
  readonly record: MakeRecord
  /** Reads the vendor's own settings; the failure names everything that is wrong with them. */
  readonly prepare: (
    environment: NodeJS.ProcessEnv,
    shared: SharedSettings,
  ) => Result.Result<() => Promise<RunningSimulator>, string>
}
