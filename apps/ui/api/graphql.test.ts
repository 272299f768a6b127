import type { Tokens } from "@voltread/domain/contract/session.ts"
import { describe, expect, it } from "vitest"
import { ApiError } from "./api-error.ts"
import { type AuthPort, guest } from "./auth-port.ts"
import { createGraphql, type Operation } from "./graphql.ts"
import { beginTrace } from "./traceparent.ts"

const query: Operation<{ n: number }, Record<string, never>> = { toString: () => "query N { n }" }
const mutation: Operation<{ n: number }, Record<string, never>> = { toString: () => "mutation Add { n }" }
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const unauthenticated = { errors: [{ message: "no", extensions: { code: "UNAUTHENTICATED" } }] }

/** A server that answers from a list, an Error meaning that no answer comes; the last entry repeats. */
const server = (...answers: ReadonlyArray<() => Response | Error>) => {
  const calls: Array<{ url: string; headers: Headers; body: string }> = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const answer = answers[Math.min(calls.length, answers.length - 1)]
    calls.push({ url: String(input), headers: new Headers(init?.headers), body: String(init?.body) })
    const outcome = answer?.() ?? new Error("no answer")
    if (outcome instanceof Error) throw outcome
    return outcome
  }
  return { calls, fetch }
}

const client = (fetch: typeof globalThis.fetch, auth: AuthPort = guest) => {
  const waits: Array<number> = []
  const request = createGraphql({ baseUrl: "", auth, fetch, wait: async (ms) => void waits.push(ms) })
  return { request, waits }
}

