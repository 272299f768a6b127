import { Link } from "@tanstack/react-router"
import { showCurrentTab } from "@voltread/ui/components/show-current-tab.ts"
import { tabStyle } from "../page/tab-style.ts"

/** The pages about prices. */
export function PriceTabs() {
  return (
    <nav aria-label="Prices" ref={showCurrentTab} className="more-sideways flex border-b border-line">
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
    </nav>
  )
}
