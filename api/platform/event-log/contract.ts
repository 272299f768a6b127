import { afterAll, beforeAll, describe } from "vitest"
import { appendContract } from "./contract/append.ts"
import type { Engine } from "./contract/engine.ts"
import { followersContract } from "./contract/followers.ts"
import { outageContract } from "./contract/outage.ts"
import { readContract } from "./contract/read.ts"
import { subscribeContract } from "./contract/subscribe.ts"

/**
 * Contract tests of the port `EventLog`, for every engine. The log that `start` gives may contain other events, as on a
 * real server.
 */
export const eventLogContract = (
  name: string,
  options: { readonly cutsNetwork: boolean },
  start: () => Promise<Engine>,
): void => {
  describe(`event log contract: ${name}`, () => {
    let engine: Engine | undefined
    const started = (): Engine => {
      if (engine === undefined) throw new Error(`${name} has not started`)
      return engine
    }
    beforeAll(async () => {
      engine = await start()
    })
    afterAll(() => engine?.stop())

    appendContract(started)
    readContract(started)
    subscribeContract(started)
    followersContract(started)
    if (options.cutsNetwork) outageContract(started)
  })
}
