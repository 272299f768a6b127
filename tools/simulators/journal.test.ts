import { appendFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import fc from "fast-check"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { Journal, JournalDamaged } from "./journal.ts"

describe("journal", () => {
  let directory: string
  let path: string
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "voltread-journal-"))
    path = join(directory, "deep", "journal.jsonl")
  })
  afterEach(() => rm(directory, { recursive: true, force: true }))

  const stored = async (): Promise<ReadonlyArray<unknown>> => {
    const entries: Array<unknown> = []
    const journal = await Journal.open(path, (entry) => entries.push(entry))
    await journal.close()
    return entries
  }

  it("gives back every entry in the order of appending, whatever it holds", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.json({ maxDepth: 2 }), { maxLength: 40 }), async (texts) => {
        await rm(path, { force: true })
        const entries = texts.map((text, place) => ({ place, value: JSON.parse(text) as unknown }))
        const journal = await Journal.open(path, () => undefined)
        await Promise.all(entries.map((entry) => journal.append(entry)))
        await journal.close()
        expect(await stored()).toEqual(entries.map((entry) => JSON.parse(JSON.stringify(entry))))
      }),
      { numRuns: 25 },
    )
  })

  it("has an entry on the disk once its append resolves", async () => {
    const journal = await Journal.open(path, () => undefined)
    await journal.append({ n: 1 })
    expect(await readFile(path, "utf8")).toBe('{"n":1}\n')
    await journal.close()
  })

  it("drops a last line that a crash cut off, and goes on after it", async () => {
    const journal = await Journal.open(path, () => undefined)
    await journal.append({ n: 1 })
    await journal.close()
    await appendFile(path, '{"n":2,"cut":"o')
    expect(await stored()).toEqual([{ n: 1 }])
    const again = await Journal.open(path, () => undefined)
    await again.append({ n: 3 })
    await again.close()
    expect(await stored()).toEqual([{ n: 1 }, { n: 3 }])
  })

  it("refuses a journal that is damaged in the middle and names the line", async () => {
    await (await Journal.open(path, () => undefined)).close()
    await writeFile(path, '{"n":1}\nnonsense\n{"n":3}\n')
    await expect(stored()).rejects.toThrow(JournalDamaged)
    await expect(stored()).rejects.toThrow("line 2")
  })

  it("refuses everything after a write that failed, rather than leave a hole", async () => {
    const journal = await Journal.open(path, () => undefined)
    await journal.close()
    await expect(journal.append({ n: 1 })).rejects.toThrow("file closed")
    await expect(journal.append({ n: 2 })).rejects.toThrow("file closed")
    expect(await stored()).toEqual([])
  })

  it("reads lines that are larger than one read of the disk", async () => {
    const long = "å".repeat(200_000)
    const journal = await Journal.open(path, () => undefined)
    await journal.append({ long })
    await journal.append({ n: 2 })
    await journal.close()
    expect(await stored()).toEqual([{ long }, { n: 2 }])
  })
})
