import { Link } from "@tanstack/react-router"
import { TabRow } from "../page/tab-row.tsx"
import { tabStyle } from "../page/tab-style.ts"

/** The pages about prices. */
export function PriceTabs() {
  return (
    <TabRow label="Prices">
      <Link to="/prices" activeOptions={{ exact: true, includeSearch: false }} className={tabStyle}>
        Price markups
      </Link>
      <Link to="/prices/products" activeOptions={{ includeSearch: false }} className={tabStyle}>
        Product prices
      </Link>
      <Link to="/prices/promotions" className={tabStyle}>
        Promotions
      </Link>
      <Link to="/prices/imports" className={tabStyle}>
        Imports
      </Link>
    </TabRow>
  )
}
