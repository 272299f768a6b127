import { createServer } from "node:net"
import { Effect, Result } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type NetworkDouble, networkDouble } from "../../marketing/testing/network-double.ts"
import { guardedCall, isInside } from "./guarded-call.ts"

let network: NetworkDouble
beforeAll(async () => {
  network = await networkDouble()
})
afterAll(() => network.close())

const call = (url: string, localHosts: ReadonlyArray<string> = [], timeoutMs = 2_000) =>
  Effect.runPromise(
    Effect.result(guardedCall({ operation: "test", method: "GET", url, timeoutMs, localHosts })),
  )

const tagOf = (result: Awaited<ReturnType<typeof call>>) =>
  Result.isFailure(result) ? result.failure._tag : "called"

test.each([
  ["127.0.0.1", true],
  ["10.1.2.3", true],
  ["169.254.169.254", true],
  ["172.31.255.255", true],
  ["192.168.1.1", true],
  ["100.64.0.1", true],
  ["0.0.0.0", true],
  ["192.0.0.1", true],
  ["198.19.255.255", true],
  ["224.0.0.1", true],
  ["255.255.255.255", true],
  ["::1", true],
  ["::ffff:10.0.0.1", true],
  ["::ffff:7f00:1", true],
  ["fd00::1", true],
  ["fe80::1", true],
  ["64:ff9b::7f00:1", true],
  ["64:ff9b:1::a00:1", true],
  ["::ffff:0:10.0.0.1", true],
  ["2001:0:7f00:1::", true],
  ["fec0::1", true],
  ["::127.0.0.1", true],
  ["2002:7f00:1::1", true],
  ["ff02::1", true],
  ["93.184.216.34", false],
  ["172.32.0.1", false],
  ["2606:2800:220:1::1", false],
  ["2001:4860:4860::8888", false],
  ["3fff:ffff::1", false],
])("%s is an address inside: %s", (address, expected) => {
  expect(isInside(address)).toBe(expected)
})

describe("an address that somebody typed in", () => {
  test.each([
    "http://example.com/",
    "ftp://example.com/",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://[::ffff:169.254.169.254]/latest/meta-data",
    "https://2130706433/",
    "https://0x7f.1/",
    "no address",
  ])("is not called: %s", async (url) => {
    expect(tagOf(await call(url))).toBe("GatewayMisconfigured")
  })

  test("is not called when its name leads inside", async () => {
    const result = await call("https://localhost/")
    expect(Result.isFailure(result) && result.failure.reason).toBe("the host is not public")
  })

  test("is called inside only where the operator names it, and redirects are not followed", async () => {
    expect(tagOf(await call(network.url))).toBe("GatewayMisconfigured")
    network.answer = { status: 302, body: "moved", headers: { location: "http://169.254.169.254/" } }
    expect(await call(`${network.url}/a`, [network.host])).toMatchObject({
      success: { status: 302, body: "moved" },
    })
    expect(network.calls).toEqual(["/a"])
  })

  test("answers the beginning of what is endless", async () => {
    network.answer = { status: 200, body: "x".repeat(1_000_000) }
    const result = await call(network.url, [network.host])
    expect(Result.isSuccess(result) && result.success.body.length).toBe(4_096)
  })

  test("that never answers is unavailable in the end", async () => {
    const silent = createServer()
    const host = await new Promise<string>((resolve) => {
      silent.listen(0, "127.0.0.1", () => resolve(`127.0.0.1:${Object(silent.address()).port}`))
    })
    try {
      expect(tagOf(await call(`http://${host}/`, [host], 50))).toBe("GatewayUnavailable")
    } finally {
      silent.close()
    }
  })

  test("that nobody listens at is unavailable", async () => {
    expect(tagOf(await call("http://127.0.0.1:9/", ["127.0.0.1:9"]))).toBe("GatewayUnavailable")
  })
})
