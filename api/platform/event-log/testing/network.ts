import { once } from "node:events"
import { connect, createServer, type Socket } from "node:net"
import { listenOnLoopback, tie } from "./relay.ts"

/** A stretch of network in front of a server, which a test can cut. */
export interface Network {
  readonly port: number
  /** How many connections were made so far. */
  readonly connections: () => number
  /** Lets nothing more through on the connections that are there, without ending them: neither side is told. */
  readonly freeze: () => void
  /** Drops all connections and refuses new ones. */
  readonly cut: () => Promise<void>
  readonly restore: () => Promise<void>
  /** Settles when the next connection has been refused. */
  readonly refusal: () => Promise<void>
  readonly close: () => Promise<void>
}

export const networkTo = async (host: string, port: number): Promise<Network> => {
  const sockets = new Set<Socket>()
  let whole = true
  let connections = 0

  const server = createServer((near) => {
    if (!whole) {
      near.resetAndDestroy()
      server.emit("refused")
      return
    }
    connections += 1
    const far = connect({ host, port })
    tie(near, far, sockets)
    near.pipe(far).pipe(near)
  })
  const ownPort = await listenOnLoopback(server)

  const cut = async (): Promise<void> => {
    whole = false
    for (const socket of sockets) socket.resetAndDestroy()
  }
  return {
    port: ownPort,
    connections: () => connections,
    freeze: () => {
      for (const socket of sockets) socket.unpipe().pause()
    },
    cut,
    restore: async () => {
      whole = true
    },
    refusal: async () => {
      await once(server, "refused")
    },
    close: async () => {
      await cut()
      server.close()
      await once(server, "close")
    },
  }
}
