/** How long a caller waits. */
const PATIENCE_MS = 2_000
/** After that long without an answer the check is repeated, since the answer may be lost on a dead connection. */
const LOST_MS = 10_000

interface Running<A> {
  readonly since: number
  readonly answer: Promise<A | undefined>
}

/**
 * A check for balancers, which ask every few seconds, several of them at once. They are answered in time, with undefined
 * where nothing is known: a database that is silent may keep a connection for half a minute. Who asks while a check runs
 * shares it, so that checks do not take up all connections meanwhile.
 */
export const sharedCheck = <A>(check: () => Promise<A>): (() => Promise<A | undefined>) => {
  let running: Running<A> | undefined

  const begin = (since: number): Running<A> => {
    const begun = {
      since,
      answer: new Promise<A | undefined>((resolve, reject) => {
        const timer = setTimeout(resolve, PATIENCE_MS, undefined)
        const end = () => {
          clearTimeout(timer)
          if (running === begun) running = undefined
        }
        check().finally(end).then(resolve, reject)
      }),
    }
    return begun
  }

  return () => {
    const now = Date.now()
    if (running === undefined || now - running.since > LOST_MS) running = begin(now)
    return running.answer
  }
}
