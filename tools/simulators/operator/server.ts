import { readFile } from "node:fs/promises"
import { Schema } from "effect"
import Fastify, { type FastifyRequest } from "fastify"
import { sameSecret } from "../access.ts"
import { reader } from "../admin.ts"

interface OperatorOptions {
  readonly host: string
  /** 0 for any free one. */
  readonly port: number
  readonly adminToken: string
  /** The address of each vendor's admin routes, by name. */
  readonly adminUrls: Readonly<Record<string, string>>
}

const FILES = {
  "/": { file: "operator.html", type: "text/html; charset=utf-8" },
  "/operator.js": { file: "operator.js", type: "text/javascript; charset=utf-8" },
  "/operator.css": { file: "operator.css", type: "text/css; charset=utf-8" },
} as const

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-ancestors 'none'"

/** Loopback, by address and by name: a page of another site cannot reach it under its own name. */
const isFromThisMachine = ({ headers, raw }: FastifyRequest): boolean =>
  /^(::ffff:)?127\.|^::1$/.test(raw.socket.remoteAddress ?? "") &&
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/.test(headers.host ?? "") &&
  headers["x-forwarded-for"] === undefined &&
  headers.forwarded === undefined

/** Any user name, with the admin token as the password. */
const hasToken = ({ headers }: FastifyRequest, token: string): boolean => {
  const given = /^Basic (.+)$/.exec(headers.authorization ?? "")?.[1] ?? ""
  return sameSecret(Buffer.from(given, "base64").toString().split(":").slice(1).join(":"), token)
}

const readTarget = reader(Schema.Struct({ vendor: Schema.String, "*": Schema.String }))

/** The part of the URL after the vendor's name, with its query, unchanged. */
const restOf = ({ url }: FastifyRequest): string => url.slice(url.indexOf("/", "/vendors/".length))

/**
 * The page for the operator of the simulators. It has no knowledge of the vendors: it shows and offers each vendor's
 * admin routes, and calls them for the operator.
 */
export const startOperatorPage = async ({ adminToken, adminUrls, host, port }: OperatorOptions) => {
  const app = Fastify({ forceCloseConnections: true })
  // Bodies are passed on unchanged.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body))

  app.addHook("onRequest", async (request, reply) => {
    reply.header("content-security-policy", POLICY)
    if (!isFromThisMachine(request) && !hasToken(request, adminToken)) {
      return reply.code(401).header("www-authenticate", 'Basic realm="simulators"').send("")
    }
    // Only the page's own script can set this header: another site's form cannot.
    if (request.method !== "GET" && request.headers["x-operator"] !== "1") return reply.code(403).send("")
  })

  for (const [path, { file, type }] of Object.entries(FILES)) {
    app.get(path, async (_request, reply) =>
      reply.type(type).send(await readFile(new URL(`./widget/${file}`, import.meta.url))),
    )
  }
  app.get("/vendors", async () => ({ vendors: Object.keys(adminUrls) }))

  app.route({
    method: ["GET", "POST", "PUT", "DELETE"],
    url: "/vendors/:vendor/*",
    handler: async (request, reply) => {
      const { vendor } = readTarget(request.params)
      const adminUrl = adminUrls[vendor]
      if (adminUrl === undefined) return reply.code(404).send({ error: "unknown vendor" })
      const body = typeof request.body === "string" && request.body !== "" ? request.body : undefined
      const answer = await fetch(`${adminUrl}${restOf(request)}`, {
        method: request.method,
        headers: {
          authorization: `Bearer ${adminToken}`,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined ? {} : { body }),
      })
      return reply
        .code(answer.status)
        .type(answer.headers.get("content-type") ?? "application/json")
        .send(await answer.text())
    },
  })

  const url = await app.listen({ host, port })
  return { url, close: () => app.close() }
}
