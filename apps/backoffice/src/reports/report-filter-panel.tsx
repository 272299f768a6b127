import { useQuery } from "@tanstack/react-query"
import { gatewayLabel } from "@voltread/domain/ordering/gateway-type.ts"
import { ORDER_STATUSES_ON_SCREEN } from "@voltread/domain/ordering/order-status-table.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { Select } from "@voltread/ui/components/select.tsx"
import { statusLabel } from "@voltread/ui/components/status-tone.ts"
import { FILTERS, type Filter } from "./filter-names.ts"
import { filtersQuery } from "./queries.ts"
import { type ReportView, reportView } from "./report-view.ts"

const labels: Readonly<Record<Filter, string>> = {
  gateway: "Paid by",
  category: "Category",
  brand: "Brand",
  partner: "Partner",
  affiliate: "Affiliate",
}

const ANY = "*"

interface ReportFilterPanelProps {
  readonly view: ReportView
  readonly onChange: (view: ReportView) => void
}

/** Filters of a report; each takes effect at once. */
export default function ReportFilterPanel({ view, onChange }: ReportFilterPanelProps) {
  const { data: values } = useQuery(filtersQuery)
  const set = (filter: Filter, value: string) =>
    onChange(reportView({ ...view, [filter]: value === ANY ? undefined : value }))
  const toggle = (status: (typeof ORDER_STATUSES_ON_SCREEN)[number]) => {
    const chosen = view.status ?? []
    const next = chosen.includes(status) ? chosen.filter((each) => each !== status) : [...chosen, status]
    onChange(reportView({ ...view, status: next }))
  }
  const clear = () => {
    const {
      status: _status,
      gateway: _g,
      category: _c,
      brand: _b,
      partner: _p,
      affiliate: _a,
      ...rest
    } = view
    onChange(rest)
  }
  return (
    <section
      aria-label="Filters"
      className="flex flex-col gap-4 rounded-md border border-line bg-surface p-4"
    >
      <div className="grid gap-4 sm:grid-cols-2 wide:grid-cols-5">
        {FILTERS.map((filter) => (
          <Select
            key={filter}
            label={labels[filter]}
            options={[
              { id: ANY, label: "Any" },
              ...(values?.[filter] ?? []).map((id) => ({
                id,
                label: filter === "gateway" ? gatewayLabel(id) : id,
              })),
            ]}
            value={view[filter] ?? ANY}
            onChange={(value) => set(filter, value)}
          />
        ))}
      </div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 text-sm font-semibold">Order status</legend>
        {ORDER_STATUSES_ON_SCREEN.map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={view.status?.includes(status) === true}
            onClick={() => toggle(status)}
            className="h-9 cursor-pointer rounded-full border border-line-strong px-3.5 text-sm font-medium hover:bg-sunken aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-canvas"
          >
            {statusLabel(status)}
          </button>
        ))}
      </fieldset>
      <Button variant="ghost" size="sm" onPress={clear} className="self-start">
        Clear all filters
      </Button>
    </section>
  )
}
