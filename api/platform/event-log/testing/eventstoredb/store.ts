/** An event as EventStoreDB keeps it. */
export interface StoredEvent {
  readonly id: string
  readonly stream: string
  readonly revision: number
  readonly type: string
  readonly contentType: string
  readonly data: Uint8Array
  readonly customMetadata: Uint8Array
  /** Its place in the transaction file; commit and prepare position are the same for an event. */
  readonly place: bigint
}

export type ProposedEvent = Omit<StoredEvent, "stream" | "revision" | "place">

export type Expected = number | "any" | "no-stream" | "stream-exists"

export interface Place {
  readonly commit: bigint
  readonly prepare: bigint
}

export type AppendOutcome =
  /** Without a place where the append was recognized as a repetition. */
  | { readonly _tag: "success"; readonly revision: number; readonly place: Place | undefined }
  | { readonly _tag: "wrong"; readonly current: number | undefined }
  | { readonly _tag: "deleted" }
  | { readonly _tag: "tooLarge"; readonly limit: number }

const MAX_APPEND_SIZE = 1_048_576

const sizeOf = ({ type, data, customMetadata }: ProposedEvent): number =>
  2 * type.length + data.length + customMetadata.length

/** The revision that the first event gets; undefined where the expectation does not say it. */
const firstRevision = (expected: Expected): number | undefined => {
  if (expected === "no-stream") return 0
  return typeof expected === "number" ? expected + 1 : undefined
}

/** After so many events the server notes its statistics in the log, which no subscriber of ours must see. */
const STATISTICS_EVERY = 40

/** The log of the double, with EventStoreDB's rules for expected versions, idempotency and deletion. */
export class Store {
  readonly all: Array<StoredEvent> = []
  readonly #streams = new Map<string, Array<StoredEvent>>()
  readonly #tombstones = new Set<string>()
  readonly #visibleFrom = new Map<string, number>()
  readonly #listeners = new Set<() => void>()
  #end = 0n

  readonly #maxAppendSize: number

  constructor(maxAppendSize = MAX_APPEND_SIZE) {
    this.#maxAppendSize = maxAppendSize
    this.#note("$metadata", "$$$stats")
  }

  isDeleted(stream: string): boolean {
    return this.#tombstones.has(stream)
  }

  /** Undefined for a stream that was never written, or was deleted and not written since. */
  events(stream: string): ReadonlyArray<StoredEvent> | undefined {
    const events = this.#streams.get(stream)
    const visible = events?.slice(this.#visibleFrom.get(stream) ?? 0)
    return visible === undefined || visible.length === 0 ? undefined : visible
  }

  append(stream: string, expected: Expected, proposed: ReadonlyArray<ProposedEvent>): AppendOutcome {
    const size = proposed.reduce((sum, event) => sum + sizeOf(event), 0)
    if (size > this.#maxAppendSize) return { _tag: "tooLarge", limit: this.#maxAppendSize }
    if (this.isDeleted(stream)) return { _tag: "deleted" }
    const stored = this.#streams.get(stream) ?? []
    const current = stored.length - 1
    const first = firstRevision(expected)

    const repeatedFrom = first ?? stored.findIndex((event) => event.id === proposed[0]?.id)
    const repeated =
      repeatedFrom >= 0 && proposed.every((event, index) => stored[repeatedFrom + index]?.id === event.id)
    if (repeated && proposed.length > 0) {
      return { _tag: "success", revision: repeatedFrom + proposed.length - 1, place: undefined }
    }
    const holds = expected === "any" || (expected === "stream-exists" ? current >= 0 : first === current + 1)
    if (!holds) return { _tag: "wrong", current: current < 0 ? undefined : current }

    const prepare = this.#end
    let commit = prepare
    for (const event of proposed) commit = this.#store(stream, event)
    for (const listener of this.#listeners) listener()
    // The place of a batch is named by where its prepare began.
    return { _tag: "success", revision: current + proposed.length, place: { commit, prepare } }
  }

  delete(stream: string): void {
    this.#visibleFrom.set(stream, this.#streams.get(stream)?.length ?? 0)
  }

  tombstone(stream: string): void {
    this.#tombstones.add(stream)
  }

  /** As the server does every 30 s, also when nothing else happens. */
  noteStatistics(): void {
    this.#note("$statsCollected", "$stats-127.0.0.1:2113")
    for (const listener of this.#listeners) listener()
  }

  /** Calls back after each append. */
  whenAppended(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #store(stream: string, event: ProposedEvent): bigint {
    const events = this.#streams.get(stream) ?? []
    this.#streams.set(stream, events)
    const stored = { ...event, stream, revision: events.length, place: this.#end }
    this.#end += BigInt(64 + event.data.length + event.customMetadata.length)
    events.push(stored)
    this.all.push(stored)
    if (this.all.length % STATISTICS_EVERY === 0) this.#note("$statsCollected", "$stats-127.0.0.1:2113")
    return stored.place
  }

  #note(type: string, stream: string): void {
    const data = new TextEncoder().encode("{}")
    this.#store(stream, {
      id: `00000000-0000-4000-8000-${String(this.all.length).padStart(12, "0")}`,
      type,
      contentType: "application/json",
      data,
      customMetadata: new Uint8Array(),
    })
  }
}
