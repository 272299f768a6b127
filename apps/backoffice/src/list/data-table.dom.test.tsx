// @vitest-environment happy-dom
import { press } from "@voltread/ui/form/press.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act, useState } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, expect, it, vi } from "vitest"
import { DataTable, type SelectedIds } from "./data-table.tsx"

const fruits = [
  { id: "a", name: "Apple" },
  { id: "b", name: "Banana" },
]
type Fruit = (typeof fruits)[number]
const layout = {
  columns: [{ id: "name", header: "Name", role: "rowHeader", cell: ({ name }: Fruit) => name }],
} as const
const table = { caption: "Fruits", layout, rows: fruits, rowId: ({ id }: Fruit) => id }

const onChange = vi.fn()

/** A page that keeps what is selected. */
function Fruits({ first }: { readonly first: SelectedIds }) {
  const [selected, setSelected] = useState(first)
  return (
    <DataTable
      {...table}
      selection={{
        selected,
        onChange: (next) => {
          onChange(next)
          setSelected(next)
        },
        labelOf: ({ name }) => `Select ${name}`,
        actions: (rows) => <output>{rows.map(({ name }) => name).join(" and ")}</output>,
      }}
    />
  )
}

let root: Root
beforeEach(() => {
  onChange.mockClear()
  root = openPage().root
})

const show = (first: SelectedIds = {}) => act(() => root.render(<Fruits first={first} />))
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')]
const labelOf = (each: Element) => each.getAttribute("aria-label")
const box = (label: string) => boxes().find((each) => labelOf(each) === label)
const click = (label: string) => act(() => box(label)?.click())
const said = () => document.querySelector('[role="status"]')?.textContent
const actedOn = () => document.querySelector("output")?.textContent

it("has a box for every row and one for all of them", async () => {
  await show()
  expect(boxes().map(labelOf)).toEqual(["Select all rows", "Select Apple", "Select Banana"])
})

it("adds a row that is ticked to those that are, and takes it away again", async () => {
  await show({ b: true })
  await click("Select Apple")
  expect(onChange).toHaveBeenLastCalledWith({ a: true, b: true })
  await click("Select Banana")
  expect(onChange).toHaveBeenLastCalledWith({ a: true })
  expect(box("Select Apple")?.checked).toBe(true)
  expect(box("Select Banana")?.checked).toBe(false)
})

it("selects and deselects all rows", async () => {
  await show()
  await click("Select all rows")
  expect(onChange).toHaveBeenLastCalledWith({ a: true, b: true })
  expect(boxes().every(({ checked }) => checked)).toBe(true)
  expect(box("Select all rows")?.indeterminate).toBe(false)
  await click("Select all rows")
  expect(onChange).toHaveBeenLastCalledWith({})
})

it("marks the selected rows, says how many they are and offers what can be done with them", async () => {
  await show()
  await click("Select Banana")
  expect(document.querySelectorAll("tr[data-selected]")).toHaveLength(1)
  expect(said()).toBe("1 selected")
  expect(actedOn()).toBe("Banana")
  expect(box("Select all rows")?.checked).toBe(false)
  expect(box("Select all rows")?.indeterminate).toBe(true)
})

it("counts only rows that are there", async () => {
  await show({ b: true, gone: true })
  expect(said()).toBe("1 selected")
  expect(actedOn()).toBe("Banana")
})

it("does not count a row that is gone", async () => {
  await show({ gone: true })
  expect(said()).toBeUndefined()
})

it("forgets what is selected", async () => {
  await show({ a: true })
  await press("Clear selection")
  expect(onChange).toHaveBeenLastCalledWith({})
})

it("has no boxes where rows cannot be selected", async () => {
  await act(() => root.render(<DataTable {...table} />))
  expect(document.querySelectorAll("tbody tr")).toHaveLength(2)
  expect(boxes()).toEqual([])
})
