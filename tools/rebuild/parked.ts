import { setTimeout as pause } from "node:timers/promises"
import { type ParkedEvent, parkedEvents, requestRetry } from "@voltread/projections/platform/parked-event.ts"
import pg from "pg"

type Write = (line: string) => void

const withClient = async <A>(url: string, use: (client: pg.Client) => Promise<A>): Promise<A> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

const described = ({ stream, revision, type, attempts, parkedAt, error }: ParkedEvent): string =>
  `${stream} revision ${revision} ${type}, parked ${parkedAt} after ${attempts} attempts: ${error}`

/** Lists parked events. Returns an exit code: 0 if there are none. */
export const listParked = (url: string, write: Write): Promise<number> =>
  withClient(url, async (client) => {
    const parked = await parkedEvents(client)
    for (const event of parked) write(described(event))
    write(parked.length === 0 ? "No event is parked." : `${parked.length} events are parked.`)
    return parked.length === 0 ? 0 : 1
  })

/** How long the projector may take to answer. */
const PATIENCE_MS = 10_000

/**
 * Requests a retry of parked events, waits for the outcome, and reports it. Returns an exit code: 0 if all were
 * applied.
 */
export const retryParked = (url: string, write: Write): Promise<number> =>
  withClient(url, async (client) => {
    const before = signs(await parkedEvents(client))
    if (before !== "") {
      await requestRetry(client)
      const end = Date.now() + PATIENCE_MS
      while (Date.now() < end && signs(await parkedEvents(client)) === before) await pause(100)
      if (signs(await parkedEvents(client)) === before)
        write("Nothing was tried: no projector is running. It tries what is parked whenever it starts.")
      // One stream after the other: wait until nothing changes anymore.
      let seen = ""
      while (Date.now() < end && seen !== signs(await parkedEvents(client))) {
        seen = signs(await parkedEvents(client))
        await pause(300)
      }
    }
    return listParked(url, write)
  })

/** Differs after each attempt. */
const signs = (parked: ReadonlyArray<ParkedEvent>): string =>
  parked.map(({ stream, revision, attempts }) => `${stream} ${revision} ${attempts}`).join("\n")
