import { once } from "node:events"
import { connect, createServer, type Socket } from "node:net"
import { listenOnLoopback, tie } from "@voltread/api/platform/event-log/testing/relay.ts"
import type { Boundary } from "./boundary.ts"

export interface DeadlyNetwork {
  readonly port: number
  readonly close: () => Promise<void>
}

/**
 * The way of one process to its database, or to a vendor. What the process sends at once is one effect. When the process
 * ends, all its connections break, as the system breaks those of a process that was killed.
 */
export const deadlyNetwork = async (
  host: string,
  port: number,
  boundary: Boundary,
  kind: "statement" | "gateway",
): Promise<DeadlyNetwork> => {
  const sockets = new Set<Socket>()
  const breakAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  void boundary.ended.then(breakAll)

  const server = createServer((near) => {
    if (boundary.hasEnded) {
      near.destroy()
      return
    }
    const far = connect({ host, port })
    let isLast = false
    tie(near, far, sockets)
    near.on("data", (chunk) => {
      switch (boundary.cross(kind)) {
        case "ended":
          return
        case "before":
          return boundary.finish()
        case "after":
          isLast = true
          return void far.write(chunk)
        case "goes on":
          return void far.write(chunk)
      }
    })
    far.on("data", (chunk) => {
      if (isLast) boundary.finish()
      else if (!boundary.hasEnded) near.write(chunk)
    })
  })
  const ownPort = await listenOnLoopback(server)
  return {
    port: ownPort,
    close: async () => {
      breakAll()
      server.close()
      await once(server, "close")
    },
  }
}
