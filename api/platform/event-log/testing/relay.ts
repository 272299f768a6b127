import { once } from "node:events"
import type { Server, Socket } from "node:net"

/** Keeps both ends of a relayed connection in `sockets` while they are open, and ends each with the other. */
export const tie = (near: Socket, far: Socket, sockets: Set<Socket>): void => {
  for (const [socket, other] of [
    [near, far],
    [far, near],
  ] as const) {
    sockets.add(socket)
    socket.setNoDelay(true)
    // The other side sees the same end; what the error was is of no interest to the test.
    socket.on("error", () => other.destroy())
    socket.on("close", () => {
      sockets.delete(socket)
      other.destroy()
    })
  }
}

/** Listens on a free port of the loopback interface, and answers which. */
export const listenOnLoopback = async (server: Server): Promise<number> => {
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("A TCP server has a port")
  return address.port
}
