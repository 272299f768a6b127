import { parseArgs } from "node:util"
import { Effect, Schema } from "effect"
import { loadedShop } from "../load/loaded-shop.ts"
import { runCommand } from "../start/command.ts"
import { reasonOf, StartError } from "../start/error.ts"
import { audit } from "./audit.ts"
import { GOODS, runKillTest } from "./kill-test.ts"
import { runAllPoints } from "./points/long.ts"
import { VICTIMS } from "./victims.ts"

const Count = Schema.FiniteFromString.check(
  Schema.isInt(),
  Schema.isBetween({ minimum: 1, maximum: 1_000_000 }),
)
const Options = Schema.Struct({ rounds: Count, shoppers: Count, seed: Count, long: Schema.Boolean })
const USAGE = "Usage: npm run faults -- [--rounds 10] [--shoppers 16] [--seed 1] [--long]"

const readOptions = Effect.try({
  try: () => {
    const { values } = parseArgs({
      options: {
        rounds: { type: "string", default: "10" },
        shoppers: { type: "string", default: "16" },
        long: { type: "boolean", default: false },
        seed: { type: "string", default: String(1 + (Date.now() % 1_000_000)) },
      },
    })
    return Schema.decodeUnknownSync(Options)(values)
  },
  catch: (cause) => new StartError({ message: `${USAGE}\n${reasonOf(cause)}`, cause }),
})

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Ends processes at every single effect. Answers how many findings there were. */
const everyPoint = Effect.gen(function* () {
  const { points, chargedOnly, findings } = yield* runAllPoints(say)
  const tried = [...points.values()].reduce((sum, each) => sum + each, 0)
  say(`${tried} points at which a process ended; ${chargedOnly} between a charge and its record, reconciled`)
  for (const finding of findings) say(`  ! ${finding}`)
  if (chargedOnly === 0) say("  ! No process ended between a charge and its record.")
  return findings.length + (chargedOnly === 0 ? 1 : 0)
})

/**
 * `npm run faults`: kills every process of the shop many times under load, then audits every book. With `--long`, ends
 * processes at each of their effects before.
 */
const faults = Effect.gen(function* () {
  const { rounds, shoppers, seed, long } = yield* readOptions
  if (long && (yield* everyPoint) > 0) return 1
  say(`${rounds * VICTIMS.length} kills, ${shoppers} shoppers, --seed ${seed}`)
  const shop = yield* loadedShop(GOODS)
  const { evidence, kills, outcomes } = yield* Effect.tryPromise({
    try: () =>
      runKillTest(shop, { seed, shoppers, rounds, calm: [500, 5_000], untilNothingIsOpen: true, say }),
    catch: (cause) => new StartError({ message: `The kill test ended early: ${reasonOf(cause)}`, cause }),
  })
  for (const [what, times] of outcomes) say(`${String(times).padStart(8)}  ${what}`)
  const slowest = Math.max(...kills.map(({ recoveredMs }) => recoveredMs))
  say(
    `${evidence.orders.size} orders, ${evidence.transactions.length} calls for money, slowest recovery ${Math.round(slowest)} ms`,
  )
  const findings = audit(evidence)
  for (const finding of findings) say(`  ! ${finding}`)
  say(findings.length === 0 ? "All books agree." : `${findings.length} findings.`)
  return findings.length === 0 ? 0 : 1
})

runCommand(faults)
