import { createReadStream } from "node:fs"
import { type FileHandle, mkdir, open, truncate } from "node:fs/promises"
import { dirname } from "node:path"

interface Line {
  readonly text: string
  readonly done: () => void
  readonly failed: (cause: unknown) => void
}

/** A journal that cannot be read: the line says where. */
export class JournalDamaged extends Error {
  override readonly name = "JournalDamaged"
}

const newline = 0x0a

/**
 * An append-only file of JSON lines, the simulators' storage. `append` resolves once the line is on disk: lines that
 * arrive while the disk is busy share the next flush.
 */
export class Journal {
  readonly #file: FileHandle
  #waiting: Array<Line> = []
  #flushing: Promise<void> | undefined
  #broken: unknown

  private constructor(file: FileHandle) {
    this.#file = file
  }

  /** Passes every stored entry to `replay`, oldest first, and drops a last line that was cut off by a crash. */
  static async open(path: string, replay: (entry: unknown) => void): Promise<Journal> {
    await mkdir(dirname(path), { recursive: true })
    const file = await open(path, "a", 0o600)
    try {
      const whole = await replayLines(path, replay)
      if ((await file.stat()).size > whole) await truncate(path, whole)
    } catch (cause) {
      await file.close()
      throw cause
    }
    return new Journal(file)
  }

  append(entry: unknown): Promise<void> {
    if (this.#broken !== undefined) return Promise.reject(this.#broken)
    return new Promise((done, failed) => {
      this.#waiting.push({ text: `${JSON.stringify(entry)}\n`, done, failed })
      this.#flushing ??= this.#flush()
    })
  }

  /** Waits for pending appends, then closes the file. */
  async close(): Promise<void> {
    await this.#flushing
    await this.#file.close()
  }

  async #flush(): Promise<void> {
    // Everything that is appended in the same turn of the event loop joins this batch.
    await new Promise((next) => setImmediate(next))
    while (this.#waiting.length > 0) {
      const batch = this.#waiting
      this.#waiting = []
      try {
        await this.#file.appendFile(batch.map(({ text }) => text).join(""))
        await this.#file.datasync()
      } catch (cause) {
        // It is unknown what reached the disk; a journal with a gap must not continue.
        this.#broken = cause
        for (const { failed } of [...batch, ...this.#waiting]) failed(cause)
        this.#waiting = []
        break
      }
      for (const { done } of batch) done()
    }
    this.#flushing = undefined
  }
}

/** Returns the length in bytes of the part that consists of whole lines. */
const replayLines = async (path: string, replay: (entry: unknown) => void): Promise<number> => {
  let rest: Buffer = Buffer.alloc(0)
  let whole = 0
  let number = 0
  const chunks: AsyncIterable<Buffer> = createReadStream(path)
  for await (const chunk of chunks) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let start = 0
    for (let end = rest.indexOf(newline); end !== -1; end = rest.indexOf(newline, start)) {
      number += 1
      try {
        replay(JSON.parse(rest.toString("utf8", start, end)))
      } catch (cause) {
        throw new JournalDamaged(`${path}, line ${number}: not an entry of this journal`, { cause })
      }
      whole += end + 1 - start
      start = end + 1
    }
    rest = rest.subarray(start)
  }
  return whole
}
