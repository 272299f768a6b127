import { once } from "node:events"
import { createServer } from "node:net"
import { connect } from "@voltread/projections/platform/connection.ts"
import { Effect, Exit, Fiber, Scope } from "effect"
import { describe, expect, inject, test } from "vitest"
import { networkTo } from "../event-log/testing/network.ts"
import { listenOnLoopback } from "../event-log/testing/relay.ts"

/** Longer than the end of a connection may take. */
const IN_TIME = { timeout: 5_000 }

describe("a connection of one's own to a Postgres that stopped answering", () => {
  test("is given up when its scope closes", IN_TIME, async () => {
    const url = new URL(inject("postgresUrl"))
    const network = await networkTo(url.hostname, Number(url.port))
    url.port = String(network.port)
    const scope = Scope.makeUnsafe()
    const { client } = await Effect.runPromise(Scope.provide(connect({ connectionString: url.href }), scope))
    network.freeze()
    await Effect.runPromise(Scope.close(scope, Exit.void))
    expect(client.connection.stream.destroyed).toBe(true)
    await network.close()
  })

  test("is given up while it is being made, too", IN_TIME, async () => {
    const silent = createServer((socket) => socket.resume())
    const port = await listenOnLoopback(silent)
    const connecting = Effect.runFork(Effect.scoped(connect({ host: "127.0.0.1", port })))
    const [socket] = await once(silent, "connection")
    const closed = once(socket, "close")
    await Effect.runPromise(Fiber.interrupt(connecting))
    await closed
    silent.close()
  })
})
