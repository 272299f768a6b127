import { renderToStaticMarkup } from "react-dom/server"
import { beforeEach, describe, expect, it, vi } from "vitest"
import type { Column } from "./column.ts"
import { DataTable, type DataTableProps } from "./data-table.tsx"
import type { SelectionBoxProps } from "./row-selection.tsx"

/** The boxes of the table that was rendered last, by their labels: there is no browser here to press them in. */
const boxes = new Map<string, SelectionBoxProps>()
vi.mock("./row-selection.tsx", () => ({
  SelectionBox: (props: SelectionBoxProps) => {
    boxes.set(props.label, props)
    return null
  },
  SelectedRows: ({ count, children }: { readonly count: number; readonly children: string }) =>
    `${count} selected: ${children}`,
}))
beforeEach(() => boxes.clear())

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

describe("selection", () => {
  const onChange = vi.fn()
  const select = (selected: Readonly<Record<string, true>>): string =>
    render({
      selection: {
        selected,
        onChange,
        labelOf: ({ name }) => `Select ${name}`,
        actions: (rows) => rows.map(({ name }) => name).join(" and "),
      },
    })

  it("has a box for every row and one for all of them", () => {
    select({})
    expect([...boxes.keys()]).toEqual(["Select all rows", "Select Apple", "Select Banana"])
  })

  it("adds a row that is ticked to those that are, and takes it away again", () => {
    select({ b: true })
    boxes.get("Select Apple")?.onChange(true)
    expect(onChange).toHaveBeenLastCalledWith({ a: true, b: true })
    boxes.get("Select Banana")?.onChange(false)
    expect(onChange).toHaveBeenLastCalledWith({})
  })

  it("selects and deselects all rows", () => {
    select({})
    boxes.get("Select all rows")?.onChange(true)
    expect(onChange).toHaveBeenLastCalledWith({ a: true, b: true })
    select({ a: true, b: true })
    expect(boxes.get("Select all rows")).toMatchObject({ isSelected: true, isPartial: false })
    boxes.get("Select all rows")?.onChange(false)
    expect(onChange).toHaveBeenLastCalledWith({})
  })

  it("marks the selected rows, says how many they are and offers what can be done with them", () => {
    const markup = select({ b: true })
    expect(count(markup, /<tr data-selected="true"/g)).toBe(1)
    expect(markup).toContain("1 selected: Banana")
    expect(boxes.get("Select all rows")).toMatchObject({ isSelected: false, isPartial: true })
  })

  it("counts only rows that are there", () => {
    expect(select({ b: true, gone: true })).toContain("1 selected: Banana")
    expect(select({ gone: true })).not.toContain("1 selected:")
  })

  it("has no boxes where rows cannot be selected", () => {
    render()
    expect(boxes.size).toBe(0)
  })
})
