import type { Actor, NewEvent, RecordedEvent } from "@voltread/domain/event.ts"
import { PERSONAL_FIELDS } from "@voltread/domain/privacy/personal-event-fields.ts"
import {
  ERASED,
  type Path,
  type PersonalFields,
  type RedactedValue,
  redact,
  restore,
} from "@voltread/domain/shared/personal-fields.ts"
import { Predicate } from "effect"
import { decryptFields, ENCRYPTED_FIELDS, encryptedFieldsOf, encryptFields } from "./encrypted-fields.ts"
import { keysAge } from "./keys-age.ts"
import type { DataSubject } from "./person-keys.ts"

export const holdsPersonalData = ({ type }: Pick<NewEvent, "type">): boolean => PERSONAL_FIELDS.has(type)

/** The user name of the acting customer or staff member; undefined for guests, gateways and the system. */
export const actingAccount = ({ metadata: { actor } }: NewEvent): string | undefined => {
  switch (actor.role) {
    case "customer":
    case "customersupport":
    case "admin":
    case "super admin":
      return actor.id
    case "guest":
    case "system":
    case "gateway":
      return undefined
  }
}

/** What guests are called who have not said their name. */
const UNNAMED = "Guest"

/** Whether the event was caused by a guest who said their name. */
export const isNamedGuest = ({ metadata: { actor } }: NewEvent): boolean =>
  actor.role === "guest" && actor.name !== UNNAMED

export const pseudonymOf = (subjectId: string): string => `erased-${subjectId}`

/** Whether a user name is the pseudonym of an erased customer. */
export const isPseudonym = (username: string): boolean => /^erased-[0-9a-f-]{36}$/.test(username)

/** First step of encrypted paths: into the data or the actor of an event. */
const DATA = "data"
const ACTOR = "actor"

const NAME: readonly [string, PersonalFields] = ["name", { _tag: "personal" }]
const ACCOUNT_FIELDS: PersonalFields = {
  _tag: "fields",
  fields: new Map<string, PersonalFields>([["id", { _tag: "pseudonym" }], NAME]),
}
/** All guests have the same id. */
const GUEST_FIELDS: PersonalFields = { _tag: "fields", fields: new Map([NAME]) }

/**
 * The event as stored, with personal fields encrypted: those of its data for the owner of the stream, those of its actor
 * for `account`, or for the owner where the actor is a guest. Those of an erased person are dropped instead.
 */
export const encryptEvent = (
  event: NewEvent,
  owner: DataSubject | undefined,
  account: DataSubject | undefined,
): NewEvent => {
  const fields = PERSONAL_FIELDS.get(event.type)
  const data: RedactedValue =
    owner === undefined || fields === undefined
      ? { redacted: event.data, personal: [] }
      : redact(event.data, fields, pseudonymOf(owner.subjectId))
  const actor = isNamedGuest(event) ? owner : account
  const parts = new Map<DataSubject, Array<readonly [ReadonlyArray<string | number>, string]>>()
  const add = (subject: DataSubject | undefined, root: string, { personal }: RedactedValue) => {
    if (subject === undefined || personal.length === 0) return
    const values = personal.map(([path, value]) => [[root, ...path], value] as const)
    parts.set(subject, [...(parts.get(subject) ?? []), ...values])
  }
  add(owner, DATA, data)
  if (actor !== undefined)
    add(actor, ACTOR, redact(event.metadata.actor, account === undefined ? GUEST_FIELDS : ACCOUNT_FIELDS, ""))
  const metadata = { ...event.metadata, actor: storedActor(event, actor, account) }
  if (!Predicate.isObject(data.redacted)) return event
  if (parts.size === 0) return { ...event, metadata }
  const sealed = [...parts].flatMap(([{ subjectId, key }, values]) =>
    key === null ? [] : [{ subject: subjectId, sealed: encryptFields(key, event.id, values) }],
  )
  return { ...event, data: { ...data.redacted, [ENCRYPTED_FIELDS]: sealed }, metadata }
}

/** The part of the actor that stays unencrypted. A guest's name for which there is no key is dropped. */
const storedActor = (
  event: NewEvent,
  sealedFor: DataSubject | undefined,
  account: DataSubject | undefined,
): Actor => {
  const { actor } = event.metadata
  if (isNamedGuest(event)) return { ...actor, name: sealedFor === undefined ? UNNAMED : ERASED }
  if (account === undefined) return actor
  return { ...actor, id: pseudonymOf(account.subjectId), name: actor.name === "" ? "" : ERASED }
}

/** The data subjects of the encrypted fields of these events. */
export const subjectsOf = (events: ReadonlyArray<RecordedEvent>): ReadonlySet<string> =>
  new Set(events.flatMap(({ data }) => encryptedFieldsOf(data).map(({ subject }) => subject)))

type Subjects = ReadonlyMap<string, DataSubject>

interface Decrypted {
  readonly event: RecordedEvent
  /** Of the keys that it was decrypted with. */
  readonly age: number
}

/** All followers of a process get the same stored event, so it is decrypted and parsed only once. */
const known = new WeakMap<RecordedEvent, Decrypted>()

/**
 * The decrypted event. After erasure, personal fields read `[erased]` and user names are pseudonyms. Events stored
 * without encryption are returned unchanged. `age`: that of the keys before the subjects were asked for.
 */
export const decryptEvent = (event: RecordedEvent, subjects: Subjects, age: number): RecordedEvent => {
  const before = known.get(event)
  if (before !== undefined && before.age === keysAge()) return before.event
  const decrypted = decryptedEvent(event, subjects)
  known.set(event, { event: decrypted, age })
  return decrypted
}

const decryptedEvent = (event: RecordedEvent, subjects: Subjects): RecordedEvent => {
  const { data: sealed } = event
  if (!Predicate.hasProperty(sealed, ENCRYPTED_FIELDS)) return event
  let content: DecryptedContent | undefined
  // Lazily: subscribers skip most types.
  const decrypted = (): DecryptedContent => {
    content ??= decryptContent(event, sealed, subjects)
    return content
  }
  return {
    id: event.id,
    type: event.type,
    schemaVersion: event.schemaVersion,
    stream: event.stream,
    revision: event.revision,
    position: event.position,
    get data() {
      return decrypted().data
    },
    get metadata() {
      return decrypted().metadata
    },
  }
}

type DecryptedContent = Pick<RecordedEvent, "data" | "metadata">

const decryptContent = (
  { id, metadata }: RecordedEvent,
  sealedData: { readonly [ENCRYPTED_FIELDS]: unknown },
  subjects: Subjects,
): DecryptedContent => {
  const { [ENCRYPTED_FIELDS]: _, ...plain } = sealedData
  const data: Array<readonly [Path, string]> = []
  const actor: Array<readonly [Path, string]> = []
  for (const { subject, sealed } of encryptedFieldsOf(sealedData)) {
    const key = subjects.get(subject)?.key ?? null
    if (key === null) continue
    for (const [[root, ...path], value] of decryptFields(key, id, sealed)) {
      if (root === DATA) data.push([path, value])
      else if (root === ACTOR) actor.push([path, value])
    }
  }
  return {
    data: restore(plain, data),
    metadata: actor.length === 0 ? metadata : { ...metadata, actor: actorOf(metadata.actor, actor) },
  }
}

const actorOf = (stored: Actor, values: ReadonlyArray<readonly [path: Path, value: string]>): Actor => {
  const of = (field: string) => values.find(([[name]]) => name === field)?.[1]
  return { ...stored, id: of("id") ?? stored.id, name: of("name") ?? stored.name }
}
