import type { ReadReq } from "@eventstore/db-client/generated/streams_pb.js"
import streams from "@eventstore/db-client/generated/streams_pb.js"
import { Metadata, status } from "@grpc/grpc-js"
import { deletedTrailer, streamName } from "./appends.ts"
import { type Faults, take } from "./faults.ts"
import { eventResponse, type ReadCall, send } from "./replies.ts"
import type { Store, StoredEvent } from "./store.ts"
import { type Matches, type Subscriptions, subscribe } from "./subscribe.ts"

const BACKWARDS = 1

const matcher = (options: ReadReq.Options): Matches => {
  const filter = options.getFilter()
  const expression = filter?.getStreamIdentifier() ?? filter?.getEventType()
  if (filter === undefined || expression === undefined) return () => true
  const text = (event: StoredEvent) => (filter.hasStreamIdentifier() ? event.stream : event.type)
  const prefixes = expression.getPrefixList()
  if (prefixes.length > 0) return (event) => prefixes.some((prefix) => text(event).startsWith(prefix))
  const regex = new RegExp(expression.getRegex())
  return (event) => regex.test(text(event))
}

const sendAll = async (call: ReadCall, events: ReadonlyArray<StoredEvent>): Promise<void> => {
  for (const event of events) if (!(await send(call, eventResponse(event)))) return
  call.end()
}

const readStream = async (
  store: Store,
  call: ReadCall,
  options: ReadReq.Options,
  from: ReadReq.Options.StreamOptions,
) => {
  const stream = streamName(from.getStreamIdentifier())
  if (store.isDeleted(stream)) {
    call.emit("error", {
      code: status.FAILED_PRECONDITION,
      details: "Deleted",
      metadata: deletedTrailer(stream),
    })
    return
  }
  const events = store.events(stream)
  if (events === undefined) {
    const missing = new streams.ReadResp.StreamNotFound().setStreamIdentifier(from.getStreamIdentifier())
    call.write(new streams.ReadResp().setStreamNotFound(missing))
    call.end()
    return
  }
  const backwards = Number(options.getReadDirection()) === BACKWARDS
  const outermost = backwards ? Number.POSITIVE_INFINITY : 0
  const start = from.hasRevision() ? Number(from.getRevision()) : outermost
  const wanted = backwards
    ? events.filter((event) => event.revision <= start).toReversed()
    : events.filter((event) => event.revision >= start)
  await sendAll(call, wanted.slice(0, Number(options.getCount())))
}

const readAll = async (
  store: Store,
  call: ReadCall,
  options: ReadReq.Options,
  from: ReadReq.Options.AllOptions,
) => {
  const backwards = Number(options.getReadDirection()) === BACKWARDS
  const position = from.getPosition()
  const start = position === undefined ? undefined : BigInt(position.getCommitPosition())
  const matches = matcher(options)
  // Backwards, a position names the end of what is read: the event there is not included.
  const wanted = backwards
    ? store.all.filter((event) => start === undefined || event.place < start).toReversed()
    : store.all.filter((event) => start === undefined || event.place >= start)
  await sendAll(call, wanted.filter(matches).slice(0, Number(options.getCount())))
}

export const readHandler =
  (store: Store, subscriptions: Subscriptions, faults: Faults, onReadOfLog: () => void) =>
  async (call: ReadCall): Promise<void> => {
    const options = call.request.getOptions()
    const all = options?.getAll()
    const stream = options?.getStream()
    if (options !== undefined && all !== undefined && options.hasSubscription()) {
      const position = all.getPosition()
      await subscribe(store, call, subscriptions, {
        after: position === undefined ? -1n : BigInt(position.getCommitPosition()),
        matches: matcher(options),
        filtered: options.hasFilter(),
      })
    } else if (all !== undefined && take(faults, "denyReads")) {
      const metadata = new Metadata()
      metadata.set("exception", "access-denied")
      call.emit("error", { code: status.PERMISSION_DENIED, details: "Access Denied", metadata })
    } else if (options !== undefined && all !== undefined) {
      onReadOfLog()
      await readAll(store, call, options, all)
    } else if (options !== undefined && stream !== undefined) {
      await readStream(store, call, options, stream)
    } else {
      call.emit("error", { code: status.INVALID_ARGUMENT, details: "The double reads a stream or all" })
    }
  }
