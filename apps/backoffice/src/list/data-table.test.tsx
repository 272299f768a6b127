import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it, vi } from "vitest"
import type { Column } from "./column.ts"
import { DataTable, type DataTableProps } from "./data-table.tsx"

interface Fruit {
  readonly id: string
  readonly name: string
  readonly price: number
}

const fruits: ReadonlyArray<Fruit> = [
  { id: "a", name: "Apple", price: 3 },
  { id: "b", name: "Banana", price: 2 },
]

const columns: ReadonlyArray<Column<Fruit>> = [
  { id: "name", header: "Name", role: "rowHeader", cell: ({ name }) => name },
  {
    id: "price",
    header: "Price",
    align: "end",
    sorts: ["descending", "ascending"],
    footer: "5 in all",
    cell: ({ price }) => `$${price}`,
  },
  { id: "origin", header: "Origin", from: "wide", cell: () => "Spain" },
  { id: "actions", header: "Actions", role: "actions", cell: () => "Eat" },
]

const render = (props: Partial<DataTableProps<Fruit>> = {}): string =>
  renderToStaticMarkup(
    <DataTable caption="Fruits" layout={{ columns }} rows={fruits} rowId={({ id }) => id} {...props} />,
  )

const count = (markup: string, pattern: RegExp): number => [...markup.matchAll(pattern)].length

describe("rows and columns", () => {
  it("names the table, heads every column, and heads every row with the cell that names it", () => {
    const markup = render()
    expect(markup).toContain(">Fruits</caption>")
    expect(count(markup, /<th scope="col"/g)).toBe(columns.length)
    expect(markup).toMatch(/<th scope="row"[^>]*>Apple<\/th>.*<th scope="row"[^>]*>Banana<\/th>/)
    expect(markup).toContain(">$3</td>")
    expect(markup).toMatch(/<tfoot>.*5 in all.*<\/tfoot>/)
  })

  it("has the heading of the buttons for screen readers only", () => {
    expect(render()).toContain('<span class="sr-only">Actions</span>')
  })

  it("has no last line when no column has a footer", () => {
    const [name] = columns
    expect(render({ layout: { columns: name === undefined ? [] : [name] } })).not.toContain("tfoot")
  })
})

describe("choice of columns", () => {
  it("follows the width of the screen until the person chooses", () => {
    expect(count(render(), /hidden wide:table-cell/g)).toBe(fruits.length + 2)
  })

  it("shows what the person has shown on every screen", () => {
    const markup = render({ layout: { columns, choices: { origin: true } } })
    expect(markup).not.toContain("wide:table-cell")
    expect(count(markup, />Spain</g)).toBe(fruits.length)
  })

  it("keeps what names the rows, which was hidden where it did not", () => {
    const markup = render({ layout: { columns, choices: { name: false, actions: false } } })
    expect(markup).toContain(">Apple</th>")
    expect(count(markup, />Eat</g)).toBe(fruits.length)
  })

  it("leaves out what the person has hidden, with its heading and its footer", () => {
    const markup = render({ layout: { columns, choices: { price: false } } })
    expect(markup).not.toMatch(/Price|\$3|5 in all/)
    expect(count(markup, /<th scope="col"/g)).toBe(columns.length - 1)
  })
})

it("tells its cells how dense they are", () => {
  expect(render()).toContain('data-density="comfortable"')
  expect(render({ layout: { columns, density: "compact" } })).toContain('data-density="compact"')
})

describe("sorting", () => {
  const sorted = (current: DataTableProps<Fruit>["sorting"]) => render(current && { sorting: current })
  const control = vi.fn(() => "a control")

  it("says which column is sorted, and which way", () => {
    const markup = sorted({ current: { columnId: "price", direction: "descending" }, control })
    expect(count(markup, /aria-sort/g)).toBe(1)
    expect(markup).toMatch(/aria-sort="descending"[^>]*>a control/)
  })

  it("says that a column can be sorted which is not", () => {
    expect(sorted({ current: undefined, control })).toMatch(/aria-sort="none"[^>]*>a control/)
  })

  it("asks for the column's first direction, then for the other", () => {
    sorted({ current: undefined, control })
    sorted({ current: { columnId: "price", direction: "descending" }, control })
    sorted({ current: { columnId: "price", direction: "ascending" }, control })
    expect(control.mock.calls.map(([next]: ReadonlyArray<unknown>) => next)).toEqual([
      { columnId: "price", direction: "descending" },
      { columnId: "price", direction: "ascending" },
      { columnId: "price", direction: "descending" },
    ])
  })

  it("offers no sorting where the table has none", () => {
    expect(render()).not.toContain("aria-sort")
  })
})
