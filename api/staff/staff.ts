import { randomUUID } from "node:crypto"
import type { StaffForm, StaffType } from "@voltread/domain/accounts/user.ts"
import { isStaff, may, type Role } from "@voltread/domain/shared/permissions.ts"
import { Effect, Schema } from "effect"
import type pg from "pg"
import { recordChange } from "../accounts/account-history.ts"
import { type Account, accountRole, IS_STAFF, NOT_FOUND } from "../accounts/accounts.ts"
import type { ChangeAuthor } from "../accounts/change-author.ts"
import { accountOf, toProfile } from "../accounts/profile.ts"
import { enqueueMail } from "../mail/outbox.ts"
import type { Cryptography } from "../platform/cryptography.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rows, transaction } from "../platform/postgres/query.ts"
import { NO_ACCESS, Problem } from "../platform/problem.ts"
import { issueCode } from "../sign-in/password-codes.ts"

const INVITATION_DAYS = 3

export const FORBIDDEN = new Problem({ code: "FORBIDDEN", message: NO_ACCESS })
const KNOWN = new Problem({
  code: "CONFLICT",
  message: "There is already an account with this email address.",
  fieldErrors: [
    {
      property: "email",
      constraints: { isUnique: "There is already an account with this email address." },
    },
  ],
})

/** Lifecycle §7: admins add customer support only; the super admin adds any staff. */
const mayGive = (role: Role, type: StaffType): boolean =>
  type === "CUSTOMERSUPPORT" ? may(role, "add-support-staff") : may(role, "manage-staff")

/** Adds a staff account and mails an invitation with a code to set the password. */
export const addStaff = Effect.fnUntraced(function* (
  form: StaffForm,
  adder: { readonly role: Role; readonly name: string },
  author: ChangeAuthor,
): Effect.fn.Return<ReturnType<typeof toProfile>, Problem | DatabaseError, Database | Cryptography> {
  const type = form.role ?? "CUSTOMERSUPPORT"
  if (!mayGive(adder.role, type)) return yield* FORBIDDEN
  yield* transaction((client) =>
    Effect.gen(function* () {
      const added = yield* executeOn(client, {
        text: `insert into account (username, type, first_name, last_name, phone)
               values ($1, $2, $3, $4, $5) on conflict (username) do nothing`,
        values: [form.email, type, form.firstName, form.lastName, form.phone],
      })
      if (added === 0) return yield* KNOWN
      yield* recordChange(client, form.email, "added", author, { before: null, after: { role: type } })
      yield* invite(client, { ...form, type, invitedBy: adder.name })
    }),
  )
  return toProfile(yield* accountOf(form.email))
})

const invite = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  {
    email,
    firstName,
    type,
    invitedBy,
  }: {
    readonly email: string
    readonly firstName: string
    readonly type: string
    readonly invitedBy: string
  },
) {
  const code = yield* issueCode(
    client,
    { username: email, codeId: randomUUID() },
    "invitation",
    INVITATION_DAYS * 24 * 60,
  )
  yield* enqueueMail(client, `code:${randomUUID()}`, email, {
    template: "invitation",
    firstName,
    email,
    role: type,
    invitedBy,
    code,
    days: INVITATION_DAYS,
  })
})

/** Like `accountOf`, for staff only: customers are answered as not found. */
export const staffOf = (username: string): Effect.Effect<Account, Problem | DatabaseError, Database> =>
  accountOf(username).pipe(
    Effect.filterOrFail(
      ({ role }) => isStaff(role),
      () => NOT_FOUND,
    ),
  )

const NOT_ONESELF = new Problem({
  code: "CONFLICT",
  message: "Nobody can change their own role or disable themselves.",
})

/** Nobody may change their own account: the last super admin could lock everybody out. */
export const refuseOneself = (username: string, author: ChangeAuthor): Effect.Effect<void, Problem> =>
  username === author.actor.id ? Effect.fail(NOT_ONESELF) : Effect.void

const StaffRow = Schema.Struct({
  username: Schema.String,
  type: Schema.String,
  first_name: Schema.String,
  last_name: Schema.String,
  phone: Schema.NullOr(Schema.String),
  is_active: Schema.Boolean,
  is_invited: Schema.Boolean,
  created_at: Schema.Date,
  has_second_factor: Schema.Boolean,
})

/** Sorted by name. */
export const listStaff = rows(StaffRow, {
  text: `select username, type, first_name, last_name, phone, is_active, password is null as is_invited, created_at,
           exists (
             select from second_factor f where f.username = account.username and f.confirmed_at is not null
           ) or exists (
             select from passkey p where p.username = account.username
           ) as has_second_factor
         from account where ${IS_STAFF}
         order by last_name, first_name, username`,
  values: [],
}).pipe(
  Effect.map((found) =>
    found.map((row) => ({
      username: row.username,
      type: row.type,
      role: accountRole(row.type),
      firstName: row.first_name,
      lastName: row.last_name,
      phone: row.phone,
      isActive: row.is_active,
      /** True until a password is chosen. */
      isInvited: row.is_invited,
      createdAt: row.created_at.toISOString(),
      hasSecondFactor: row.has_second_factor,
    })),
  ),
)
