import { parseArgs } from "node:util"
import { Effect, Schema } from "effect"
import { loadedShop } from "../load/loaded-shop.ts"
import { runCommand } from "../start/command.ts"
import { reasonOf, StartError } from "../start/error.ts"
import { audit } from "./audit.ts"
import { GOODS, runKillTest } from "./kill-test.ts"
import { VICTIMS } from "./victims.ts"

const Count = Schema.FiniteFromString.check(
  Schema.isInt(),
  Schema.isBetween({ minimum: 1, maximum: 1_000_000 }),
)
const Options = Schema.Struct({ rounds: Count, shoppers: Count, seed: Count })
const USAGE = "Usage: npm run faults -- [--rounds 10] [--shoppers 16] [--seed 1]"

const readOptions = Effect.try({
  try: () => {
    const { values } = parseArgs({
      options: {
        rounds: { type: "string", default: "10" },
        shoppers: { type: "string", default: "16" },
        seed: { type: "string", default: String(1 + (Date.now() % 1_000_000)) },
      },
    })
    return Schema.decodeUnknownSync(Options)(values)
  },
  catch: (cause) => new StartError({ message: `${USAGE}\n${reasonOf(cause)}`, cause }),
})

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** `npm run faults`: kills every process of the shop many times under load, then audits every book. */
const faults = Effect.gen(function* () {
  const { rounds, shoppers, seed } = yield* readOptions
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
