import { Readable } from "node:stream"
import { text } from "node:stream/consumers"
import Fastify from "fastify"
import { expect, onTestFinished, test } from "vitest"
import { makeEventStreams } from "./event-stream.ts"
import { usePermissions } from "./permission.ts"
import { GUEST, type Viewer } from "./viewer.ts"

const userNamed = (username: string): Viewer => ({
  _tag: "user",
  username,
  name: username,
  role: "customer",
  isStaff: false,
  sessionId: username,
})

/** A server of streams. `watch` opens one and answers its status, and a way to go; an empty name is a guest's. */
const serverOfStreams = () => {
  const app = Fastify()
  usePermissions(app, async ({ headers: { from } }) => (from ? userNamed(from) : GUEST))
  const streams = makeEventStreams(app)
  app.get("/", { config: { access: "browse" } }, async (_, reply) =>
    streams.open(reply, "1") === undefined ? reply.status(503).send() : reply,
  )
  onTestFinished(() => app.close())
  return async (from: string, remoteAddress: string, method: "GET" | "HEAD" = "GET") => {
    const answer = await app.inject({
      method,
      url: "/",
      headers: { from },
      remoteAddress,
      payloadAsStream: true,
    })
    return { status: answer.statusCode, leave: () => answer.raw.res.destroy() }
  }
}

const statusesOf = async (
  watch: ReturnType<typeof serverOfStreams>,
  watchers: ReadonlyArray<readonly [from: string, remoteAddress: string]>,
) => {
  const statuses = []
  for (const [from, remoteAddress] of watchers) statuses.push((await watch(from, remoteAddress)).status)
  return statuses
}

const times = <A>(count: number, of: (index: number) => A): ReadonlyArray<A> =>
  Array.from({ length: count }, (_, index) => of(index))

test("one person has thirty streams, from wherever, and nobody else has fewer for it", async () => {
  const watch = serverOfStreams()
  const statuses = await statusesOf(
    watch,
    times(31, (index) => ["ann", `10.0.0.${index}`]),
  )
  expect(statuses).toEqual([...times(30, () => 200), 503])
  expect((await watch("bob", "10.0.0.1")).status).toBe(200)
})

test("guests of one address have thirty together, whatever links they hold", async () => {
  const watch = serverOfStreams()
  const statuses = await statusesOf(
    watch,
    times(31, () => ["", "10.0.0.1"]),
  )
  expect(statuses).toEqual([...times(30, () => 200), 503])
  expect((await watch("", "10.0.0.2")).status).toBe(200)
})

test("all addresses of one IPv6 network are one", async () => {
  const watch = serverOfStreams()
  const statuses = await statusesOf(
    watch,
    times(31, (index) => ["", `2001:db8::${index + 1}`]),
  )
  expect(statuses).toEqual([...times(30, () => 200), 503])
  expect((await watch("", "2001:db8:0:1::1")).status).toBe(200)
})

test("all people of one address have three hundred together", async () => {
  const watch = serverOfStreams()
  const statuses = await statusesOf(
    watch,
    times(301, (index) => [`person ${Math.floor(index / 20)}`, "10.0.0.1"]),
  )
  expect(statuses).toEqual([...times(300, () => 200), 503])
  expect((await watch("person 0", "10.0.0.2")).status).toBe(200)
})

test("all networks of one IPv6 site have three thousand together", async () => {
  const watch = serverOfStreams()
  const statuses = await statusesOf(
    watch,
    times(3_001, (index) => ["", `2001:db8:1:${Math.floor(index / 30).toString(16)}::1`]),
  )
  expect(statuses).toEqual([...times(3_000, () => 200), 503])
  expect((await watch("", "2001:db8:2::1")).status).toBe(200)
})

test("who leaves makes room", async () => {
  const watch = serverOfStreams()
  const [first] = await Promise.all(times(30, () => watch("ann", "10.0.0.1")))
  expect((await watch("ann", "10.0.0.1")).status).toBe(503)
  first?.leave()
  await expect.poll(async () => (await watch("ann", "10.0.0.1")).status).toBe(200)
})

test("who only asks for the headers takes no room", async () => {
  const watch = serverOfStreams()
  for (const status of times(31, () => 200))
    expect((await watch("ann", "10.0.0.1", "HEAD")).status).toBe(status)
  expect((await watch("ann", "10.0.0.1")).status).toBe(200)
})

test("a file is not read for those who only ask for its headers", async () => {
  const app = Fastify()
  usePermissions(app, async () => GUEST)
  makeEventStreams(app)
  const never = Promise.withResolvers<void>()
  const file = fileOfPages(never.promise)
  app.get("/", { config: { access: "browse" } }, (_, reply) => reply.type("text/csv").send(file))
  onTestFinished(() => app.close())
  const { statusCode, headers, body } = await app.inject({ method: "HEAD", url: "/" })
  expect([statusCode, headers["content-type"], body]).toEqual([200, "text/csv", ""])
  expect(file.destroyed).toBe(true)
})

/** Two pages, the second one of which comes when it is asked for. */
const fileOfPages = (isTurned: Promise<void>) =>
  Readable.from(
    (async function* () {
      yield "first page"
      await isTurned
      yield ", last page"
    })(),
  )

test("a file breaks off where the session of its reader ends, and nobody else's does", async () => {
  const app = Fastify()
  usePermissions(app, async ({ headers: { from } }) => (from ? userNamed(String(from)) : GUEST))
  const streams = makeEventStreams(app)
  const turning = Promise.withResolvers<void>()
  app.get("/", { config: { access: "browse" } }, (_, reply) => reply.send(fileOfPages(turning.promise)))
  onTestFinished(() => app.close())
  const answers = await Promise.all(
    ["ann", "bob", ""].map((from) => app.inject({ url: "/", headers: { from }, payloadAsStream: true })),
  )
  const files = answers.map((answer) => text(answer.stream()))
  streams.endSessions({ username: "ann", reason: "role", only: null, except: null })
  turning.resolve()
  expect(await Promise.allSettled(files)).toMatchObject([
    { status: "rejected" },
    { value: "first page, last page" },
    { value: "first page, last page" },
  ])
})
