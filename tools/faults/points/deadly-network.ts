import { once } from "node:events"
import { connect, createServer, type Socket } from "node:net"
import { listenOnLoopback } from "@voltread/api/platform/event-log/testing/relay.ts"
import type { Boundary } from "./boundary.ts"

export interface DeadlyNetwork {
  readonly port: number
  /** Resolves when everything that got through before the end has been carried out. */
  readonly close: () => Promise<void>
}

/** No call takes longer; a statement that does is waiting for another's lock, and changes nothing meanwhile. */
const ANSWERED_MS = { gateway: 10_000, statement: 1_000 }

/**
 * The connection of one process to its database or a vendor. Everything that the process sends at once is one effect.
 * When the process ends, all its connections break, as those of a killed process do. The other side still carries out
 * what it has received: `close` waits for that, since later checks act as if minutes had passed.
 */
export const deadlyNetwork = async (
  host: string,
  port: number,
  boundary: Boundary,
  kind: "statement" | "gateway",
): Promise<DeadlyNetwork> => {
  const near = new Set<Socket>()
  const far = new Set<Socket>()
  /** Connections on which the other side has received something and not answered yet. */
  const owing = new Set<Socket>()
  const breakAll = () => {
    for (const socket of near) socket.destroy()
    for (const socket of far) if (!owing.has(socket)) socket.destroy()
  }
  void boundary.ended.then(breakAll)

  const server = createServer((socket) => {
    if (boundary.hasEnded) {
      socket.destroy()
      return
    }
    const other = connect({ host, port })
    let isLast = false
    keep(near, socket, () => {
      if (!owing.has(other)) other.destroy()
    })
    keep(far, other, () => {
      owing.delete(other)
      socket.destroy()
    })
    const send = (chunk: Buffer | string) => {
      owing.add(other)
      other.write(chunk)
    }
    socket.on("data", (chunk) => {
      switch (boundary.cross(kind)) {
        case "ended":
          return
        case "before":
          return boundary.finish()
        case "after":
          isLast = true
          return send(chunk)
        case "goes on":
          return send(chunk)
      }
    })
    other.on("data", (chunk) => {
      owing.delete(other)
      if (isLast) boundary.finish()
      if (socket.destroyed) other.destroy()
      else if (!boundary.hasEnded) socket.write(chunk)
    })
  })
  const ownPort = await listenOnLoopback(server)
  return {
    port: ownPort,
    close: async () => {
      await Promise.race([
        Promise.all([...owing].map((socket) => once(socket, "close"))),
        new Promise((resolve) => setTimeout(resolve, ANSWERED_MS[kind]).unref()),
      ])
      for (const socket of [...near, ...far]) socket.destroy()
      server.close()
      await once(server, "close")
    },
  }
}

/** The error does not matter: the other side sees the connection end either way. */
const keep = (sockets: Set<Socket>, socket: Socket, closed: () => void): void => {
  sockets.add(socket)
  socket.setNoDelay(true)
  socket.on("error", () => undefined)
  socket.on("close", () => {
    sockets.delete(socket)
    closed()
  })
}
