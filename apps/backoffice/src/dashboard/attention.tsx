import { Link, type LinkProps } from "@tanstack/react-router"
import type { DashboardData } from "@voltread/domain/contract/dashboard.ts"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { Card } from "../page/card.tsx"
import { MISSING_MONEY, PAYOUTS } from "../page/inner-pages.ts"
import { StaffIcon, type StaffIconName } from "../page/staff-icon.tsx"
import { may, type Permission, staffRole } from "../session/role.ts"
import { useUser } from "../session/use-session.ts"

interface Work {
  readonly key: keyof DashboardData["attention"]
  readonly label: string
  readonly icon: StaffIconName
  readonly link: Pick<LinkProps, "to" | "search">
  /** Needed to open it, if not everybody who sees it may do so. */
  readonly permission?: Permission
}

/** What a person has to look at, and where. */
const WORK: ReadonlyArray<Work> = [
  { key: "reviews", label: "Orders to review", icon: "alert", link: { to: "/reviews" } },
  {
    key: "failedPayments",
    label: "Orders with a failed payment",
    icon: "card",
    link: { to: "/orders", search: { status: ["PAYMENT_FAILED"] } },
  },
  {
    key: "disputed",
    label: "Orders with a disputed payment",
    icon: "alert",
    link: { to: "/orders", search: { disputed: true } },
  },
  {
    key: "missingMoney",
    label: MISSING_MONEY.label,
    icon: MISSING_MONEY.icon,
    link: { to: MISSING_MONEY.to },
  },
  { key: "payouts", label: PAYOUTS.label, icon: PAYOUTS.icon, link: { to: PAYOUTS.to } },
  {
    key: "applications",
    label: "Applications undecided for a day",
    icon: "note",
    link: { to: "/applications", search: { stuck: true } },
  },
  { key: "postbacks", label: "Postbacks refused by networks", icon: "link", link: { to: "/postbacks" } },
  {
    key: "parkedEvents",
    label: "Changes that could not be shown",
    icon: "rows",
    link: { to: "/read-models" },
    permission: "rebuild-read-models",
  },
]

const COUNTED_UP_TO = 1_000

const row = "flex items-center gap-3 rounded-md px-2 py-2.5"

/** Where there is something, a link to it. */
export function Attention({ counts }: { readonly counts: DashboardData["attention"] }) {
  const role = staffRole(useUser()?.type)
  return (
    <Card title="Needs attention">
      <ul className="-mx-2 grid gap-x-5 sm:grid-cols-2 wide:grid-cols-3">
        {WORK.map(({ key, label, icon, link, permission = "read-reports" }) => {
          const count = counts[key]
          return (
            <li key={key}>
              {count === 0 || !may(role, permission) ? (
                <p className={`${row} text-muted`}>
                  <StaffIcon name={count === 0 ? "check" : icon} />
                  <span className="min-w-0 flex-1">
                    {label}
                    {count > 0 && <span className="block text-sm">A super admin can open them.</span>}
                  </span>
                  <span className="numeric">{formatNumber(count)}</span>
                </p>
              ) : (
                <Link {...link} className={`${row} font-semibold hover:bg-sunken`}>
                  <StaffIcon name={icon} />
                  <span className="min-w-0 flex-1">{label}</span>
                  <span className="numeric rounded-full bg-accent px-2.5 text-sm font-bold text-on-accent">
                    {formatNumber(count)}
                    {count === COUNTED_UP_TO && key !== "reviews" && key !== "failedPayments" && "+"}
                  </span>
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
