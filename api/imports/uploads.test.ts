import { mkdtemp, readdir, rm, stat, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Readable } from "node:stream"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, test } from "vitest"
import { saveUpload } from "./uploads.ts"

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "uploads-"))
})
afterAll(() => rm(folder, { recursive: true }))

const failure = (content: Readable, into = folder) =>
  Effect.runPromise(Effect.flip(saveUpload(into, { importId: "import", fileName: "products.csv" }, content)))

const NOT_STORED = {
  code: "UNAVAILABLE",
  message: "The file could not be stored: the disk of the shop may be full. Nothing was imported.",
}

test.skipIf(process.platform !== "linux")("a full disk is not taken for a file that broke off", async () => {
  await symlink("/dev/full", join(folder, "import.csv"))
  expect(await failure(Readable.from(["sku,name\n"]))).toMatchObject({
    ...NOT_STORED,
    reason: expect.stringContaining("ENOSPC"),
  })
  expect(await readdir(folder)).toEqual([])
})

test("nor is a folder that cannot be made", async () => {
  const file = join(folder, "file")
  await writeFile(file, "")
  expect(await failure(Readable.from(["sku,name\n"]), join(file, "imports"))).toMatchObject(NOT_STORED)
})

test("a file that breaks off is to be sent again", async () => {
  const content = new Readable({ read: () => content.destroy(new Error("aborted")) })
  expect(await failure(content)).toMatchObject({
    code: "BAD_REQUEST",
    message: "The file did not arrive in full. Please upload it again.",
  })
})

test.skipIf(process.platform === "win32")("other users of the machine read no upload", async () => {
  const into = join(folder, "imports")
  const upload = { importId: "import", fileName: "orders.jsonl" }
  const { path } = await Effect.runPromise(saveUpload(into, upload, Readable.from(["{}\n"])))
  for (const each of [into, path]) expect((await stat(each)).mode & 0o077).toBe(0)
})
