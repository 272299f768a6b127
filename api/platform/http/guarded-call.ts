import { lookup as resolve } from "node:dns"
import { request as plainRequest, type RequestOptions } from "node:http"
import { request as secureRequest } from "node:https"
import { BlockList, isIP, type LookupFunction } from "node:net"
import { Effect } from "effect"
import { GatewayMisconfigured, GatewayUnavailable } from "../gateway-error.ts"

export interface GuardedCall {
  /** In words, for errors and logs; the address itself may hold a secret. */
  readonly operation: string
  readonly method: "GET" | "POST"
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly timeoutMs: number
  /** `host:port` of private addresses that may be called all the same, without TLS: simulators. */
  readonly localHosts: ReadonlyArray<string>
}

export interface GuardedAnswer {
  readonly status: number
  /** The beginning of the answer's body: what a stranger's server sends is read up to a limit. */
  readonly body: string
}

const MAX_ANSWER = 4_096

const INSIDE = new BlockList()
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const)
  INSIDE.addSubnet(network, bits)

/** Apart, since a list takes IPv4 addresses for those of IPv6 that stand for them. */
const INSIDE_V6 = new BlockList()
// All that is not global unicast (2000::/3), and what of that leads to an IPv4 address (Teredo, 6to4).
for (const [network, bits] of [
  ["::", 3],
  ["4000::", 2],
  ["8000::", 1],
  ["2001::", 32],
  ["2002::", 16],
] as const)
  INSIDE_V6.addSubnet(network, bits, "ipv6")

/** Whether an address is private: this machine, the local network, or the inside of a cloud. */
export const isInside = (address: string): boolean =>
  isIP(address) === 6 ? INSIDE_V6.check(address, "ipv6") : INSIDE.check(address, "ipv4")

const NOT_OUTSIDE = "the host is not public"

/** Checks the address of the connection itself: a name could resolve to a public address first and to a private one later. */
const outsideOnly: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, "")
    const [first] = addresses
    if (first === undefined || addresses.some(({ address }) => isInside(address)))
      return callback(Object.assign(new Error(NOT_OUTSIDE), { code: "EACCES" }), "")
    if (options.all === true) return callback(null, addresses)
    return callback(null, first.address, first.family)
  })
}

/**
 * Calls an address that somebody has typed in: by TLS only, never a private one, and without following redirects.
 * Fails with `GatewayMisconfigured` where it must not be called, `GatewayUnavailable` where nobody answers.
 */
export const guardedCall = (
  call: GuardedCall,
): Effect.Effect<GuardedAnswer, GatewayUnavailable | GatewayMisconfigured> => {
  const { operation } = call
  const refuse = (reason: string) => Effect.fail(new GatewayMisconfigured({ operation, reason }))
  if (!URL.canParse(call.url)) return refuse("no address")
  const url = new URL(call.url)
  const isLocal = call.localHosts.includes(url.host)
  if (url.protocol !== "https:" && !(isLocal && url.protocol === "http:")) return refuse("no https")
  const host = url.hostname.replace(/^\[|\]$/g, "")
  if (!isLocal && isIP(host) !== 0 && isInside(host)) return refuse(NOT_OUTSIDE)
  return Effect.callback<GuardedAnswer, GatewayUnavailable>((resume) => {
    const fail = (cause: Error) =>
      resume(Effect.fail(new GatewayUnavailable({ operation, reason: cause.message })))
    const options: RequestOptions = {
      method: call.method,
      agent: false,
      headers: { "user-agent": "voltread", accept: "*/*", ...call.headers },
      signal: AbortSignal.timeout(call.timeoutMs),
      ...(isLocal ? {} : { lookup: outsideOnly }),
    }
    const send = url.protocol === "https:" ? secureRequest : plainRequest
    const request = send(url, options, (response) => {
      let body = ""
      response.setEncoding("utf8")
      const finish = () => resume(Effect.succeed({ status: response.statusCode ?? 0, body }))
      response.on("data", (chunk: string) => {
        body = (body + chunk).slice(0, MAX_ANSWER)
        if (body.length < MAX_ANSWER) return
        finish()
        response.destroy()
      })
      response.once("end", finish)
      response.once("error", fail)
    })
    request.once("error", fail)
    request.end(call.body)
    return Effect.sync(() => request.destroy())
  })
}
