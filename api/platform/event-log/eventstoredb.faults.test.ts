import type { EventLog } from "@voltread/domain/event.ts"
import type { Layer } from "effect"
import { eventLogContract } from "./contract.ts"
import { eventStoreDbEventLog } from "./eventstoredb.ts"
import { startEventStoreDbDouble } from "./testing/eventstoredb/server.ts"
import { networkTo } from "./testing/network.ts"

const logAt = (url: string): Layer.Layer<EventLog> =>
  eventStoreDbEventLog({ url, patience: "6 seconds", answerTimeout: "3 seconds" })

/** One node without TLS can be reached through another port; a cluster or a certificate cannot. */
const ONE_OPEN_NODE = /^esdb:\/\/(?<host>[^@,:/?]+)(?::(?<port>\d+))?\/?\?(?:.*&)?tls=false/i

const realServer = process.env.EVENTSTORE_URL

if (realServer === undefined) {
  for (const batchAppend of [true, false]) {
    const name = `EventStoreDB client, protocol double ${batchAppend ? "with" : "without"} batch append`
    eventLogContract(name, { cutsNetwork: true }, async () => {
      const double = await startEventStoreDbDouble({ batchAppend })
      const network = await networkTo("127.0.0.1", double.port)
      const stop = async () => {
        await network.close()
        double.stop()
      }
      return { layer: logAt(`esdb://127.0.0.1:${network.port}?tls=false`), network, stop }
    })
  }
} else {
  const { host, port } = ONE_OPEN_NODE.exec(realServer)?.groups ?? {}
  eventLogContract("EventStoreDB server", { cutsNetwork: host !== undefined }, async () => {
    if (host === undefined) return { layer: logAt(realServer), stop: async () => undefined }
    const network = await networkTo(host, Number(port ?? 2113))
    return { layer: logAt(`esdb://127.0.0.1:${network.port}?tls=false`), network, stop: network.close }
  })
}
