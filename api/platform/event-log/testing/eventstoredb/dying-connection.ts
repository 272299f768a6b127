/**
 * Run as a process of its own, because what it shows would otherwise be the test runner's to catch: two clients share
 * the client library's table of appends, the connection of one dies, and the other's answers find nobody. Exits with 0
 * and prints how many events each stream got.
 */
import { Effect } from "effect"
import { append, newEvents, read, startProcess, uniquePrefix } from "../../contract/engine.ts"
import { eventStoreDbEventLog } from "../../eventstoredb.ts"
import { networkTo } from "../network.ts"
import { startEventStoreDbDouble } from "./server.ts"

const WRITERS = 16
const APPENDS = 40

const double = await startEventStoreDbDouble()
const networks = [await networkTo("127.0.0.1", double.port), await networkTo("127.0.0.1", double.port)]
const processes = networks.map(({ port }) =>
  startProcess({
    layer: eventStoreDbEventLog({ url: `esdb://127.0.0.1:${port}?tls=false`, answerTimeout: "500 millis" }),
  }),
)
const prefix = uniquePrefix()

const writers = Array.from({ length: WRITERS }, (_, writer) => {
  const process = processes[writer % processes.length]
  return process?.run(
    Effect.gen(function* () {
      for (let n = 0; n < APPENDS; n++) {
        yield* append(`${prefix}${writer}`, writer % 3 === 0 ? "any" : n - 1, newEvents(1))
        yield* Effect.sleep("10 millis")
      }
      return (yield* read(`${prefix}${writer}`)).length
    }),
  )
})
const [dying] = networks
for (let death = 0; death < 6; death++) {
  await new Promise((resolve) => setTimeout(resolve, 60))
  await dying?.cut()
  await new Promise((resolve) => setTimeout(resolve, 20))
  await dying?.restore()
}
const counts = await Promise.all(writers)
await Promise.all(processes.map((process) => process.exit()))
await Promise.all(networks.map((network) => network.close()))
double.stop()
process.stdout.write(JSON.stringify({ counts, expected: APPENDS }))
