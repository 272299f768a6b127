import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { type FileRow, readRows } from "./file-rows.ts"

const rowsOf = async (text: string | Buffer, name = "file.csv"): Promise<ReadonlyArray<FileRow>> => {
  const rows: Array<FileRow> = []
  for await (const row of readRows(await fileOf(text, name))) rows.push(row)
  return rows
}

const fileOf = async (text: string | Buffer, name: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "rows-"))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, name)
  await writeFile(file, text)
  return file
}

test("lines that cannot be read do not fill the memory, however many there are in a row", async () => {
  await expect(rowsOf(`sku,name\n${"x\n".repeat(110_000)}`)).rejects.toThrow(
    "more than 100,000 lines in a row cannot be read, so it may not be the right file",
  )
})

test("as many as may be in a row are reported, and the lines around them are read", async () => {
  const rows = await rowsOf(`sku,name\na,b\n${"x\n".repeat(1_000)}c,d\n`)
  expect(rows.filter(({ _tag }) => _tag === "unreadable")).toHaveLength(1_000)
  expect(rows.flatMap((row) => (row._tag === "row" ? [row.fields] : []))).toEqual([
    { sku: "a", name: "b" },
    { sku: "c", name: "d" },
  ])
})

test("empty lines and emptied rows are left out, wherever they are, and no other line with them", async () => {
  const rows = await rowsOf("\n\nsku;name\na;b\n\n;\nx\nc;d\n;\n\n")
  expect(rows).toEqual([
    { _tag: "unreadable", line: 7, reason: "has more or fewer values than the first line has columns" },
    { _tag: "row", line: 4, fields: { sku: "a", name: "b" } },
    { _tag: "row", line: 8, fields: { sku: "c", name: "d" } },
  ])
})

test("a byte order mark is no part of the first record", async () => {
  const row = { _tag: "row", fields: { sku: "a" } }
  expect(await rowsOf('\uFEFF{"sku":"a"}\n', "file.jsonl")).toEqual([{ ...row, line: 1 }])
  expect(await rowsOf("\uFEFFsku\na\n")).toEqual([{ ...row, line: 2 }])
})

test.each(["sep=;\nsku;name\na;b\n", "\uFEFFSEP=;\r\nsku;name\r\na;b\r\n", "sep=\t\nsku\tname\na\tb\n"])(
  "the separator is what a line before the header says: %j",
  async (text) => {
    expect(await rowsOf(text)).toEqual([{ _tag: "row", line: 3, fields: { sku: "a", name: "b" } }])
  },
)

test("two columns of one name are refused: only one of their values could be taken", async () => {
  await expect(rowsOf("sku,price,price\na,1,2\n")).rejects.toThrow('it has two columns named "price"')
})

test("blanks around the name of a column are no part of it", async () => {
  expect(await rowsOf("sku, name \na,b\n")).toEqual([
    { _tag: "row", line: 2, fields: { sku: "a", name: "b" } },
  ])
  await expect(rowsOf("sku,price, price\na,1,2\n")).rejects.toThrow('it has two columns named "price"')
})

test("a line in the encoding of an old spreadsheet says how to save the file", async () => {
  expect(await rowsOf(Buffer.from("sku,name\na,Caf\xe9\n", "latin1"))).toMatchObject([
    { reason: "not valid UTF-8; a spreadsheet saves it so as “CSV UTF-8”" },
  ])
})

test("columns without a name are left out, however many there are", async () => {
  expect(await rowsOf("sku,,name,,\na,x,b,,\n")).toEqual([
    { _tag: "row", line: 2, fields: { sku: "a", name: "b" } },
  ])
})

const SWALLOWED = "a quotation mark after line 2 is never closed"
const TOO_LONG =
  "the record after line 2 is longer than 4 MB, maybe since a quotation mark in it is never closed"

test.each([
  ["at its end", 'sku,name\na,b\nc,"d\ne,f\n', SWALLOWED],
  ["where it is cut off, too", 'sku,name\na,b\nc,"d\ne', SWALLOWED],
  ["before more than one line may have", `sku,name\na,b\nc,"d\n${"e,f\n".repeat(1_100_000)}`, TOO_LONG],
  ["or a value is as long without one", `sku,name\na,b\nc,${"d".repeat(5_000_000)}\n`, TOO_LONG],
])(
  "a file is refused where a quotation mark without its second one swallows the rest of it: %s",
  async (_, text, words) => {
    await expect(rowsOf(text)).rejects.toThrow(words)
  },
)
