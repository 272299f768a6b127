import type { Result } from "effect"
import type { SharedSettings } from "./settings.ts"

export interface RunningSimulator {
  /** The vendor's own API. */
  readonly url: string
  readonly adminUrl: string
  readonly close: () => Promise<void>
}

/** One simulated vendor, as `main.ts` starts it. */
export interface Vendor {
  readonly name: string
  /** Reads the vendor's own settings; the failure names everything that is wrong with them. */
  readonly prepare: (
    environment: NodeJS.ProcessEnv,
    shared: SharedSettings,
  ) => Result.Result<() => Promise<RunningSimulator>, string>
}
