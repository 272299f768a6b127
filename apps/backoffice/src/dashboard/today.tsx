import { Link } from "@tanstack/react-router"
import type { DashboardData } from "@voltread/domain/contract/dashboard.ts"
import { formatDay, formatTime } from "@voltread/domain/shared/date-format.ts"
import { dateFormatter } from "@voltread/domain/shared/date-formatter.ts"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import { shopTimeZone } from "../page/shop-days.ts"
import { conversion, shareOf } from "./comparison.ts"

type Day = DashboardData["today"]

const percent = (value: number | null): string => (value === null ? "–" : `${formatNumber(value, 2)}%`)

/** Days of the shop, whatever the viewer's zone. */
const weekday = (day: string): string =>
  dateFormatter({ weekday: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`))

const FIGURES = [
  { label: "Orders", report: "daily-business", of: ({ orders }: Day) => orders, text: formatNumber },
  { label: "Revenue, net", report: "revenue", of: ({ net }: Day) => net, text: formatMoney },
  { label: "Sessions", report: "traffic-sources", of: ({ sessions }: Day) => sessions, text: formatNumber },
] as const

const tile =
  "flex h-full flex-col gap-0.5 rounded-lg border border-line bg-surface px-5 py-4 transition-colors hover:border-ink"

/** Today so far beside the whole of the same weekday last week; each figure opens its report. */
export function Today({ data: { at, timeZone, today, weekBefore } }: { readonly data: DashboardData }) {
  const days = { from: today.day, to: today.day }
  const before = `${weekday(weekBefore.day)}, ${formatDay(weekBefore.day)}`
  return (
    <section aria-labelledby="today" className="flex flex-col gap-3">
      <div>
        <h2 id="today" className="text-lg">
          Today
        </h2>
        <p className="text-sm text-muted">
          {formatDay(today.day)} until {formatTime(new Date(at), timeZone)}, compared with all of {before}.{" "}
          {shopTimeZone(timeZone)}
        </p>
      </div>
      <ul className="grid grid-cols-2 gap-3 wide:grid-cols-4">
        {FIGURES.map(({ label, report, of, text }) => (
          <li key={label}>
            <Link to="/reports/$report" params={{ report }} search={days} className={tile}>
              <span className="text-sm text-muted">{label}</span>
              <span className="numeric text-xl font-bold desk:text-2xl">{text(of(today))}</span>
              <Before text={text(of(weekBefore))} share={shareOf(of(today), of(weekBefore))} />
            </Link>
          </li>
        ))}
        <li>
          <Link to="/reports/$report" params={{ report: "traffic-sources" }} search={days} className={tile}>
            <span className="text-sm text-muted">Conversion</span>
            <span className="numeric text-xl font-bold desk:text-2xl">{percent(conversion(today))}</span>
            <Before text={percent(conversion(weekBefore))} share={null} />
          </Link>
        </li>
      </ul>
    </section>
  )
}

function Before({ text, share }: { readonly text: string; readonly share: string | null }) {
  return (
    <span className="numeric text-sm text-muted">
      Last week {text}
      {share !== null && <span className="block">{share}</span>}
    </span>
  )
}
