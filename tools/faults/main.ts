import { parseArgs } from "node:util"
import { Effect, Schema } from "effect"
import { runCommand } from "../start/command.ts"
import { reasonOf, StartError } from "../start/error.ts"
import { runProcess } from "../test/process.ts"
import { ROOT } from "../test/shop-process.ts"
import { audit } from "./audit.ts"
import { faultShop } from "./fault-shop.ts"
import { PRODUCTS, runFaultTest } from "./fault-test.ts"
import { chooseFaults } from "./faults.ts"
import { runAllPoints } from "./points/long.ts"

const Count = Schema.FiniteFromString.check(
  Schema.isInt(),
  Schema.isBetween({ minimum: 1, maximum: 1_000_000 }),
)
const Options = Schema.Struct({
  rounds: Count,
  shoppers: Count,
  seconds: Count,
  seed: Count,
  only: Schema.String,
  long: Schema.Boolean,
})
const USAGE =
  'Usage: npm run faults -- [--rounds 3] [--shoppers 16] [--seconds 10] [--seed 1] [--only "words of a fault"] [--long]'

const readOptions = Effect.try({
  try: () => {
    const { values } = parseArgs({
      options: {
        rounds: { type: "string", default: "3" },
        shoppers: { type: "string", default: "16" },
        seconds: { type: "string", default: "10" },
        only: { type: "string", default: "" },
        long: { type: "boolean", default: false },
        seed: { type: "string", default: String(1 + (Date.now() % 1_000_000)) },
      },
    })
    return Schema.decodeUnknownSync(Options)(values)
  },
  catch: (cause) => new StartError({ message: `${USAGE}\n${reasonOf(cause)}`, cause }),
})

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Ends processes at every single effect. Returns the number of findings. */
const everyPoint = Effect.gen(function* () {
  const { points, chargedOnly, findings } = yield* runAllPoints(say)
  const tried = [...points.values()].reduce((sum, each) => sum + each, 0)
  say(`${tried} points at which a process ended; ${chargedOnly} between a charge and its record, reconciled`)
  for (const finding of findings) say(`  ! ${finding}`)
  if (chargedOnly === 0) say("  ! No process ended between a charge and its record.")
  return findings.length + (chargedOnly === 0 ? 1 : 0)
})

/** The factor for the number of runs of each property, compared with the tests. */
const MANY = 20

/** Returns 1 if one of them fails. */
const everyProperty = Effect.suspend(() => {
  say(`The properties of orders, ${MANY} times as many runs`)
  return runProcess(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", "--project=faults", "tools/faults/properties"],
    { cwd: ROOT, env: { FAULTS_RUNS_FACTOR: String(MANY) } },
  )
}).pipe(Effect.map((code) => (code === 0 ? 0 : 1)))

/** Longer than the shop waits for an answer of Postgres (31 s). */
const LONG_SECONDS = 35

/**
 * `npm run faults`: causes every fault in a whole shop under load, then compares every table. With `--long`, it first
 * ends processes at each of their effects, tries many more histories of orders, and lets faults outlast all time
 * limits.
 */
const faults = Effect.gen(function* () {
  const { rounds, shoppers, seed, only, long, ...options } = yield* readOptions
  if (long && (yield* everyPoint) + (yield* everyProperty) > 0) return 1
  const seconds = long ? LONG_SECONDS : options.seconds
  const chosen = yield* Effect.fromResult(chooseFaults(only))
  say(`${rounds * chosen.length} faults, ${shoppers} shoppers, --seed ${seed}`)
  const shop = yield* faultShop(PRODUCTS, (line) => say(`  ! ${line}`))
  const { evidence, struck, outcomes } = yield* Effect.tryPromise({
    try: () =>
      runFaultTest(shop, {
        faults: chosen,
        seed,
        shoppers,
        rounds,
        seconds,
        calm: [500, 5_000],
        untilNothingIsOpen: true,
        say,
      }),
    catch: (cause) => new StartError({ message: `The fault test ended early: ${reasonOf(cause)}`, cause }),
  })
  for (const [what, times] of outcomes) say(`${String(times).padStart(8)}  ${what}`)
  const slowest = Math.max(...struck.map(({ recoveredMs }) => recoveredMs))
  say(
    `${struck.length} faults, ${new Set(evidence.receipts.map(({ orderId }) => orderId)).size} orders acknowledged, ${evidence.orders.size} placed, ` +
      `${evidence.charges.length} charges, slowest recovery ${Math.round(slowest)} ms`,
  )
  const findings = audit(evidence)
  for (const finding of findings) say(`  ! ${finding}`)
  say(`Differences: ${findings.length}`)
  return findings.length === 0 ? 0 : 1
})

runCommand(faults)
