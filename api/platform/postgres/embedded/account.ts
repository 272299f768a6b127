import { accessSync, constants, readFileSync, statSync } from "node:fs"
import { platform } from "node:os"
import { delimiter, dirname, join } from "node:path"
import { Effect } from "effect"
import { EmbeddedPostgresError } from "./error.ts"

/** How to start the programs of Postgres: as whom, and through what. */
export interface Account {
  /** Owner of the data; absent where that is the current user. */
  readonly owner?: { readonly uid: number; readonly gid: number }
  /** The program to spawn and its arguments, with the user changed where needed. */
  readonly command: (
    program: string,
    args: ReadonlyArray<string>,
  ) => {
    readonly file: string
    readonly args: ReadonlyArray<string>
    readonly uid?: number
    readonly gid?: number
  }
}

/**
 * Postgres refuses to run as root, so root runs it as `nobody`, without adding a user to the machine. `paths` are the
 * files and folders Postgres has to reach. Where `nobody` cannot enter a folder above them (root's home, usually),
 * `setpriv` starts it with the one capability that it needs to pass through.
 */
export function accountFor(paths: ReadonlyArray<string>): Effect.Effect<Account, EmbeddedPostgresError> {
  return Effect.suspend(() => {
    if (process.getuid?.() !== 0) return Effect.succeed(ourselves)
    const owner = nobody()
    const blocked = paths.map((path) => firstClosedFolder(path, owner)).find((folder) => folder !== undefined)
    if (blocked === undefined) return Effect.succeed(switchingTo(owner))
    const setpriv = platform() === "linux" ? programOnPath("setpriv") : undefined
    const capability = setpriv === undefined ? undefined : passThroughCapability()
    return setpriv !== undefined && capability !== undefined
      ? Effect.succeed(passingThrough(owner, setpriv, capability))
      : new EmbeddedPostgresError({
          message: `Postgres cannot run as root, and the user nobody may not enter ${blocked}: start as another user, move to a folder that everybody may enter, or set DATABASE_URL.`,
        })
  })
}

type Owner = NonNullable<Account["owner"]>

const ourselves: Account = { command: (file, args) => ({ file, args }) }

function switchingTo(owner: Owner): Account {
  return { owner, command: (file, args) => ({ file, args, ...owner }) }
}

function passingThrough(owner: Owner, setpriv: string, capability: string): Account {
  const only = `-all,+${capability}`
  const identity = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, "--clear-groups"]
  // Postgres asks with access(2) whether its programs can be run, and that forgets capabilities without this bit.
  const rights = [
    "--securebits=+no_setuid_fixup",
    `--inh-caps=${only}`,
    `--ambient-caps=${only}`,
    "--no-new-privs",
  ]
  return {
    owner,
    command: (program, args) => ({ file: setpriv, args: [...identity, ...rights, "--", program, ...args] }),
  }
}

/** The ids of `nobody` differ between systems: 65534 on Linux, -2 on macOS. */
function nobody(): Owner {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith("nobody:"))
  const [, , uid, gid] = line?.split(":") ?? []
  return { uid: unsigned(uid), gid: unsigned(gid) }
}

function unsigned(id: string | undefined): number {
  const value = Number(id ?? "65534")
  return value < 0 ? value + 2 ** 32 : value
}

function firstClosedFolder(path: string, { uid, gid }: Owner): string | undefined {
  for (let folder = dirname(path), below = path; folder !== below; below = folder, folder = dirname(folder)) {
    const { mode, uid: owner, gid: group } = statSync(folder)
    const neededOfOthers = group === gid ? 0o010 : 0o001
    const needed = owner === uid ? 0o100 : neededOfOthers
    if ((mode & needed) === 0) return folder
  }
  return undefined
}

/** Prefers the weaker capability, to read any folder; containers often drop it and keep the stronger one, to write. */
function passThroughCapability(): "dac_read_search" | "dac_override" | undefined {
  const bounding = readFileSync("/proc/self/status", "utf8").match(/^CapBnd:\s*([0-9a-f]+)$/m)?.[1]
  const held = BigInt(`0x${bounding ?? "0"}`)
  if ((held & (1n << 2n)) !== 0n) return "dac_read_search"
  return (held & (1n << 1n)) !== 0n ? "dac_override" : undefined
}

function programOnPath(name: string): string | undefined {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((candidate) => isExecutable(candidate))
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
