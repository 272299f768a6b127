import { Link } from "@tanstack/react-router"
import { showCurrentTab } from "@voltread/ui/components/show-current-tab.ts"
import { tabStyle } from "../page/tab-style.ts"

/** From the affiliates to what their networks were told, and back. */
export function AffiliateTabs() {
  return (
    <nav
      aria-label="Affiliate views"
      ref={showCurrentTab}
      className="more-sideways flex border-b border-line"
    >
      <Link to="/affiliates" activeOptions={{ exact: true }} className={tabStyle}>
        Affiliates
      </Link>
      <Link to="/postbacks" search={{}} className={tabStyle}>
        Postbacks
      </Link>
    </nav>
  )
}
