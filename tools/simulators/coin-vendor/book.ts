import { Schema } from "effect"
import { Changes, openChanges } from "../changes.ts"
import { Notification } from "../outbox.ts"

interface Kept {
  readonly id: string
}

interface Change<R extends Kept> {
  readonly records?: ReadonlyArray<R> | undefined
  readonly notifications?: ReadonlyArray<Notification> | undefined
}

/** A vendor's invoices or charges: in memory for reading, in the journal for the next start. */
export class Book<R extends Kept> extends Changes<Change<R>, Memory<R>> {
  /** `isWaiting`: whether the record may still change as time passes. */
  static async open<S extends Schema.Decoder<Kept>>(
    path: string,
    schema: S,
    isWaiting: (record: S["Type"]) => boolean,
    onNotification: (notification: Notification) => void,
  ): Promise<Book<S["Type"]>> {
    const decode = Schema.decodeUnknownSync(
      Schema.Struct({
        records: Schema.optional(Schema.Array(schema)),
        notifications: Schema.optional(Schema.Array(Notification)),
      }),
    )
    const memory = new Memory<S["Type"]>(isWaiting)
    return new Book(await openChanges(path, { decode, memory, onNotification }))
  }

  find(id: string): R | undefined {
    return this.memory.records.get(id)
  }

  /** Oldest first. */
  list(): ReadonlyArray<R> {
    return [...this.memory.records.values()]
  }

  waiting(): ReadonlyArray<R> {
    return [...this.memory.waiting].flatMap((id) => this.find(id) ?? [])
  }
}

class Memory<R extends Kept> {
  readonly records = new Map<string, R>()
  readonly waiting = new Set<string>()
  readonly #isWaiting: (record: R) => boolean

  constructor(isWaiting: (record: R) => boolean) {
    this.#isWaiting = isWaiting
  }

  apply({ records = [] }: Change<R>): void {
    for (const record of records) {
      this.records.set(record.id, record)
      if (this.#isWaiting(record)) this.waiting.add(record.id)
      else this.waiting.delete(record.id)
    }
  }
}
