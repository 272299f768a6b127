import { expect, test } from "vitest"
import { folderCircles } from "./folder-circles.ts"

const circles = (imports: Readonly<Record<string, ReadonlyArray<string>>>) =>
  folderCircles(new Map(Object.entries(imports)))

test("a folder and one inside it that import each other are a circle, however deep the file lies", () => {
  expect(
    circles({
      "apps/orders/page.ts": ["apps/orders/dialogs/cancel/dialog.ts"],
      "apps/orders/dialogs/cancel/dialog.ts": ["apps/orders/queries.ts"],
    }),
  ).toEqual([
    {
      folders: ["apps/orders", "apps/orders/dialogs"],
      examples: [
        "apps/orders/page.ts → apps/orders/dialogs/cancel/dialog.ts",
        "apps/orders/dialogs/cancel/dialog.ts → apps/orders/queries.ts",
      ],
    },
  ])
})

test("so are two folders beside each other", () => {
  expect(
    circles({
      "orders/mail/form.ts": ["orders/timeline/entry.ts"],
      "orders/timeline/tree.ts": ["orders/mail/words.ts"],
    }),
  ).toMatchObject([{ folders: ["orders/mail", "orders/timeline"] }])
})

test("and the files of a whole room with a folder of it", () => {
  expect(circles({ "app.ts": ["orders/order.ts"], "orders/order.ts": ["brand.ts"] })).toMatchObject([
    { folders: [".", "orders"] },
  ])
})

test("so are three that import each other in turn; one that only imports them is not part of it", () => {
  expect(
    circles({
      "orders/list/table.ts": ["orders/mail/form.ts", "orders/tree/entry.ts"],
      "orders/mail/form.ts": ["orders/names.ts", "orders/tree/entry.ts"],
      "orders/tree/entry.ts": ["orders/card/name.ts"],
      "orders/card/name.ts": ["orders/mail/words.ts"],
    }),
  ).toEqual([
    {
      folders: ["orders/card", "orders/mail", "orders/tree"],
      examples: [
        "orders/card/name.ts → orders/mail/words.ts",
        "orders/mail/form.ts → orders/tree/entry.ts",
        "orders/tree/entry.ts → orders/card/name.ts",
      ],
    },
  ])
})

test("one direction is no circle, nor are files of one folder", () => {
  expect(
    circles({
      "orders/page.ts": ["orders/dialogs/cancel.ts", "orders/row.ts"],
      "orders/dialogs/cancel.ts": ["orders/data/queries.ts"],
      "orders/row.ts": ["orders/page.ts"],
    }),
  ).toEqual([])
})

test("an entry point belongs above its folder", () => {
  expect(circles({ "main.ts": ["orders/order.ts"], "orders/order.ts": ["brand.ts"] })).toEqual([])
})