describe("graphql client", () => {
  it("sends operation name, variables and text as JSON", async () => {
    const { calls, fetch } = server(() => json({ data: { n: 1 } }))
    await client(fetch).request(query, {}, { endpoint: "/graphql/products" })
    expect(calls[0]?.url).toBe("/graphql/products")
    expect(JSON.parse(calls[0]?.body ?? "")).toEqual({
      operationName: "N",
      query: "query N { n }",
      variables: {},
    })
    expect(calls[0]?.headers.has("authorization")).toBe(false)
  })

  it("begins a trace with each request, where it should, which its repeats belong to", async () => {
    const { calls, fetch } = server(() => new Error("offline"))
    const request = createGraphql({
      baseUrl: "",
      auth: guest,
      fetch,
      beginTrace,
      wait: async () => undefined,
    })
    await expect(request(query, {})).rejects.toMatchObject({ kind: "network" })
    await expect(request(mutation, {})).rejects.toMatchObject({ kind: "network" })
    const traces = calls.map(({ headers }) => headers.get("traceparent"))
    for (const trace of traces) expect(trace).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
    expect(new Set(traces.slice(0, 3)).size).toBe(1)
    expect(traces[3]).not.toBe(traces[0])
  })

  it("repeats a query twice, after 100 and 200 ms, when no answer comes", async () => {
    const { calls, fetch } = server(() => new Error("offline"))
    const { request, waits } = client(fetch)
    await expect(request(query, {})).rejects.toMatchObject({ kind: "network" })
    expect(calls).toHaveLength(3)
    expect(waits).toEqual([100, 200])
  })

  it("counts an answer that is not the API's as none", async () => {
    const { calls, fetch } = server(
      () => new Response("<html>Bad gateway</html>", { status: 502 }),
      () => json({ data: { n: 2 } }),
    )
    await expect(client(fetch).request(query, {})).resolves.toEqual({ n: 2 })
    expect(calls).toHaveLength(2)
  })

  it("never repeats a mutation unless told that it is repeatable", async () => {
    const once = server(() => new Error("offline"))
    await expect(client(once.fetch).request(mutation, {})).rejects.toBeInstanceOf(ApiError)
    expect(once.calls).toHaveLength(1)
    const thrice = server(() => new Error("offline"))
    await expect(client(thrice.fetch).request(mutation, {}, { isRepeatable: true })).rejects.toBeInstanceOf(
      ApiError,
    )
    expect(thrice.calls).toHaveLength(3)
  })

  it("does not repeat what the server refused, and keeps its words", async () => {
    const { calls, fetch } = server(() => json({ errors: [{ message: "Only 2 left" }] }))
    await expect(client(fetch).request(query, {})).rejects.toMatchObject({
      kind: "refused",
      message: "Only 2 left",
    })
    expect(calls).toHaveLength(1)
  })

  it.each(["INTERNAL", "UNAVAILABLE"])(
    "counts a failure of the server (%s) as no answer, in its words",
    async (code) => {
      const failed = () =>
        json({ data: null, errors: [{ message: "Please try again.", extensions: { code } }] })
      const unknown = { kind: "network", message: "Please try again." }
      const once = server(failed)
      await expect(client(once.fetch).request(mutation, {})).rejects.toMatchObject(unknown)
      expect(once.calls).toHaveLength(1)
      const thrice = server(failed)
      await expect(client(thrice.fetch).request(mutation, {}, { isRepeatable: true })).rejects.toMatchObject(
        unknown,
      )
      expect(thrice.calls).toHaveLength(3)
      const atLast = server(failed, () => json({ data: { n: 1 } }))
      await expect(client(atLast.fetch).request(query, {})).resolves.toEqual({ n: 1 })
    },
  )

  it("keeps the server's words of what somebody may not do, and has its own where there are none", async () => {
    const forbidden = (message?: string) =>
      client(server(() => json({ errors: [{ message, extensions: { code: "FORBIDDEN" } }] })).fetch)
    await expect(forbidden("Turn on two-factor log-in first.").request(query, {})).rejects.toMatchObject({
      kind: "forbidden",
      message: "Turn on two-factor log-in first.",
    })
    await expect(forbidden().request(query, {})).rejects.toMatchObject({
      kind: "forbidden",
      message: "You have no access to this page",
    })
  })

  const session = (refreshes: boolean) => {
    let tokens: Tokens | null = { accessToken: "old", idToken: "id", refreshToken: "r" }
    const asked: Array<string> = []
    const auth: AuthPort = {
      tokens: async () => tokens,
      refresh: async (used) => {
        asked.push(used.accessToken)
        tokens = refreshes ? { accessToken: "new", idToken: "id", refreshToken: "r" } : null
        return refreshes
      },
    }
    return { auth, asked }
  }

  it("refreshes once on UNAUTHENTICATED and repeats the call, a mutation too, with the new tokens", async () => {
    const { calls, fetch } = server(
      () => json(unauthenticated),
      () => json({ data: { n: 3 } }),
    )
    const { auth, asked } = session(true)
    await expect(client(fetch, auth).request(mutation, {})).resolves.toEqual({ n: 3 })
    expect(asked).toEqual(["old"])
    expect(calls.map((call) => call.headers.get("authorization"))).toEqual(["Bearer old id", "Bearer new id"])
  })

  it("gives up when refreshing fails, and when the new tokens are refused too", async () => {
    const refused = session(false)
    const first = server(() => json(unauthenticated))
    await expect(client(first.fetch, refused.auth).request(query, {})).rejects.toMatchObject({
      kind: "unauthenticated",
    })
    expect(first.calls).toHaveLength(1)
    const useless = session(true)
    const second = server(() => json(unauthenticated))
    await expect(client(second.fetch, useless.auth).request(query, {})).rejects.toMatchObject({
      kind: "unauthenticated",
    })
    expect(second.calls).toHaveLength(2)
  })

  it("does not ask for a refresh on behalf of a guest", async () => {
    const { fetch } = server(() => json({}, 401))
    await expect(client(fetch).request(query, {})).rejects.toMatchObject({ kind: "unauthenticated" })
  })

  it("lets an aborted call be an abort, not a lost connection", async () => {
    const controller = new AbortController()
    const { calls, fetch } = server(() => {
      controller.abort()
      return new DOMException("aborted", "AbortError")
    })
    await expect(client(fetch).request(query, {}, { signal: controller.signal })).rejects.toMatchObject({
      name: "AbortError",
    })
    expect(calls).toHaveLength(1)
  })
})
