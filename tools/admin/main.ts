import { resolve } from "node:path"
import { parseArgs } from "node:util"
import { Cryptography } from "@voltread/api/platform/cryptography.ts"
import { Database } from "@voltread/api/platform/postgres/pool.ts"
import { makeSuperAdmin, SUPER_ADMIN_CODE_MINUTES } from "@voltread/api/staff/super-admin.ts"
import { EMAIL_MESSAGE, isEmail, normalizeEmail } from "@voltread/domain/shared/email.ts"
import { Effect, Layer } from "effect"
import { StartError } from "../start/error.ts"
import { findAddress, findDatabase } from "../start/running-shop.ts"
import { findSessionSecret } from "../start/secrets.ts"
import { refuseCall, runTool } from "../start/usage.ts"
import { explain } from "./explain.ts"

const USAGE = `Usage: npm run admin -- <email> [<first name> <last name>]

Makes this person a super admin of the running shop, with or without an account before, and prints a link by which they
choose a password. For the first day, and for when nobody can log in anymore.`

const linkFor = (shop: string, username: string, code: string): string => {
  // After the # it stays in the browser: no server or log sees it.
  return `${new URL(`/reset-password?username=${encodeURIComponent(username)}`, shop).href}#code=${code}`
}

const main = async (): Promise<number> => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [email = "", firstName = "Super", lastName = "Admin", ...others] = positionals
  if (email === "" || others.length > 0) return refuseCall(USAGE)
  const username = normalizeEmail(email)
  if (!isEmail(username)) throw new StartError({ message: `${email}: ${EMAIL_MESSAGE}` })
  const url = await Effect.runPromise(findDatabase)
  const dataDir = resolve(process.env.DATA_DIR || "data")
  const secret = await Effect.runPromise(findSessionSecret(process.env, dataDir))
  const layer = Layer.merge(Database.layer({ url, applicationName: "admin" }), Cryptography.layer(secret))
  const code = await Effect.runPromise(
    makeSuperAdmin(username, { firstName, lastName }).pipe(
      Effect.mapError((failure) => new StartError({ message: explain(failure) })),
      Effect.provide(layer),
    ),
  )
  process.stdout.write(
    `${username} is a super admin. This link lets them choose a password, once, in the next ` +
      `${SUPER_ADMIN_CODE_MINUTES} minutes:\n\n  ${linkFor(findAddress(process.env, dataDir), username, code)}\n\n`,
  )
  return 0
}

await runTool({ usage: USAGE, run: main })
