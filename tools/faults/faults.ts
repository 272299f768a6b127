import { setTimeout as pause } from "node:timers/promises"
import { ADVISORY_LOCKS } from "@voltread/projections/platform/advisory-locks.ts"
import { Result } from "effect"
import { limitFiles, signalAll, withChildren } from "../load/processes.ts"
import { until } from "../load/until.ts"
import { askVendor } from "../load/vendor-admin.ts"
import { MONEY_VENDORS } from "../simulators/vendor-books.ts"
import { StartError } from "../start/error.ts"
import { type FaultShop, VICTIMS, type Victim } from "./fault-shop.ts"

/** One fault that happens while shoppers buy. */
export interface Fault {
  readonly name: string
  /** Resolves when its cause is gone, after `seconds` if it has a duration. */
  readonly strike: (shop: FaultShop, seconds: number) => Promise<void>
}

const RUNS_AGAIN_MS = 60_000

const pidOf = (shop: FaultShop, victim: Victim): number => {
  const pid = shop.pidOf(victim)
  if (pid === undefined) throw new Error(`${victim} does not run`)
  return pid
}

/** Ends the processes all at once, and waits until new ones run in their place. */
const ending = (signal: "SIGKILL" | "SIGTERM", ...victims: ReadonlyArray<Victim>): Fault => ({
  name: `${signal} of ${victims.join(", ")}`,
  strike: async (shop) => {
    const before = victims.map((victim) => [victim, pidOf(shop, victim)] as const)
    for (const [, pid] of before) process.kill(pid, signal)
    for (const [victim, pid] of before) {
      await until(`${victim} runs again`, RUNS_AGAIN_MS, () => {
        const next = shop.pidOf(victim)
        return next !== undefined && next !== pid
      })
    }
  },
})

const stopping = (victim: Victim): Fault => ({
  name: `${victim} stands still`,
  strike: async (shop, seconds) => {
    const pids = withChildren(pidOf(shop, victim))
    signalAll(pids, "SIGSTOP")
    await pause(seconds * 1_000)
    signalAll(pids, "SIGCONT")
  },
})

const unreachable: Fault = {
  name: "Postgres cannot be reached",
  strike: async ({ network }, seconds) => {
    await network.cut()
    await pause(seconds * 1_000)
    await network.restore()
  },
}

const silent: Fault = {
  name: "the network to Postgres is silent, and then breaks",
  strike: async ({ network }, seconds) => {
    network.freeze()
    await pause(seconds * 1_000)
    await network.cut()
    await network.restore()
  },
}

const LOCKS = [ADVISORY_LOCKS.readModelRunner, ADVISORY_LOCKS.backgroundProcesses]
const HELD = `select pid from pg_locks
  where locktype = 'advisory' and granted and (classid::bigint << 32 | objid::bigint) = any ($1)`
const TAKES_OVER_MS = 30_000

/**
 * A projector stands still, and Postgres ends the sessions that hold its locks: another one takes over, and the first
 * wakes up to find itself replaced. One of the two, alternating, is the active one.
 */
const handover: Fault = {
  name: "a projector is taken for dead, and wakes up beside its successor",
  strike: async (shop, seconds) => {
    for (const victim of ["Projector", "Second projector"] as const) {
      const pid = pidOf(shop, victim)
      process.kill(pid, "SIGSTOP")
      try {
        await shop.pool.query(`select pg_terminate_backend(pid) from (${HELD}) held`, [LOCKS])
        await pause(seconds * 1_000)
        await until("the other projector has taken over", TAKES_OVER_MS, async () => {
          const { rowCount } = await shop.pool.query(HELD, [LOCKS])
          return rowCount === LOCKS.length
        })
      } finally {
        signalAll([pid], "SIGCONT")
      }
    }
  },
}

/** The shop's own calls to the card vendor, without those of its form. */
const CALLS_FOR_CARDS = ["sale", "find", "search", "submitForSettlement", "void", "refund"]

/**
 * The interfaces of all gateways and of the lender are down; forms and pages still work, so that shoppers get as far as
 * paying.
 */
const gatewaysDown = (kind: "drop" | "status" | "hang"): Fault => ({
  name: `the gateways are down (${kind})`,
  strike: async (shop, seconds) => {
    const shut = { kind, calls: 1_000_000 }
    await Promise.all(
      MONEY_VENDORS.flatMap((vendor) =>
        vendor === "braintree"
          ? CALLS_FOR_CARDS.map((operation) =>
              askVendor(shop, vendor, "POST", "/faults", { ...shut, operation }),
            )
          : askVendor(shop, vendor, "POST", "/faults", shut),
      ),
    )
    await pause(seconds * 1_000)
    await Promise.all(MONEY_VENDORS.map((vendor) => askVendor(shop, vendor, "DELETE", "/faults")))
  },
})

/**
 * One page of Postgres: nothing more can be written to its log except at the first page of a new segment. With a larger
 * limit, a segment that has just begun would accept writes for as long as the tables, which cannot grow, reject the
 * data that would fill it.
 */
const FULL_BYTES = 8_192

/**
 * Simulates a full disk: the system rejects every write of Postgres beyond a file size, as it does when no space is
 * left. Postgres cannot write its log, stops, and cannot recover until there is space.
 */
const diskFull: Fault = {
  name: "Postgres has no room to write",
  strike: async (shop, seconds) => {
    const before = pidOf(shop, "Postgres")
    const limit = (bytes: number | "unlimited") => {
      const pid = shop.pidOf("Postgres")
      if (pid !== undefined) for (const each of withChildren(pid)) limitFiles(each, bytes)
      return pid
    }
    const end = performance.now() + seconds * 1_000
    await until("Postgres has noticed that it has no room to write", RUNS_AGAIN_MS, () => {
      const pid = limit(FULL_BYTES)
      return performance.now() > end && pid !== before
    })
    limit("unlimited")
  },
}

const HOUR_MS = 3_600_000

/**
 * For all processes except Postgres, whose own clock stays right: the two disagree, which is worse than a jump of both.
 */
const clockJump = (hours: 1 | -1): Fault => ({
  name: `the clock jumps an hour ${hours > 0 ? "forward" : "back"}, and returns`,
  strike: async ({ setClock }, seconds) => {
    setClock(hours * HOUR_MS)
    await pause(seconds * 1_000)
    setClock(0)
  },
})

/** Every fault, each once. */
export const FAULTS: ReadonlyArray<Fault> = [
  ending("SIGKILL", "API"),
  ending("SIGKILL", "Projector"),
  ending("SIGKILL", "Postgres"),
  ending("SIGKILL", ...VICTIMS),
  ending("SIGTERM", "API"),
  ending("SIGTERM", "Second projector"),
  ending("SIGKILL", "API", "Projector"),
  handover,
  stopping("API"),
  stopping("Projector"),
  stopping("Postgres"),
  stopping("Simulators"),
  unreachable,
  silent,
  gatewaysDown("drop"),
  gatewaysDown("status"),
  gatewaysDown("hang"),
  diskFull,
  clockJump(1),
  clockJump(-1),
]

/** The faults whose names contain these words. None at all would pass any test. */
export const chooseFaults = (words: string): Result.Result<ReadonlyArray<Fault>, StartError> => {
  const chosen = FAULTS.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()))
  return chosen.length > 0
    ? Result.succeed(chosen)
    : Result.fail(
        new StartError({
          message: `No fault is called "${words}". There are:\n${FAULTS.map(({ name }) => `  ${name}`).join("\n")}`,
        }),
      )
}
