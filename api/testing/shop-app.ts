import { type Effect, ManagedRuntime, Schema } from "effect"
import type { FastifyInstance } from "fastify"
import type { NewAccount } from "../accounts/accounts.ts"
import { type AppOptions, makeApp } from "../composition/app.ts"
import { runWith, type Services, servicesLayer } from "../composition/services.ts"
import { AddressedMessage } from "../mail/message.ts"
import type { Config } from "../platform/config.ts"
import { makeCryptography } from "../platform/cryptography.ts"
import { makeMetrics } from "../platform/http/metrics.ts"
import { Database } from "../platform/postgres/pool.ts"
import { copyTestDatabase } from "../platform/postgres/testing/database.ts"
import { ensureTestAccount } from "./account.ts"
import { checkAnswers } from "./check-answers.ts"
import { testConfig } from "./test-config.ts"

export const PASSWORD = "Wheels-4-all"

const Signed = Schema.Struct({
  tokens: Schema.Struct({
    accessToken: Schema.NonEmptyString,
    idToken: Schema.NonEmptyString,
    refreshToken: Schema.NonEmptyString,
  }),
})
const decodeSigned = Schema.decodeUnknownSync(Signed)

/** The tokens of a successful log-in. Throws for any other answer. */
export const tokensOf = ({ body }: Answer): Tokens => decodeSigned(body.data).tokens

const decodeAddressed = Schema.decodeUnknownSync(AddressedMessage)

export interface Answer {
  readonly status: number
  readonly body: {
    readonly isSuccess: boolean
    readonly successMessage: string | null
    readonly errorMessage: string | null
    readonly fieldErrors: ReadonlyArray<{
      readonly property: string
      readonly constraints: Readonly<Record<string, string>>
    }>
    readonly data: Readonly<Record<string, unknown>> | null
  }
  readonly headers: Readonly<Record<string, unknown>>
  readonly cookies: ReadonlyArray<{ readonly name: string; readonly value: string }>
}

export interface Sender {
  readonly as?: Tokens
  readonly headers?: Readonly<Record<string, string>>
  /** The network address; by default, each call has its own. */
  readonly address?: string
  /** The cookies of one browser; those of the answer are added. */
  readonly cookies?: Map<string, string>
}

export interface Tokens {
  readonly accessToken: string
  readonly idToken: string
  readonly refreshToken: string
}

export interface ShopApp {
  readonly app: FastifyInstance
  readonly config: Config
  readonly run: <A, E>(effect: Effect.Effect<A, E, Services>) => Promise<A>
  /** Sends one request; `body` as JSON. */
  readonly call: (
    method: "GET" | "POST" | "PUT" | "DELETE",
    url: string,
    body?: unknown,
    sender?: Sender,
  ) => Promise<Answer>
  /** Adds an account with `PASSWORD` and logs it in. */
  readonly signIn: (username: string, type?: NewAccount["type"]) => Promise<Tokens>
  /** The mails in the outbox for somebody, oldest first. */
  readonly mailTo: (username: string) => Promise<ReadonlyArray<AddressedMessage["message"]>>
  /** For what no call can do: let time pass, or read what is stored. */
  readonly sql: (
    text: string,
    values?: ReadonlyArray<unknown>,
  ) => Promise<ReadonlyArray<Record<string, unknown>>>
  readonly close: () => Promise<void>
}

const cookieHeader = (cookies: ReadonlyMap<string, string>): string =>
  [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; ")

/** The whole HTTP side with its own database, for one test file. */
export const shopApp = async (
  adminUrl: string,
  environment: Readonly<Record<string, string>> = {},
  options: Pick<AppOptions, "arrivalLimits"> = {},
): Promise<ShopApp> => {
  const database = await copyTestDatabase(adminUrl)
  const config = testConfig(database.url, environment)
  const runtime = ManagedRuntime.make(servicesLayer(config, "test"))
  const { pool } = await runtime.runPromise(Database)
  const app = await makeApp({
    config,
    run: runWith((work) => runtime.runPromise(work)),
    metrics: makeMetrics("api"),
    ...options,
  })

  checkAnswers(app)

  let sender = 0
  const call: ShopApp["call"] = async (method, url, body, { as, headers, address, cookies } = {}) => {
    // Each call has an address of its own: these tests are not about limits by address.
    sender += 1
    const response = await app.inject({
      method,
      url,
      remoteAddress: address ?? `10.${(sender >> 16) & 255}.${(sender >> 8) & 255}.${sender & 255}`,
      headers: {
        ...(as === undefined ? {} : { authorization: `Bearer ${as.accessToken} ${as.idToken}` }),
        ...(cookies === undefined ? {} : { cookie: cookieHeader(cookies) }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === "string" ? body : JSON.stringify(body) }),
    })
    for (const { name, value } of response.cookies) cookies?.set(name, value)
    const isJson = /^application\/json\b/.test(String(response.headers["content-type"]))
    return {
      status: response.statusCode,
      body: isJson
        ? response.json()
        : {
            isSuccess: false,
            successMessage: null,
            errorMessage: null,
            fieldErrors: [],
            data: null,
          },
      headers: response.headers,
      cookies: response.cookies,
    }
  }

  return {
    app,
    config,
    run: (effect) => runtime.runPromise(effect),
    call,
    signIn: async (username, type = "CUSTOMER") => {
      await runtime.runPromise(
        ensureTestAccount({
          username,
          type,
          firstName: "Test",
          lastName: "Person",
          phone: "2125550100",
          password: PASSWORD,
        }),
      )
      return tokensOf(await call("POST", "/api/auth/login", { username, password: PASSWORD }))
    },
    mailTo: async (username) => {
      const { decrypt } = makeCryptography(config.sessionSecret)
      const { rows } = await pool.query<{ sealed: Buffer }>(
        "select sealed from mail_outbox where sealed is not null order by created_at, mail_id",
      )
      return rows
        .map(({ sealed }) => decodeAddressed(decrypt("mail", sealed)))
        .filter(({ to }) => to === username)
        .map(({ message }) => message)
    },
    sql: async (text, values = []) => (await pool.query(text, [...values])).rows,
    close: async () => {
      await app.close()
      await runtime.dispose()
      await database.drop()
    },
  }
}
