import { Link } from "@tanstack/react-router"
import { POSTBACKS } from "../page/inner-pages.ts"
import { TabRow } from "../page/tab-row.tsx"
import { tabStyle } from "../page/tab-style.ts"

/** Links between affiliates and postbacks. */
export function AffiliateTabs() {
  return (
    <TabRow label="Affiliate views">
      <Link to="/affiliates" activeOptions={{ exact: true }} className={tabStyle}>
        Affiliates
      </Link>
      <Link to={POSTBACKS.to} search={{}} className={tabStyle}>
        {POSTBACKS.label}
      </Link>
    </TabRow>
  )
}
