import { useQuery } from "@tanstack/react-query"
import { NativeSelect } from "@voltread/ui/components/native-select.tsx"
import DaysFields from "../page/days-fields.tsx"
import { staffQuery } from "../staff/model/queries.ts"
import { type AuditLogView, auditLogView } from "./view.ts"
import { ACTIONS, actionLabel, KINDS, kindLabel } from "./words.ts"

interface FilterProps {
  readonly view: AuditLogView
  readonly onChange: (view: AuditLogView) => void
}

const ANY = { id: "", label: "Any" }
const kinds = [ANY, ...KINDS.map((id) => ({ id, label: kindLabel(id) }))]
const actions = [
  ANY,
  ...ACTIONS.map((id) => ({ id, label: actionLabel(id) })).sort((a, b) => a.label.localeCompare(b.label)),
]

/** Who, what, on what and when; a change takes effect at once. */
export default function FilterPanel({ view, onChange }: FilterProps) {
  const { data: staff = [] } = useQuery(staffQuery)
  const change = (changed: Readonly<Record<string, string>>) =>
    onChange(auditLogView({ ...view, ...changed }))
  const people = staff.map(({ username, firstName, lastName }) => ({
    id: username,
    label: `${firstName} ${lastName}`.trim() || username,
  }))
  const isKnown = view.actor === undefined || people.some(({ id }) => id === view.actor)
  return (
    <fieldset className="grid gap-4 rounded-md border border-line bg-surface p-4 sm:grid-cols-2 desk:grid-cols-3 wide:grid-cols-5">
      <legend className="sr-only">Filters</legend>
      <NativeSelect
        label="Who"
        options={[ANY, ...(isKnown ? [] : [{ id: view.actor ?? "", label: view.actor ?? "" }]), ...people]}
        value={view.actor ?? ""}
        onChange={(actor) => change({ actor })}
      />
      <NativeSelect
        label="On"
        options={kinds}
        value={view.on ?? ""}
        onChange={(on) => change({ on, action: "", subject: "" })}
      />
      <NativeSelect
        label="Action"
        options={actions}
        value={view.action ?? ""}
        onChange={(action) => change({ action })}
      />
      <DaysFields from={view.from ?? ""} to={view.to ?? ""} isOpen onChange={change} />
    </fieldset>
  )
}
