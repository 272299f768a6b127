import { GATEWAY_TYPES, gatewayLabel } from "@voltread/domain/ordering/gateway-type.ts"
import { PICKUP_STATUSES } from "@voltread/domain/ordering/item-status-facts.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { Checkbox } from "@voltread/ui/components/checkbox.tsx"
import { Select } from "@voltread/ui/components/select.tsx"
import { statusLabel } from "@voltread/ui/components/status-tone.ts"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { type FormEvent, useState } from "react"
import { amountValue } from "../search-params/search-value.ts"
import { type OrdersView, ordersView } from "./view.ts"

interface FilterPanelProps {
  readonly view: OrdersView
  readonly onApply: (view: OrdersView) => void
}

const ANY = "any"
const gateways = [{ id: ANY, label: "Any" }, ...GATEWAY_TYPES.map((id) => ({ id, label: gatewayLabel(id) }))]

const pickups = [{ id: ANY, label: "Any" }, ...PICKUP_STATUSES.map((id) => ({ id, label: statusLabel(id) }))]

const wrongAmount = (text: string): string | undefined =>
  text.trim() === "" || amountValue(text.trim()) !== undefined
    ? undefined
    : "Please enter dollars, such as 250 or 99.50"

/** Date, way of payment, pickup, affiliate, total and dispute; they take effect together. */
export default function FilterPanel({ view, onApply }: FilterPanelProps) {
  const [from, setFrom] = useState(view.from ?? "")
  const [to, setTo] = useState(view.to ?? "")
  const [gateway, setGateway] = useState<string>(view.gateway ?? ANY)
  const [affiliate, setAffiliate] = useState(view.affiliate ?? "")
  const [pickup, setPickup] = useState<string>(view.pickup ?? ANY)
  const [disputed, setDisputed] = useState(view.disputed === true)
  const [min, setMin] = useState(view.min ?? "")
  const [max, setMax] = useState(view.max ?? "")

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wrongAmount(min) !== undefined || wrongAmount(max) !== undefined) return
    onApply(
      ordersView({
        ...view,
        from,
        to,
        gateway,
        affiliate,
        pickup,
        disputed,
        min: min.trim(),
        max: max.trim(),
      }),
    )
  }
  return (
    <form
      onSubmit={submit}
      aria-label="Filters"
      className="grid items-start gap-4 rounded-md border border-line bg-surface p-4 sm:grid-cols-2 wide:grid-cols-4 ultra:grid-cols-[repeat(7,minmax(0,1fr))_auto]"
    >
      <TextField label="From" type="date" value={from} onChange={setFrom} />
      <TextField label="To" type="date" value={to} onChange={setTo} />
      <Select label="Paid by" options={gateways} value={gateway} onChange={setGateway} />
      <Select label="Pickup" options={pickups} value={pickup} onChange={setPickup} />
      <TextField label="Affiliate ID" value={affiliate} onChange={setAffiliate} />
      <TextField
        label="Total from, $"
        inputMode="decimal"
        value={min}
        onChange={setMin}
        errorMessage={wrongAmount(min)}
      />
      <TextField
        label="Total to, $"
        inputMode="decimal"
        value={max}
        onChange={setMax}
        errorMessage={wrongAmount(max)}
      />
      <div className="mt-6.5 flex h-12 items-center gap-4">
        <Checkbox isSelected={disputed} onChange={setDisputed}>
          Disputed
        </Checkbox>
        <Button type="submit" className="h-12 flex-1">
          Apply
        </Button>
      </div>
    </form>
  )
}
