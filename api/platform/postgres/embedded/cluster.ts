import { spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { dirname, join } from "node:path"
import { reasonOf } from "@voltread/domain/shared/reason.ts"
import { Effect, Schema } from "effect"
import type { Account } from "./account.ts"
import type { PostgresBinaries } from "./binaries.ts"
import { EmbeddedPostgresError } from "./error.ts"

/** The major version of the binaries in package.json; data of another one cannot be read. */
const POSTGRES_MAJOR = "18"
export const SUPERUSER = "voltread"

/** Kept inside the data folder, readable by its owner only: the password lives and goes with the data. */
const Secret = Schema.fromJsonString(Schema.Struct({ password: Schema.String }))
const SECRET_FILE = "voltread-superuser.json"

/** Creates the data folder when there is none, refuses one that is not ours to use, and returns the password. */
export const openCluster = Effect.fnUntraced(function* (
  folder: string,
  binaries: PostgresBinaries,
  account: Account,
): Effect.fn.Return<string, EmbeddedPostgresError> {
  if (!existsSync(folder)) yield* initialise(folder, binaries, account)
  yield* checkOwner(folder, account)
  yield* checkVersion(folder)
  return yield* readPassword(folder)
})

/** The superuser's password, for those who may read the data folder. */
export const readPassword = (folder: string): Effect.Effect<string, EmbeddedPostgresError> =>
  Effect.try({
    try: () => Schema.decodeSync(Secret)(readFileSync(join(folder, SECRET_FILE), "utf8")).password,
    catch: (cause) =>
      new EmbeddedPostgresError({
        message: `The password file ${SECRET_FILE} in ${folder} cannot be read.`,
        cause,
      }),
  })

const checkOwner = (folder: string, account: Account) =>
  Effect.suspend(() => {
    const owner = statSync(folder).uid
    const expected = account.owner?.uid ?? process.getuid?.()
    return expected === undefined || owner === expected
      ? Effect.void
      : new EmbeddedPostgresError({
          message: `The folder ${folder} belongs to user ${owner}, and Postgres would run as user ${expected}: start as the user who created it, or choose another DATA_DIR.`,
        })
  })

const checkVersion = (folder: string) =>
  Effect.suspend(() => {
    const file = join(folder, "PG_VERSION")
    if (!existsSync(file)) {
      return new EmbeddedPostgresError({
        message: `The folder ${folder} exists and holds no database: remove it, or choose another DATA_DIR.`,
      })
    }
    const found = readFileSync(file, "utf8").trim()
    return found === POSTGRES_MAJOR
      ? Effect.void
      : new EmbeddedPostgresError({
          message: `The folder ${folder} holds data of Postgres ${found}, and this version of Voltread needs Postgres ${POSTGRES_MAJOR}: choose another DATA_DIR, or start the version that wrote it.`,
        })
  })

/** Built beside and renamed at the end, so that an interrupted first start leaves nothing half made. */
const initialise = Effect.fnUntraced(function* (
  folder: string,
  binaries: PostgresBinaries,
  account: Account,
) {
  const staging = `${folder}.new`
  const data = join(staging, "data")
  const passwordFile = join(staging, "password")
  const password = randomBytes(24).toString("base64url")
  yield* attempt(`The folder ${dirname(folder)} cannot be written`, () => {
    rmSync(staging, { recursive: true, force: true })
    mkdirSync(data, { recursive: true, mode: 0o700 })
    writeFileSync(passwordFile, password, { mode: 0o600 })
    for (const path of [staging, data, passwordFile]) giveTo(account, path)
  })
  const locale = [
    "--encoding=UTF8",
    "--locale-provider=builtin",
    "--locale=C.UTF-8",
    "--builtin-locale=C.UTF-8",
  ]
  const access = [
    `--username=${SUPERUSER}`,
    "--auth=scram-sha-256",
    `--pwfile=${passwordFile}`,
    // Hashing it 4,096 times makes guessing harder, which random bytes do not need, and each new connection slower.
    "--set=scram_iterations=1",
  ]
  yield* run(account, binaries.initdb, [`--pgdata=${data}`, ...locale, ...access, "--data-checksums"])
  yield* attempt(`The folder ${folder} cannot be written`, () => {
    const secret = join(data, SECRET_FILE)
    writeFileSync(secret, JSON.stringify({ password }), { mode: 0o600 })
    giveTo(account, secret)
    renameSync(data, folder)
    rmSync(staging, { recursive: true, force: true })
  })
})

function giveTo({ owner }: Account, path: string): void {
  if (owner !== undefined) chownSync(path, owner.uid, owner.gid)
}

const attempt = (what: string, action: () => void) =>
  Effect.try({
    try: action,
    catch: (cause) => new EmbeddedPostgresError({ message: `${what}: ${reasonOf(cause)}.`, cause }),
  })

const run = (account: Account, program: string, args: ReadonlyArray<string>) =>
  Effect.callback<void, EmbeddedPostgresError>((resume) => {
    const { file, args: finalArgs, ...ids } = account.command(program, args)
    const child = spawn(file, finalArgs, { ...ids, cwd: "/", stdio: ["ignore", "ignore", "pipe"] })
    let complaint = ""
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      complaint += text
    })
    const failed = (reason: string) =>
      resume(
        Effect.fail(
          new EmbeddedPostgresError({ message: `Postgres could not create its data folder: ${reason}.` }),
        ),
      )
    child.once("error", (error) => failed(error.message))
    child.once("close", (code) =>
      code === 0
        ? resume(Effect.void)
        : failed(complaint.trim().replaceAll("\n", "; ") || `exit code ${code}`),
    )
    return Effect.sync(() => child.kill("SIGKILL"))
  })
