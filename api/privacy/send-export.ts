import { randomUUID } from "node:crypto"
import type { EventLogUnavailable } from "@voltread/domain/event.ts"
import { Effect } from "effect"
import { recordChange } from "../accounts/account-history.ts"
import type { ChangeAuthor } from "../accounts/change-author.ts"
import { customerOf } from "../accounts/profile.ts"
import type { CommandHandlers } from "../aggregates/command-handlers.ts"
import { enqueueMail } from "../mail/outbox.ts"
import type { Cryptography } from "../platform/cryptography.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, transaction } from "../platform/postgres/query.ts"
import type { Problem } from "../platform/problem.ts"
import type { CurrentSettings } from "../settings/current-settings.ts"
import { exportOf } from "./export.ts"

/** Mails a customer their stored data, to the account's own address only. */
export const sendExport = Effect.fnUntraced(function* (
  name: string,
  author: ChangeAuthor,
): Effect.fn.Return<
  { readonly sentTo: string },
  Problem | DatabaseError | EventLogUnavailable,
  Database | Cryptography | CommandHandlers | CurrentSettings
> {
  const { username, firstName } = yield* customerOf(name)
  const data = JSON.stringify(yield* exportOf(username), null, 2)
  yield* transaction((client) =>
    Effect.gen(function* () {
      yield* recordChange(client, username, "export-sent", author)
      yield* enqueueMail(client, `export:${randomUUID()}`, username, {
        template: "data-export",
        firstName,
        data,
      })
    }),
  )
  return { sentTo: username }
})
