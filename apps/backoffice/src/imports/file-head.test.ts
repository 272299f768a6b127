import { gzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { headOf } from "./file-head.ts"

const LONG = `code,b\n${"1,2\n".repeat(100_000)}`

test.each([
  ["as it is", new File([LONG], "list.csv")],
  ["unpacked", new File([gzipSync(LONG)], "list.CSV.gz")],
])("the beginning of a file ends with a line, %s", async (_, file) => {
  const head = await headOf(file)
  const text = await head.text()
  expect(LONG.startsWith(text) && text.endsWith("\n")).toBe(true)
  expect(text.length).toBeGreaterThan(200_000)
  expect(text.length).toBeLessThan(LONG.length)
  expect(head.name.toLowerCase()).toBe("list.csv")
})

test("a small file is whole, with or without an end of its last line", async () => {
  expect(await (await headOf(new File(["a,b\n1,2"], "list.csv"))).text()).toBe("a,b\n1,2")
})

test("a long line that does not end is cut", async () => {
  expect((await headOf(new File(["x".repeat(400_000)], "list.csv"))).size).toBe(256 * 1_024)
})
