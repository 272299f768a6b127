// @vitest-environment happy-dom

import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { until } from "@voltread/ui/page/until.fixture.ts"
import { expect, test } from "vitest"
import type { ListingSearch } from "../router/listing-search.ts"
import type { ShopContext } from "../shop/shop-context.ts"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { useSearchSubject } from "./use-search-subject.ts"

const fitments = [
  { position: 0, isOriginal: true, isStaggered: false, label: "265/70R17" },
  { position: 1, isOriginal: false, isStaggered: false, label: "275/65R18" },
]

function Subject({ search }: { readonly search: ListingSearch }) {
  const subject = useSearchSubject("tires", search)
  return <p>{subject && [subject.list, subject.name, ...subject.narrowedBy].join(" | ")}</p>
}

/** What a search is saved as. */
const savedAs = async (search: ListingSearch): Promise<string> => {
  const { page, root } = openPage()
  // The stand-in answers the one query that the hook asks.
  const request = (async () => ({
    getVehicle: { vehicleId: "f150", name: "2019 Ford F-150 XLT", fitments },
  })) as unknown as ShopContext["request"]
  await renderShopPage(root, () => <Subject search={search} />, { request })
  await until(() => expect(page.textContent).not.toBe(""))
  return page.textContent ?? ""
}

test.each<[ListingSearch, string]>([
  [{ vehicle: "f150" }, "tires | 2019 Ford F-150 XLT"],
  [{ vehicle: "f150", fitment: 0 }, "tires | 2019 Ford F-150 XLT | 265/70R17"],
  [{ vehicle: "f150", fitment: 1 }, "tires | 2019 Ford F-150 XLT | 275/65R18"],
  [{ vehicle: "f150", fitment: 9 }, "tires | 2019 Ford F-150 XLT"],
  [{ vehicle: "f150", q: "winter" }, "tires | 2019 Ford F-150 XLT | “winter”"],
  [{ tireSize: "225/65R17", q: "winter" }, "size | 225/65R17 | “winter”"],
])("searches that find other tires are saved under other names: %j", async (search, name) => {
  expect(await savedAs(search)).toBe(name)
})
