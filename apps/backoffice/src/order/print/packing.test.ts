import { describe, expect, it } from "vitest"
import { printView } from "../../page/print-view.ts"
import { parseSearch, stringifySearch } from "../../search-params/search.ts"
import { anItem } from "../order.fixture.ts"
import { packingPlaces } from "./packing.ts"

const austin = {
  storeId: "austin",
  name: "Voltread Austin",
  address1: "1 Main St",
  city: "Austin",
  state: "TX",
}

describe("what is packed", () => {
  it("is what has not left yet, by where it is taken from", () => {
    const places = packingPlaces([
      anItem({ id: "a", sku: "A", quantity: 4, shippedQuantity: 1, partner: "Tire Rack", size: "225/45R17" }),
      anItem({ id: "b", sku: "B", quantity: 2, pickupStore: austin, status: "PENDING_PICKUP" }),
      anItem({ id: "c", sku: "C", quantity: 1, partner: "Tire Rack" }),
    ])
    expect(places).toEqual([
      {
        name: "Tire Rack",
        isPickup: false,
        lines: [
          { id: "a", sku: "A", name: "Sound bar, 225/45R17", ordered: 4, toPack: 3 },
          { id: "c", sku: "C", name: "Sound bar", ordered: 1, toPack: 1 },
        ],
      },
      {
        name: "Voltread Austin",
        isPickup: true,
        lines: [{ id: "b", sku: "B", name: "Sound bar", ordered: 2, toPack: 2 }],
      },
    ])
  })

  it("has its size, once", () => {
    const nameOf = (name: string) => packingPlaces([anItem({ name, size: "225/45R17" })])[0]?.lines[0]?.name
    expect(nameOf("Altura HP")).toBe("Altura HP, 225/45R17")
    expect(nameOf("Altura HP 225/45R17 94W")).toBe("Altura HP 225/45R17 94W")
  })

  it("is nothing that was canceled, and nothing again that was handed over", () => {
    expect(packingPlaces([anItem({ status: "CANCELLED" })])).toEqual([])
    const [place] = packingPlaces([anItem({ pickupStore: austin, status: "PICKUPED" })])
    expect(place?.lines).toMatchObject([{ ordered: 1, toPack: 0 }])
  })
})

describe("what is printed", () => {
  const readBack = (raw: Record<string, unknown>) =>
    printView(parseSearch(stringifySearch({ ...printView(raw) })))

  it("is said by the address, each order once and at most a hundred", () => {
    expect(readBack({ paper: "invoice", ids: "o-1,o-2,o-1" })).toEqual({
      paper: "invoice",
      ids: ["o-1", "o-2"],
    })
    expect(readBack({ ids: "123" })).toEqual({ paper: "packing-slip", ids: ["123"] })
    expect(readBack({ ids: ["a b", "<script>"] }).ids).toEqual([])
    expect(readBack({}).ids).toEqual([])
    expect(printView({ ids: Array.from({ length: 150 }, (_, n) => `o${n}`) }).ids).toHaveLength(100)
  })
})
