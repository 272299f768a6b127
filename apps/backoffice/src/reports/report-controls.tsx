import { Button } from "@voltread/ui/components/button.tsx"
import { Checkbox } from "@voltread/ui/components/checkbox.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { NativeSelect } from "@voltread/ui/components/native-select.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useState } from "react"
import { shopTimeZone } from "../page/shop-days.ts"
import type { ReportDefinition } from "./definitions.ts"
import { FILTERS } from "./filter-names.ts"
import { firstPage } from "./known-view.ts"
import { PRESETS } from "./presets.ts"
import { type Days, PRESET_LABELS } from "./range.ts"
import { DEFAULT_RANGE, type ReportView, reportView } from "./report-view.ts"

const DaysFields = lazy(() => part(() => import("../page/days-fields.tsx")))
const ReportFilterPanel = lazy(() => part(() => import("./report-filter-panel.tsx")))

const CUSTOM = "custom"
const ranges = [
  ...PRESETS.map((id) => ({ id, label: PRESET_LABELS[id] })),
  { id: CUSTOM, label: "Custom range" },
]

/** The server's own choice, which no address names. */
const LAST = "last"
const touches = [
  { id: LAST, label: "Last visit" },
  { id: "first", label: "First visit" },
  { id: "lastPaid", label: "Last paid visit" },
]

interface ReportControlsProps {
  readonly definition: ReportDefinition
  readonly view: ReportView
  readonly days: Days
  /** Whose days they are. */
  readonly timeZone: string
  readonly onChange: (view: ReportView) => void
}

/** Which days, how grouped, compared with what, of which orders. */
export function ReportControls({ definition, view, days, timeZone, onChange }: ReportControlsProps) {
  const [isOpen, setOpen] = useState(false)
  const isCustom = view.from !== undefined
  const applied =
    FILTERS.filter((filter) => view[filter] !== undefined).length + (view.status === undefined ? 0 : 1)
  const { range: _range, from: _from, to: _to, ...rest } = view

  const chooseRange = (id: string) =>
    onChange(id === CUSTOM ? { ...rest, ...days } : reportView({ ...rest, range: id }))
  const chooseTouch = (id: string) => onChange(reportView({ ...view, touch: id === LAST ? undefined : id }))
  const compare = (isCompared: boolean) => {
    const { compare: _compare, ...others } = view
    onChange(isCompared ? { ...others, compare: "previous" } : others)
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <NativeSelect
          label="Range"
          options={ranges}
          value={isCustom ? CUSTOM : (view.range ?? DEFAULT_RANGE)}
          onChange={chooseRange}
          className="w-44"
        />
        {isCustom && (
          <Suspense fallback={<div className="h-18 w-80" />}>
            <DaysFields {...days} onChange={(chosen) => onChange(reportView({ ...rest, ...chosen }))} />
          </Suspense>
        )}
        <NativeSelect
          label="Group by"
          options={definition.groupings}
          value={view.by ?? definition.groupings[0].id}
          onChange={(by) => onChange(firstPage({ ...view, by }))}
          className="w-40"
        />
        {definition.isByTouch === true && (
          <NativeSelect
            label="Orders count for"
            options={touches}
            value={view.touch ?? LAST}
            onChange={chooseTouch}
            className="w-44"
          />
        )}
        <Button variant="secondary" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)} className="h-12">
          <Icon name="filter" />
          Filters
          {applied > 0 && <span className="numeric">{applied}</span>}
        </Button>
        <div className="flex h-12 items-center">
          <Checkbox isSelected={view.compare === "previous"} onChange={compare}>
            Compare with the previous period
          </Checkbox>
        </div>
      </div>
      <p className="text-sm text-muted">{shopTimeZone(timeZone)}</p>
      {isOpen && (
        <Suspense fallback={<div className="h-60" />}>
          <ReportFilterPanel view={view} onChange={onChange} />
        </Suspense>
      )}
    </div>
  )
}
