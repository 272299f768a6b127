import type { Actor, NewEvent, RecordedEvent } from "@voltread/domain/event.ts"
import { LoanEvent } from "@voltread/domain/loans/application-event.ts"
import { CartEvent } from "@voltread/domain/ordering/cart-event.ts"
import { OrderEvent } from "@voltread/domain/ordering/order-event.ts"
import {
  ERASED,
  type Path,
  type PersonalFields,
  personalFieldsOf,
  type RedactedValue,
  redact,
  restore,
} from "@voltread/domain/shared/personal-fields.ts"
import { Predicate } from "effect"
import { decryptFields, ENCRYPTED_FIELDS, encryptedFieldsOf, encryptFields } from "./encrypted-fields.ts"
import type { DataSubject } from "./person-keys.ts"

/** Personal fields by event type. */
const FIELDS: ReadonlyMap<string, PersonalFields> = new Map(
  [...OrderEvent.members, ...CartEvent.members, ...LoanEvent.members].flatMap(({ fields }) => {
    const found = personalFieldsOf(fields.data.ast)
    return found === null ? [] : [[fields.type.literal, found] as const]
  }),
)

export const holdsPersonalData = ({ type }: Pick<NewEvent, "type">): boolean => FIELDS.has(type)

/** The user name of the acting customer; undefined for staff and system, whose names are not encrypted. */
export const actingCustomer = ({ metadata: { actor } }: NewEvent): string | undefined =>
  actor.role === "customer" ? actor.id : undefined

export const pseudonymOf = (subjectId: string): string => `erased-${subjectId}`

/** Whether a user name is the pseudonym of an erased customer. */
export const isPseudonym = (username: string): boolean => /^erased-[0-9a-f-]{36}$/.test(username)

/** First step of encrypted paths: into the data or the actor of an event. */
const DATA = "data"
const ACTOR = "actor"

const ACTOR_FIELDS: PersonalFields = {
  _tag: "fields",
  fields: new Map<string, PersonalFields>([
    ["id", { _tag: "pseudonym" }],
    ["name", { _tag: "personal" }],
  ]),
}

/**
 * The event as stored, with personal fields encrypted. Those of an erased person are dropped instead.
 */
export const encryptEvent = (
  event: NewEvent,
  owner: DataSubject | undefined,
  actor: DataSubject | undefined,
): NewEvent => {
  const fields = FIELDS.get(event.type)
  const data: RedactedValue =
    owner === undefined || fields === undefined
      ? { redacted: event.data, personal: [] }
      : redact(event.data, fields, pseudonymOf(owner.subjectId))
  const acting: RedactedValue =
    actor === undefined
      ? { redacted: event.metadata.actor, personal: [] }
      : redact(event.metadata.actor, ACTOR_FIELDS, pseudonymOf(actor.subjectId))
  const parts = new Map<DataSubject, Array<readonly [ReadonlyArray<string | number>, string]>>()
  const add = (subject: DataSubject | undefined, root: string, { personal }: RedactedValue) => {
    if (subject === undefined || personal.length === 0) return
    const values = personal.map(([path, value]) => [[root, ...path], value] as const)
    parts.set(subject, [...(parts.get(subject) ?? []), ...values])
  }
  add(owner, DATA, data)
  add(actor, ACTOR, acting)
  if (parts.size === 0 || !Predicate.isObject(data.redacted)) return event
  const sealed = [...parts].flatMap(([{ subjectId, key }, values]) =>
    key === null ? [] : [{ subject: subjectId, sealed: encryptFields(key, event.id, values) }],
  )
  const { actor: known } = event.metadata
  return {
    ...event,
    data: { ...data.redacted, [ENCRYPTED_FIELDS]: sealed },
    metadata:
      actor === undefined
        ? event.metadata
        : { ...event.metadata, actor: { ...known, id: pseudonymOf(actor.subjectId), name: ERASED } },
  }
}

/** The data subjects of the encrypted fields of these events. */
export const subjectsOf = (events: ReadonlyArray<RecordedEvent>): ReadonlySet<string> =>
  new Set(events.flatMap(({ data }) => encryptedFieldsOf(data).map(({ subject }) => subject)))

type Subjects = ReadonlyMap<string, DataSubject>

/**
 * The decrypted event. After erasure, personal fields read `[erased]` and user names are pseudonyms. Events stored
 * without encryption are returned unchanged.
 */
export const decryptEvent = (event: RecordedEvent, subjects: Subjects): RecordedEvent => {
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
