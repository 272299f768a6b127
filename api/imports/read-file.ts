import { Data } from "effect"

/** The file cannot be read to its end. Nothing of it was imported. */
export class UnreadableFile extends Data.TaggedError("UnreadableFile")<{ readonly message: string }> {}

export const unreadableFile = (cause: unknown): UnreadableFile =>
  new UnreadableFile({
    message: `The file cannot be read: ${cause instanceof Error ? cause.message : String(cause)}.`,
  })

/** The next so many of a source, fewer at its end. */
export const take = async <A>(source: AsyncGenerator<A>, count: number): Promise<ReadonlyArray<A>> => {
  const taken: Array<A> = []
  while (taken.length < count) {
    const next = await source.next()
    if (next.done === true) break
    taken.push(next.value)
  }
  return taken
}
