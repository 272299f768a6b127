import { once } from "node:events"
import { connect, createServer, type Socket } from "node:net"
import type { Boundary } from "./boundary.ts"

export interface DeadlyNetwork {
  readonly port: number
  readonly close: () => Promise<void>
}

/**
 * The way of one process to its database. What the process sends at once is one statement, and one effect. When the
 * process ends, all its connections break, as the system breaks those of a process that was killed.
 */
export const deadlyNetwork = async (
  host: string,
  port: number,
  boundary: Boundary,
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
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on("error", () => other.destroy())
      socket.on("close", () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    near.on("data", (chunk) => {
      switch (boundary.cross("statement")) {
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
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("A TCP server has a port")
  return {
    port: address.port,
    close: async () => {
      breakAll()
      server.close()
      await once(server, "close")
    },
  }
}
