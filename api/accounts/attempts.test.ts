import { Effect } from "effect"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { Cryptography } from "../platform/cryptography.ts"
import { Database } from "../platform/postgres/pool.ts"
import { execute } from "../platform/postgres/query.ts"
import { shopDatabase } from "../platform/postgres/testing/shop-database.ts"
import { type Attempt, clearAttempts, countAttempt, type LimitedAct } from "./attempts.ts"

let database: Awaited<ReturnType<typeof shopDatabase>>
beforeAll(async () => {
  database = await shopDatabase(inject("postgresUrl"))
})
afterAll(() => database.close())

const run = <A, E>(work: Effect.Effect<A, E, Database | Cryptography>): Promise<A> =>
  database.run(work.pipe(Effect.provide(Cryptography.layer("a secret of these tests, long enough"))))

/** Null: it was allowed. */
const attempt = (act: LimitedAct, change: Partial<Attempt> = {}): Promise<string | null> =>
  run(
    countAttempt(act, { name: "ann@example.com", from: "203.0.113.7", isKnown: false, ...change }).pipe(
      Effect.match({ onFailure: ({ message }) => message, onSuccess: () => null }),
    ),
  )

const allowed = async (count: number, of: (n: number) => Promise<string | null>): Promise<void> => {
  for (let n = 0; n < count; n++) expect([n, await of(n)]).toEqual([n, null])
}

const end = () => run(execute({ text: "update attempt set window_ends_at = clock_timestamp()", values: [] }))

test.each<readonly [LimitedAct, here: number, anywhere: number, minutes: number]>([
  ["log-in", 10, 100, 15],
  ["second-factor", 5, 20, 15],
  ["enter-code", 10, 50, 60],
  ["send-code", 5, 20, 60],
  ["register", 5, 20, 60],
  ["contact", 5, 20, 60],
  ["subscribe", 5, 20, 60],
  ["find-order", 5, 20, 60],
  ["stock-alert", 20, 50, 60],
  ["pickup-code", 5, 5, 15],
  ["mail-pickup-code", 5, 5, 60],
  ["promotion-code", 60, 600, 15],
  ["chat", 60, 60, 10],
])(
  "%s: %i times from one place, %i for one name, then after %i minutes again",
  async (act, here, anywhere, minutes) => {
    const refusal = expect.stringMatching(new RegExp(`Please try again in ${minutes} minutes\\.$`))
    await allowed(here, () => attempt(act))
    expect(await attempt(act)).toEqual(refusal)
    await allowed(anywhere - here, (n) => attempt(act, { from: `198.51.100.${n}` }))
    expect(await attempt(act, { from: "198.51.100.200" })).toEqual(refusal)
    await end()
    await allowed(here, () => attempt(act))
    expect(await attempt(act)).toEqual(refusal)
  },
)

test("a place or device that belongs to the name is counted apart", async () => {
  const name = "bob@example.com"
  for (let n = 0; n < 101; n++) await attempt("log-in", { name, from: `198.51.100.${n}` })
  expect(await attempt("log-in", { name, from: "198.51.100.200" })).toContain("Too many")
  await allowed(10, () => attempt("log-in", { name, from: "device", isKnown: true }))
  expect(await attempt("log-in", { name, from: "device", isKnown: true })).toContain("Too many")
  expect(await attempt("log-in", { name, from: "another", isKnown: true })).toBeNull()
})

test("codes are not guessed from as many known devices as somebody made while they knew the password", async () => {
  const own = (n: number) => ({ name: "gus@example.com", from: `device ${n}`, isKnown: true })
  await allowed(20, (n) => attempt("second-factor", own(n)))
  expect(await attempt("second-factor", own(20))).toContain("Too many")
  await run(clearAttempts("second-factor", own(0)))
  await allowed(20, (n) => attempt("second-factor", own(n)))
})

test("mail to all tags of a mailbox is counted as mail to one, and log-ins of them are not", async () => {
  const tagged = (n: number) => ({ name: `eve+${n}@example.com`, from: "203.0.113.8" })
  for (const act of ["register", "send-code", "subscribe", "contact"] as const) {
    await allowed(5, (n) => attempt(act, tagged(n)))
    expect([act, await attempt(act, { name: "eve@example.com", from: "203.0.113.8" })]).toEqual([
      act,
      expect.stringContaining("Too many"),
    ])
  }
  await allowed(11, (n) => attempt("log-in", tagged(n)))
})

test.each<LimitedAct>(["register", "send-code", "subscribe", "contact", "stock-alert"])(
  "%s: one place has three hundred strangers written to in an hour",
  async (act) => {
    const to = (n: number, from: string) => attempt(act, { name: `${act}-${n}@example.com`, from })
    await allowed(300, (n) => to(n, "203.0.113.20"))
    expect(await to(300, "203.0.113.20")).toContain("Too many")
    expect(await to(300, "203.0.113.21")).toBeNull()
  },
)

test("a site of IPv6 has ten times as many strangers written to", async () => {
  const to = (n: number) => {
    const from = `2001:db8:1:${Math.floor(n / 200).toString(16)}::1`
    return attempt("contact", { name: `neighbor-${n}@example.com`, from })
  }
  for (let sent = 0; sent < 3_000; sent += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => to(sent + n)))
    expect(new Set(answers)).toEqual(new Set([null]))
  }
  expect(await to(3_000)).toContain("Too many")
})

test("many people log in from one place", async () => {
  await allowed(150, (n) => attempt("log-in", { name: `colleague-${n}@example.com`, from: "203.0.113.22" }))
})

test("a right one in time forgets the wrong ones, here and everywhere, and no others", async () => {
  const own = { name: "fay@example.com", from: "203.0.113.9", isKnown: false }
  await allowed(90, (n) => attempt("log-in", { name: own.name, from: `198.51.100.${n}` }))
  await allowed(10, () => attempt("log-in", own))
  await attempt("register", own)
  const counters = () =>
    run(Database.use(({ pool }) => Effect.promise(() => pool.query("select from attempt")))).then(
      ({ rowCount }) => rowCount,
    )
  const before = (await counters()) ?? 0
  await run(clearAttempts("log-in", own))
  expect(await counters()).toBe(before - 2)
  await allowed(10, () => attempt("log-in", own))
})
