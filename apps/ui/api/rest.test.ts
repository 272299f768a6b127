import { describe, expect, it } from "vitest"
import { ApiError, NETWORK_MESSAGE } from "./api-error.ts"
import { guest } from "./auth-port.ts"
import { createRest } from "./rest.ts"

const setup = (...answers: ReadonlyArray<() => Response>) => {
  const methods: Array<string> = []
  const request = createRest({
    baseUrl: "",
    auth: guest,
    fetch: async (_input, init) => {
      const answer = answers[Math.min(methods.length, answers.length - 1)]
      methods.push(init?.method ?? "")
      if (answer === undefined) throw new TypeError("offline")
      return answer()
    },
    wait: async () => undefined,
  })
  return { request, methods }
}
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

describe("REST wrapper", () => {
  it("tries a GET up to five times and a POST once", async () => {
    const reading = setup()
    await expect(reading.request({ method: "GET", path: "/x" })).rejects.toMatchObject({ kind: "network" })
    expect(reading.methods).toHaveLength(5)
    const writing = setup()
    await expect(writing.request({ method: "POST", path: "/x", body: {} })).rejects.toMatchObject({
      kind: "network",
    })
    expect(writing.methods).toHaveLength(1)
  })

  it("tries a GET again whose tokens could not be renewed, before it is sent", async () => {
    let renewals = 0
    const sent: Array<string | null> = []
    const request = createRest({
      baseUrl: "",
      auth: {
        tokens: async () => {
          renewals += 1
          if (renewals < 3) throw new ApiError("network", NETWORK_MESSAGE)
          return { accessToken: "a", idToken: "i", refreshToken: "r" }
        },
        refresh: async () => false,
      },
      fetch: async (_input, init) => {
        sent.push(new Headers(init?.headers).get("authorization"))
        return json({ isSuccess: true })
      },
      wait: async () => undefined,
    })
    expect(await request({ method: "GET", path: "/x" })).toMatchObject({ isSuccess: true })
    expect(sent).toEqual(["Bearer a i"])
  })

  it("turns 404 into null", async () => {
    await expect(setup(() => json({}, 404)).request({ method: "GET", path: "/x" })).resolves.toBeNull()
  })

  it("keeps the server's words of a refusal, and has its own where there are none", async () => {
    const call = { method: "POST", path: "/api/auth/login", body: {} } as const
    const unverified = setup(() => json({ isSuccess: false, errorMessage: "Kindly verify" }, 403))
    await expect(unverified.request(call)).rejects.toMatchObject({
      kind: "forbidden",
      message: "Kindly verify",
    })
    await expect(setup(() => json({}, 403)).request(call)).rejects.toMatchObject({
      message: "You have no access to this page",
    })
  })

  it("keeps the words of a shop that cannot answer, and has its own for whoever answers in its place", async () => {
    const call = { method: "POST", path: "/api/contact", body: {} } as const
    const down = () => json({ isSuccess: false, errorMessage: "Please connect after some time" }, 503)
    await expect(setup(down).request(call)).rejects.toMatchObject({
      kind: "network",
      message: "Please connect after some time",
    })
    const proxy = setup(() => new Response("<html>Bad gateway</html>", { status: 502 }))
    await expect(proxy.request(call)).rejects.toMatchObject({
      message: "We could not reach the shop. Check your connection and try again.",
    })
  })

  it("needs both status 200 and isSuccess", async () => {
    const refused = await setup(() => json({ isSuccess: true, errorMessage: "No" }, 400)).request({
      method: "POST",
      path: "/x",
    })
    expect(refused).toMatchObject({ isSuccess: false, errorMessage: "No" })
    const half = await setup(() => json({ isSuccess: false })).request({ method: "POST", path: "/x" })
    expect(half?.isSuccess).toBe(false)
  })

  it("hands a guest's 401, a failed log-in, back with its words", async () => {
    const answer = await setup(() =>
      json({ isSuccess: false, errorMessage: "User not registered with us." }, 401),
    ).request({ method: "POST", path: "/api/auth/login", body: {} })
    expect(answer).toMatchObject({ isSuccess: false, errorMessage: "User not registered with us." })
  })

  it("reads field errors and leaves out what is not one", async () => {
    const fieldErrors = [
      { property: "email", constraints: { isEmail: "Bad email", n: 1 } },
      { property: 1 },
      null,
    ]
    const answer = await setup(() => json({ isSuccess: false, fieldErrors }, 400)).request({
      method: "PUT",
      path: "/x",
    })
    expect(answer?.fieldErrors).toEqual([{ property: "email", constraints: { isEmail: "Bad email" } }])
  })
})
