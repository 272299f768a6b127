import { CARRIERS, trackingLink } from "@voltread/domain/ordering/carriers.ts"
import { QuantityStepper } from "@voltread/ui/components/quantity-stepper.tsx"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { useState } from "react"
import { type OrderDetailFragment, RecordOrderShipmentDocument } from "../../generated/order.ts"
import { CommandDialog } from "../../page/command-dialog.tsx"
import { useRequiredText } from "../../page/use-required-text.ts"
import { dayValue, omitUndefined } from "../../search-params/search-value.ts"
import type { OrderDialogProps } from "./cancel-dialog.tsx"
import { useDialogCommand } from "./use-dialog-command.ts"

type Shipment = NonNullable<OrderDetailFragment["shipments"]>[number]

interface Line {
  readonly itemId: string
  readonly name: string
  readonly most: number
  readonly quantity: number
}

/** All that is left to ship, or the lines of a known parcel. */
const linesOf = (order: OrderDetailFragment, known: Shipment | undefined): ReadonlyArray<Line> => {
  const names = new Map(order.items.map(({ id, name }) => [id, name]))
  if (known !== undefined) {
    return known.lines.map(({ itemId, quantity }) => ({
      itemId,
      name: names.get(itemId) ?? itemId,
      most: quantity,
      quantity,
    }))
  }
  return order.items
    .filter(({ status }) => status === "PENDING_SHIPMENT")
    .map(({ id, name, quantity, shippedQuantity }) => {
      const left = quantity - shippedQuantity
      return { itemId: id, name, most: left, quantity: left }
    })
}

interface ShipmentDialogProps extends OrderDialogProps {
  /** A parcel to correct; a new one when absent. */
  readonly known: Shipment | undefined
}

/** The units, carrier and tracking number of a parcel. */
export default function ShipmentDialog({ order, known, onClose }: ShipmentDialogProps) {
  const [lines, setLines] = useState(() => linesOf(order, known))
  const carrier = useRequiredText("Please enter the carrier", { initial: known?.carrier })
  const tracking = useRequiredText("Please enter the tracking number", { initial: known?.trackingNumber })
  const [method, setMethod] = useState(known?.shipMethod ?? "")
  const [url, setUrl] = useState(known?.trackingUrl ?? "")
  const [partnerOrder, setPartnerOrder] = useState(known?.partnerOrderId ?? "")
  const [expected, setExpected] = useState(known?.estimatedDeliveryDate ?? "")
  const { submit, ...state } = useDialogCommand(order.id, onClose)

  const chosen = lines.filter(({ quantity }) => quantity > 0)
  const setQuantity = (itemId: string, quantity: number) =>
    setLines(lines.map((line) => (line.itemId === itemId ? { ...line, quantity } : line)))
  const urlProblem =
    url.trim() === "" || /^https?:\/\//i.test(url.trim())
      ? undefined
      : "Please enter a web address, https://…"

  const carriersLink = trackingLink({
    carrier: carrier.value,
    trackingNumber: tracking.value,
    trackingUrl: "",
  })

  const ship = () => {
    const [carrierName, trackingNumber] = [carrier.read(), tracking.read()]
    if (carrierName === undefined || trackingNumber === undefined || urlProblem !== undefined) return
    if (chosen.length === 0) return
    const shipment = {
      lines: chosen.map(({ itemId, quantity }) => ({ itemId, quantity })),
      carrier: carrierName,
      trackingNumber,
      ...omitUndefined({
        shipmentId: known?.shipmentId,
        shipMethod: method.trim() || undefined,
        trackingUrl: url.trim() || undefined,
        partnerOrderId: partnerOrder.trim() || undefined,
        estimatedDeliveryDate: dayValue(expected),
      }),
    }
    const done = known === undefined ? "Marked as shipped." : "Shipment saved."
    void submit({ operation: RecordOrderShipmentDocument, content: { shipment }, done })
  }

  return (
    <CommandDialog
      title={known === undefined ? "Record shipment" : "Edit shipment"}
      confirm={known === undefined ? "Record shipment" : "Save shipment"}
      onSubmit={ship}
      onClose={onClose}
      size="md"
      {...state}
    >
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 text-sm font-semibold">Units in this package</legend>
        {lines.map(({ itemId, name, most, quantity }) => (
          <div key={itemId} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4">
            <span className="text-sm">{`${name} (${most} ${known === undefined ? "left" : "sent"})`}</span>
            {known === undefined ? (
              <QuantityStepper
                of={name}
                quantity={quantity}
                onChange={(units) => setQuantity(itemId, units)}
                maximum={most}
              />
            ) : (
              <span className="numeric text-right">{quantity}</span>
            )}
          </div>
        ))}
        {chosen.length === 0 && (
          <p className="text-sm font-medium text-danger">Please choose at least one unit</p>
        )}
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Carrier"
          value={carrier.value}
          onChange={carrier.setValue}
          errorMessage={carrier.errorMessage}
          suggestions={CARRIERS.map(({ name }) => name)}
          maxLength={80}
        />
        <TextField label="Method" isOptional value={method} onChange={setMethod} maxLength={80} />
        <TextField
          label="Tracking number"
          value={tracking.value}
          onChange={tracking.setValue}
          errorMessage={tracking.errorMessage}
          maxLength={80}
        />
        <TextField
          label="Tracking link"
          isOptional
          type="url"
          value={url}
          onChange={setUrl}
          errorMessage={urlProblem}
          description={
            carriersLink === null
              ? undefined
              : `Without one, customers track it at ${new URL(carriersLink).host}`
          }
          maxLength={500}
        />
        <TextField
          label="Supplier's order number"
          isOptional
          value={partnerOrder}
          onChange={setPartnerOrder}
          maxLength={80}
        />
        <TextField label="Expected delivery" isOptional type="date" value={expected} onChange={setExpected} />
      </div>
    </CommandDialog>
  )
}
